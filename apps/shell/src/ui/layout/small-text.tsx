import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** A paragraph of small, muted text: a hint or a fact beside the content. */
export const SmallText = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
