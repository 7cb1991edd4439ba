import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../brand/shapes.ts'

/** A bar that stays above the lower edge of the window during scrolling. */
export const FloatingBar = styled.div`
  position: sticky;
  inset-block-end: 20px;
  z-index: 11;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    /* Above the tabs of a phone. */
    inset-block-end: calc(80px + env(safe-area-inset-bottom));
  }
`
