import { useId } from 'react'
import styled from 'styled-components'
import { waveformStyle } from './video-look.ts'

/** The number of bars: fewer than there are peaks, so that they are distinct on a phone. */
const bars = 100

/** Shows the loudness of a video above its timeline. It fills as the timeline does (`--played` of a parent). */
export function Wave({ peaks }: { peaks: readonly number[] }) {
  const id = useId()
  return (
    <Shown viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id}>
        <path d={pathOf(peaks)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="1" height="1" />
        <rect height="1" />
      </g>
    </Shown>
  )
}

/** The bars at the bottom of a box of 1 by 1. */
function pathOf(peaks: readonly number[]): string {
  return Array.from({ length: bars }, (_, index) => {
    const [from, to] = [index, index + 1].map((edge) => Math.floor((edge * peaks.length) / bars))
    const height = Math.max(4, ...peaks.slice(from, to)) / 100
    return `M${index / bars} 1v-${height}h${0.6 / bars}V1z`
  }).join('')
}

const Shown = styled.svg`
  ${waveformStyle}
  position: absolute;
  inset: -14px 0 auto;
  inline-size: 100%;
  block-size: 24px;
  pointer-events: none;
`
