import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** A small arch for the icon of a row. */
export const BrandFrameMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 46px;
  padding-block-start: 4px;
  border-radius: 20px 20px 9px 9px;
  background: ${token.primarySubtle};
  color: ${token.primaryText};
`
