import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { IconButton } from './button.tsx'

/** An icon button that shows whether it is on, by `aria-pressed`. */
export const ToggleButton = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${token.primarySubtle};
    border-color: ${token.primaryEdge};
    color: ${token.primaryText};
  }
`
