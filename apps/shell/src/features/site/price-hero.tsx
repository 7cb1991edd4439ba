import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { media } from '../../kit/ui/shapes.ts'
import { HeroStage } from './hero-stage.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** The unit in one sentence, and beside it what comes first. */
export function PriceHero() {
  const { vertical } = useBoot()
  return (
    <Stage>
      <div>
        <h1>
          <Trans>A minute of video is one credit.</Trans>
        </h1>
        <p>
          {vertical === 'property' ? (
            <Trans>Subscribe once, add minutes when a listing needs them.</Trans>
          ) : (
            <Trans>Subscribe once, add minutes when a season or a tour needs them.</Trans>
          )}{' '}
          <Trans>The monthly subscription is required for every user; bundles are add-ons after subscription.</Trans>
        </p>
      </div>
      <SubscriptionCard />
    </Stage>
  )
}

const Stage = styled(HeroStage)`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  h1 {
    max-inline-size: 10ch;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
