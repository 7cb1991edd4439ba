import { token } from '@vitrine/theme'
import styled, { css } from 'styled-components'

/** Content below each other, never wider than its place. */
export const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

export const Stack = styled.div`
  ${stacked}
`

/** Small things side by side, in as many lines as they need. */
export const WrapRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`
