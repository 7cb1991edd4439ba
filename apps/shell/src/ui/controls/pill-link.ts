import { token } from '@vitrine/theme'
import { css } from 'styled-components'

/** The style of links that are pills, such as those to the parts of a page. */
export const pillLinkLook = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 6px ${token.space[4]};
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.pill};
  background: ${token.surface};
  font-size: ${token.fontSize.control};
  font-weight: 500;
  &:hover {
    background: ${token.hover};
  }
  &:focus-visible {
    border-radius: ${token.radius.pill};
  }
`
