import { token } from '@vitrine/theme'
import styled, { keyframes } from 'styled-components'

/** The spinner of a button: a sun that rises in an arch. */
export function BrandFrameSpinner() {
  return <Frame aria-hidden="true" />
}

const rise = keyframes`
  from { transform: translateY(9px); }
  to { transform: translateY(-1px); }
`

const Frame = styled.span`
  inline-size: 16px;
  block-size: 18px;
  flex: none;
  position: relative;
  overflow: hidden;
  border: 2px solid currentColor;
  border-radius: 8px 8px 4px 4px;
  &::after {
    content: '';
    position: absolute;
    inset-inline: 2px;
    inset-block-start: 3px;
    block-size: 8px;
    border-radius: 50%;
    background: currentColor;
    animation: ${rise} 800ms ${token.ease.out} infinite alternate;
  }
`
