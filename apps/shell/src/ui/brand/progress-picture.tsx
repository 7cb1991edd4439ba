import type { Vertical } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Hills } from './scene.tsx'

interface ProgressPictureProps {
  vertical: Vertical
  /** 0 to 100. */
  percent: number
}

/**
 * Progress as a picture: the sun rises behind the hill, or eight windows light up one after the other. It is hidden from
 * screen readers; put a `ProgressBar` and the percentage in words beside it.
 */
export function ProgressPicture({ vertical, percent }: ProgressPictureProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100
  return (
    <Picture viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill={token.stage} />
      {vertical === 'tourism' ? <Sunrise share={share} /> : <House share={share} />}
    </Picture>
  )
}

function Sunrise({ share }: { share: number }) {
  return (
    <>
      <Sun cx="160" cy="124" r="28" fill={token.sun} style={{ transform: `translateY(${-64 * share}px)` }} />
      <g transform="translate(60 -40)">
        <Hills />
      </g>
    </>
  )
}

const windows = [0, 1, 2, 3, 4, 5, 6, 7]

function House({ share }: { share: number }) {
  const lit = Math.floor(share * windows.length)
  return (
    <>
      <path d="M0 200v-52l44-26 44 26v-18h22v70zM212 200v-70h22v18l44-26 42 26v52z" fill={token.stage2} />
      <path d="M96 200V84l64-40 64 40v116z" fill={token.stage3} />
      {windows.map((index) => (
        <Window
          key={index}
          d={`M${116 + (index % 4) * 24} ${index < 4 ? 126 : 168}v-16a8 8 0 0 1 16 0v16z`}
          fill={index < lit ? token.sun : token.stage}
        />
      ))}
    </>
  )
}

const Picture = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`
const Sun = styled.circle`
  transition: transform 600ms linear;
`
const Window = styled.path`
  transition: fill ${token.duration.sheet};
`
