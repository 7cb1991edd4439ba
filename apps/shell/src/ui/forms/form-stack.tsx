import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { CheckedForm } from './checked-form.tsx'

/** A form with its fields below each other. */
export const FormStack = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`
