import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A price in large figures, with what it is for in small words. */
export function Amount({ children, unit }: { children: ReactNode; unit?: ReactNode }) {
  return (
    <Line>
      <b>{children}</b>
      {unit && <span>{unit}</span>}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[3]};
  b {
    font: 700 2.5rem/1.15 ${token.font.display};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
`
