import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** The sides of a picture, drawn as a small frame; for those who see it. */
export function ShapeOutline({ shape }: { shape: string }) {
  return <Outline style={{ aspectRatio: shape.replace(':', ' / ') }} aria-hidden="true" />
}

const Outline = styled.i`
  flex: none;
  block-size: 26px;
  max-inline-size: 34px;
  border: 2px solid currentcolor;
  border-radius: ${token.radius.tag};
`
