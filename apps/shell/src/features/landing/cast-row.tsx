import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useCast, presenterName } from '../../lib/canvas/cast.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { media } from '../../ui/brand/shapes.ts'

const columnsMost = 8

/** All presenters side by side, on tablets and phones in two rows of about equal length. */
export function CastRow() {
  const cast = useCast()
  return (
    <Section title={<Trans>Your presenters, ready to speak</Trans>}>
      <Row $columns={Math.min(cast.length, columnsMost)}>
        {cast.map((presenterId) => (
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

const Row = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 240px));
  gap: ${token.space[4]};
  h3 {
    padding-block-start: ${token.space[2]};
    border-block-start: 2px solid ${token.stage3};
  }
  ${media.tablet} {
    grid-template-columns: repeat(
      ${({ $columns }) => ($columns > 4 ? Math.ceil($columns / 2) : $columns)},
      minmax(0, 1fr)
    );
  }
  ${media.phone} {
    gap: ${token.space[3]} ${token.space[2]};
  }
`
