import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useCast, presenterName } from '../../lib/canvas/cast.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { media } from '../../ui/brand/shapes.ts'

/** All presenters side by side; phones scroll them. */
export function CastRow() {
  return (
    <Section title={<Trans>Your presenters, ready to speak</Trans>}>
      <Row>
        {useCast().map((presenterId) => (
          <li key={presenterId}>
            <Arch foot="flat">
              <Presenter presenterId={presenterId} />
            </Arch>
            <h3>{presenterName(presenterId)}</h3>
          </li>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token.space[4]};
  h3 {
    padding-block-start: ${token.space[2]};
    border-block-start: 2px solid ${token.stage3};
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${token.space[3]} ${token.space[2]};
  }
`
