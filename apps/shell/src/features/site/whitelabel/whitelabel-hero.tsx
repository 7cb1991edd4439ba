import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useCast } from '../../../lib/canvas/cast.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { HeroStage } from '../hero-stage.tsx'

/** The offer to partners in two sentences. */
export function WhitelabelHero() {
  const people = useCast().slice(0, 3)
  return (
    <Stage>
      <div>
        <h1>
          <Trans>Sell it under your own brand</Trans>
        </h1>
        <p>
          <Trans>Your domain, branding, prices and customers. You pay for one plan and keep the difference.</Trans>
        </p>
      </div>
      <People aria-hidden="true">
        {people.map((presenterId) => (
          <Person key={presenterId}>
            <Presenter presenterId={presenterId} />
          </Person>
        ))}
      </People>
    </Stage>
  )
}

const Stage = styled(HeroStage)`
  align-items: end;
  h1 + p {
    margin-block-end: ${token.space[7]};
  }
  ${media.tablet} {
    gap: 0;
  }
`
const People = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${token.space[4]};
`
const Person = styled(Arch)`
  inline-size: 31%;
  --arch-foot: 0px;
`
