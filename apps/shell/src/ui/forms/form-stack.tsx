import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'

/** The fields of a payment form below each other. */
export const FormStack = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`
