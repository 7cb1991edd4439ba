import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface FaultLineProps {
  /** The field, or `form` for what is wrong with none of them. */
  of: string
  /** Messages by error code; `other` for the rest. */
  texts: { other: string } & Record<string, string>
}

/** The line of a form that shows an error; empty without one. */
export function FaultLine({ of, texts }: FaultLineProps) {
  return <Line data-fault={of} data-texts={JSON.stringify(texts)} id={`fault-${of}`} role="alert" hidden />
}

/** The line that says that the end of a pasted text was left out of the field. */
export function CutLine({ of, text }: { of: string; text: string }) {
  return (
    <Line data-cut={of} role="alert" hidden>
      {text}
    </Line>
  )
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
