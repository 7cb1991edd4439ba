import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Wrap } from '../../kit/ui/page.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { TwinOffer } from './twin-offer.tsx'
import { WhitelabelOffer } from './whitelabel-offer.tsx'

/** What stands beside minutes: a face of one's own, and on the house's own brands a whole site of one's own. */
export function FurtherOffers() {
  const { isFlagship } = useBoot()
  return (
    <Pair>
      <TwinOffer />
      {isFlagship && <WhitelabelOffer />}
    </Pair>
  )
}

const Pair = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${token.space[4]};
  padding-block-start: ${token.space[8]};
  ${media.narrow} {
    padding-block-start: ${token.space[7]};
  }
`
