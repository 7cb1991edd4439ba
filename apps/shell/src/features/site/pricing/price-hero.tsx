import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { HeroStage } from '../hero-stage.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** The unit in one sentence, and beside it what comes first. */
export function PriceHero() {
  const { vertical, freeCredits } = useBoot()
  return (
    <Stage>
      <div>
        <h1>
          <Trans>A minute of video is one credit.</Trans>
        </h1>
        <p>
          {freeCredits > 0 && (
            <>
              <Trans>Start with free credits.</Trans>{' '}
            </>
          )}
          {vertical === 'property' ? (
            <Trans>Buy more minutes for a new listing.</Trans>
          ) : (
            <Trans>Buy more minutes for a busy season or a new tour.</Trans>
          )}{' '}
          <Trans>Bundles work with or without the monthly subscription.</Trans>
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
