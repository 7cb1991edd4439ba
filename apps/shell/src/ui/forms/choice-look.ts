import { token } from '@vitrine/theme'
import { css } from 'styled-components'

/** The style of a radio button with a bold name and a text that explains it. */
export const choiceLook = css`
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${token.primary};
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  b {
    display: block;
    font-size: ${token.fontSize.control};
    font-weight: 600;
    color: ${token.text};
  }
`
