import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { TwinOffer } from './twin-offer.tsx'
import { WhitelabelOffer } from './whitelabel-offer.tsx'

/** Offers besides minutes: a twin where sold, and on built-in brands a whole branded site. */
export function FurtherOffers() {
  const { isFlagship, sellsTwins } = useBoot()
  if (!isFlagship && !sellsTwins) return null
  return (
    <Pair>
      {sellsTwins && <TwinOffer />}
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
