import { token } from '@vitrine/theme'
import styled, { css, keyframes } from 'styled-components'

interface SkeletonProps {
  /** CSS lengths of the content that is loading, so that the layout does not shift. */
  width?: string
  height?: string
  radius?: string
}

/**
 * The place of something that is still being loaded. It shows itself after 200 ms: what comes sooner would only flicker. Say so
 * in words nearby, e.g. with `aria-busy` on the list.
 */
export function Skeleton({ width = '100%', height = '1rem', radius = token.radius.tag }: SkeletonProps) {
  return <Bone aria-hidden="true" $width={width} $height={height} $radius={radius} />
}

const breathe = keyframes`
  50% { opacity: .55; }
`

const appear = keyframes`
  from { visibility: hidden; }
`

/** Reserves its space at once, and is visible only after 200 ms. */
export const shownLate = css`
  animation: ${appear} 1ms 200ms backwards;
`

const Bone = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${token.hover};
  animation:
    ${appear} 1ms 200ms backwards,
    ${breathe} 1.6s 200ms ease-in-out infinite;
`
