import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'

/** The column of fields in a sign-in form. */
export const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  margin-block: ${token.space[5]};
`
