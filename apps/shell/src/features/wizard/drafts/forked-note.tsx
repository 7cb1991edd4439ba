import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import type { ForkedFrom } from './saver.ts'

/** Shown when two windows wrote in one draft: both texts are kept, and it links to the other one. */
export function ForkedNote({ from: { id, isThere } }: { from: ForkedFrom }) {
  return (
    <Place role="status">
      <Note tone="warn">
        {isThere ? (
          <Trans>
            This draft was changed in another window. We’ve saved both: you’re now editing a copy.{' '}
            <TextLink to={`/generate-video?draft=${id}`}>Open the other one</TextLink>
          </Trans>
        ) : (
          <Trans>
            This draft was deleted or turned into a video in another window. What you write here is saved as a new
            draft.
          </Trans>
        )}
      </Note>
    </Place>
  )
}

const Place = styled.div`
  margin-block-start: ${token.space[4]};
`
