import type { Vertical } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'

const LOW_PX = 250
const HIGH_PX = 100

/** An arch with a sun that rises with the progress `part`, 0 to 1. */
export function RisingSun({ part }: { part: number }) {
  const [behind, front] = grounds[useBoot().vertical]
  return (
    <Picture viewBox="0 0 260 320" aria-hidden="true">
      <clipPath id="rising-arch">
        <path d="M0 320V130a130 130 0 0 1 260 0v190z" />
      </clipPath>
      <g clipPath="url(#rising-arch)">
        <path className="sky" d="M0 0h260v320H0z" />
        <circle cx="130" cy={LOW_PX - part * (LOW_PX - HIGH_PX)} r="38" />
        <path className="behind" d={behind} />
        <path className="front" d={front} />
      </g>
    </Picture>
  )
}

// Hills, or roofs.
const grounds: Record<Vertical, readonly [behind: string, front: string]> = {
  tourism: ['M0 232c52-34 80-14 110-4 40 12 70-40 150-14v106H0z', 'M0 272c60-30 100-8 140-4 44 4 70-20 120-8v60H0z'],
  property: ['M0 320v-90l45-36 45 36 52-44 52 44 33-28 33 28v90z', 'M0 320v-44l68-34 68 34 62-32 62 32v44z'],
}

const Picture = styled.svg`
  inline-size: 220px;
  max-inline-size: 100%;
  circle {
    fill: ${token.sun};
  }
  .sky {
    fill: ${token.stage};
  }
  .behind {
    fill: ${token.stage2};
  }
  .front {
    fill: ${token.stage3};
  }
`
