import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../brand/shapes.ts'

/** A box around one subject. Do not nest cards. */
export const Card = styled.section.attrs({ className: 't-card' })`
  background: ${token.surface};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  padding: ${token.space[5]};
  min-inline-size: 0;
  ${media.narrow} {
    padding: ${token.space[4]};
  }
`
