import { Plural, Trans } from '@lingui/react/macro'
import type { PurchaseLine } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import styled from 'styled-components'
import { useCast } from '../../../lib/canvas/cast.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { media } from '../../../ui/brand/shapes.ts'

/** Promises to the buyer, with pictures of three presenters. */
export function Promises({ lines }: { lines: readonly PurchaseLine[] }) {
  const credits = lines.reduce((sum, line) => sum + line.credits, 0)
  const renews = lines.some(({ kind }) => kind === 'subscription')
  const tick = <Check size={16} aria-hidden="true" />
  return (
    <>
      <List>
        {credits > 0 && (
          <li>
            {tick}
            <Plural
              value={credits}
              one="# credit added right after payment"
              other="# credits added right after payment"
            />
          </li>
        )}
        {renews && (
          <li>
            {tick}
            <Trans>Cancel any time. Your subscription runs until the end of the period</Trans>
          </li>
        )}
        <li>
          {tick}
          <Trans>Failed videos are free</Trans>
        </li>
      </List>
      <People aria-hidden="true">
        {useCast()
          .slice(0, 3)
          .map((presenterId) => (
            <Arch key={presenterId} size="88px" foot="flat">
              <Presenter presenterId={presenterId} />
            </Arch>
          ))}
      </People>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.control};
  li {
    display: flex;
    gap: ${token.space[2]};
  }
  svg {
    flex: none;
    margin-block-start: 4px;
    color: ${token.successText};
  }
`
const People = styled.div`
  display: flex;
  gap: ${token.space[3]};
  inline-size: fit-content;
  padding-inline: ${token.space[2]};
  border-block-end: 3px solid ${token.primaryEdge};
  ${media.tablet} {
    display: none;
  }
`
