import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'

/** The form that fills a card of the plan. */
export const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > div > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  > button {
    justify-self: start;
  }
`
/** Its fields, side by side where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[4]};
`
