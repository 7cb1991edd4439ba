import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface FaultLineProps {
  /** The field, or `form` for what is wrong with none of them. */
  of: string
  /** What to say, by the code of the refusal; `other` for all that are not named. */
  texts: { other: string } & Record<string, string>
}

/** Where a form says what to change; empty until then. */
export function FaultLine({ of, texts }: FaultLineProps) {
  return <Line data-fault={of} data-texts={JSON.stringify(texts)} id={`fault-${of}`} role="alert" hidden />
}

const Line = styled.p`
  margin-block-start: -6px;
  font-size: ${token.fontSize.small};
  font-weight: 500;
  line-height: 1.4;
  color: ${token.dangerText};
  &[hidden] {
    display: none;
  }
`
