import type { Vertical } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface SceneProps {
  vertical: Vertical
  /** The horizontal centre of the sun, 0 to 200 in the picture's width, away from the face in front. */
  sunX?: number
}

/** The flat horizon behind people: hills and a sun, or roofs and a sun. It is decoration and says nothing. */
export function Scene({ vertical, sunX = 154 }: SceneProps) {
  return (
    <Picture aria-hidden="true">
      {/* The inner picture keeps its height in a box of any shape; what it paints beyond its own sides fills the rest. */}
      <svg viewBox="0 0 200 240" preserveAspectRatio="xMidYMax meet" overflow="visible">
        <rect x="-600" y="-400" width="1400" height="640" fill={token.stage} />
        <circle cx={sunX} cy="76" r="22" fill={token.sun} />
        {vertical === 'tourism' ? <Hills /> : <Roofs />}
      </svg>
    </Picture>
  )
}

/** The two rows of hills of a tourism scene, in a box 200 wide and 240 high. */
export function Hills() {
  return (
    <>
      <path d="M-140 168c50-26 84-22 120-4s64 0 92-18 70-16 104 6 90 14 164-18v106h-480z" fill={token.stage2} />
      <path d="M-140 206c70-20 120-14 176-2s120 2 176-14 86-6 128 6v44h-480z" fill={token.stage3} />
    </>
  )
}

/** The two rows of roofs of a property scene, in the same box. */
function Roofs() {
  return (
    <>
      <path
        d="M-140 240v-82l34-28 34 28v-6l40-34 40 34v18h8v-58l38-32 38 32v44h10v-14l36-30 36 30v-20l44-36 44 36v24l38-32 40 32v94z"
        fill={token.stage2}
      />
      <path
        d="M-140 240v-34l52-26 52 26v-8l48-24 48 24v12l54-28 54 28v-8l52-26 52 26v4l34-18 34 18v34z"
        fill={token.stage3}
      />
    </>
  )
}

const Picture = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`
