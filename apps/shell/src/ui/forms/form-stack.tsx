import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../brand/shapes.ts'
import { stacked } from '../layout/stack.tsx'
import { CheckedForm } from './checked-form.tsx'

/** A form with its fields below each other. */
export const FormStack = styled(CheckedForm)`
  ${stacked}
`

/** The form of a dialog, its button at the end of the line. */
export const DialogForm = styled(FormStack)`
  > button {
    justify-self: end;
  }
`

/** Two fields side by side; on phones below each other. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
