import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'

/** Two columns: the order at the start, the payment at the end. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.17fr) minmax(0, 1fr);
  gap: ${token.space[7]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
  }
`
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  align-content: start;
`
