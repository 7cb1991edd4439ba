import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../kit/format.ts'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { Loaded } from './loaded.tsx'
import { useAdminSystem } from './queries.ts'

/** Counts over the whole platform. */
export function SystemTab() {
  return (
    <Loaded query={useAdminSystem()} title="The figures could not be loaded.">
      {({ videos, avatars, userCredits }) => (
        <Pair>
          <section>
            <h2>Video Statistics</h2>
            <FactList
              facts={[
                ['Total', formatCount(videos.total)],
                ['Completed', formatCount(videos.completed)],
                ['Processing', formatCount(videos.processing)],
                ['Failed', formatCount(videos.failed)],
              ]}
            />
          </section>
          <section>
            <h2>Avatar Breakdown</h2>
            <FactList
              facts={[
                ['Stock', formatCount(avatars.stock)],
                ['Custom', formatCount(avatars.custom)],
                ['Total', formatCount(avatars.total)],
                ['User Credits', formatCredits(userCredits)],
              ]}
            />
          </section>
        </Pair>
      )}
    </Loaded>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${token.space[7]};
  h2 {
    margin-block-end: ${token.space[2]};
  }
`
