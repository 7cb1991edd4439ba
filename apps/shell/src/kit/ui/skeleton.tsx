import { token } from '@vitrine/theme'
import styled, { keyframes } from 'styled-components'

interface SkeletonProps {
  /** CSS lengths of the content that will stand here, so that nothing jumps when it comes. */
  width?: string
  height?: string
  radius?: string
}

/** The place of something that is still being loaded. Say so in words nearby, e.g. with `aria-busy` on the list. */
export function Skeleton({ width = '100%', height = '1rem', radius = token.radius.tag }: SkeletonProps) {
  return <Bone aria-hidden="true" $width={width} $height={height} $radius={radius} />
}

const breathe = keyframes`
  50% { opacity: .55; }
`

const Bone = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${token.hover};
  animation: ${breathe} 1.6s ease-in-out infinite;
`
