import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Hills } from '../../../ui/brand/scene.tsx'
import type { Profit } from './profit.ts'

// Heights in the box of the scene, from its top: where the sun has just left the hill, and where it cannot be seen.
const risen = 104
const highest = 58
const down = 190

/** The sun is above the hill exactly when there is a profit. The figures beside it say the same in words. */
export function ProfitSun({ profit: { profitCents, margin } }: { profit: Profit }) {
  const height = profitCents > 0 ? risen - (risen - highest) * margin : down
  return (
    <Frame>
      <svg viewBox="0 0 200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="104" cy={height} r="26" fill={token.sun} />
        <Hills />
      </svg>
    </Frame>
  )
}

const Frame = styled(Arch)`
  inline-size: min(100%, 260px);
  justify-self: center;
  --arch-foot: 0px;
  svg {
    inline-size: 100%;
    block-size: 100%;
  }
`
