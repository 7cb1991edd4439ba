import styled from 'styled-components'
import { textLinkLook } from './text-link.tsx'

/** Words in running text that change something on this page; a `TextLink` leads elsewhere. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textLinkLook}
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  font-size: inherit;
  cursor: pointer;
`
