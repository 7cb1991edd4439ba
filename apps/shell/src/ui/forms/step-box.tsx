import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Card } from '../layout/card.tsx'

/** One step of a process: its heading, its content, and its actions. */
export const StepBox = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  h2,
  h3 {
    font-size: ${token.fontSize.lead};
  }
  h2:focus-visible {
    outline: none;
  }
  > p,
  header > p {
    color: ${token.textMuted};
  }
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  > button {
    justify-self: start;
  }
`

/** Two things at both ends of a line; below each other where there is no room. */
export const StepLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`
