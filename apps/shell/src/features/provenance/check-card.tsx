import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Card } from '../../ui/layout/card.tsx'

/** One way to check a video: its heading, a sentence, a field and the answer. */
export const CheckCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  h2 + p {
    margin-block-start: calc(-1 * ${token.space[3]});
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  [role='status']:empty {
    display: none;
  }
`
