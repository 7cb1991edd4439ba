import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../ui/brand/shapes.ts'

/** A search box, and beside it a choice of what is listed. */
export const ListTools = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, max-content);
  gap: ${token.space[3]};
  max-inline-size: 760px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
