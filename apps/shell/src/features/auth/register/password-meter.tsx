import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import type { Strength } from './registration.ts'

/** Four bars and a word about the password being typed. It advises and never forbids. */
export function PasswordMeter({ strength }: { strength: Strength }) {
  const { t } = useLingui()
  const words = ['', t`Too easy to guess`, t`Could be stronger`, t`Strong enough`, t`Very strong`]
  return (
    <Meter>
      {[1, 2, 3, 4].map((step) => (
        <Bar key={step} $on={step <= strength} $good={strength > 2} />
      ))}
      <Word role="status" $good={strength > 2}>
        {words[strength]}
      </Word>
    </Meter>
  )
}

const Meter = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  align-items: center;
  gap: 6px;
  min-block-size: 1.5rem;
  font-size: ${token.fontSize.small};
`
const Bar = styled.i<{ $on: boolean; $good: boolean }>`
  block-size: 6px;
  border-radius: ${token.radius.pill};
  background: ${({ $on, $good }) => ($on ? ($good ? token.successEdge : token.warningEdge) : token.hover)};
  box-shadow: inset 0 0 0 1px ${({ $on }) => ($on ? 'transparent' : token.border)};
`
const Word = styled.span<{ $good: boolean }>`
  grid-column: 1 / -1;
  font-weight: 600;
  color: ${({ $good }) => ($good ? token.successText : token.warningText)};
`
