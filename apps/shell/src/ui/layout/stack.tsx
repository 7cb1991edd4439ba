import { token } from '@vitrine/theme'
import styled, { css } from 'styled-components'

/** Content below each other, never wider than its place. */
export const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

interface Gap {
  $gap?: keyof typeof token.space
}

export const Stack = styled.div<Gap>`
  ${stacked}
  ${({ $gap }) => $gap && `gap: ${token.space[$gap]};`}
`

/** Small things side by side, in as many lines as they need. */
export const WrapRow = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => token.space[$gap]};
`
