import { token } from '@vitrine/theme'
import { css } from 'styled-components'

/** The line under the link of the current page, at the lower edge of a bar. The link must be positioned. */
export const currentMark = css`
  content: '';
  position: absolute;
  inset-inline: ${token.space[3]};
  inset-block-end: -1px;
  block-size: 4px;
  border-radius: 99px 99px 0 0;
  background: ${token.primaryEdge};
`
