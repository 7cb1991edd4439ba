import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../brand/shapes.ts'

/** A wide part beside a narrow one; below each other on tablets and phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
  gap: ${token.space[7]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
  }
`
