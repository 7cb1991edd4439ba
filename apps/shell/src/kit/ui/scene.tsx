import type { Vertical } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface SceneProps {
  vertical: Vertical
  /** Where the middle of the sun stands, 0 to 200 in the picture's width; away from the face in front. */
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
export function Roofs() {
  return (
    <>
      <path
        d="M-140 240v-92l40-30 40 30v-18h52v34l38-28 38 28v-44h46v26l44-34 44 34v-12h58v38l40-28 40 28v70z"
        fill={token.stage2}
      />
      <path d="M-140 240v-44l54-30 54 30v-10h70l46 24 58-32 58 32h40v-14h62l38-20 60 34v30z" fill={token.stage3} />
    </>
  )
}

const Picture = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`
