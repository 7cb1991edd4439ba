import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { keepPainted } from '../../lib/canvas/keep-painted.ts'
import { presenterStills } from './presenter-stills.ts'
import { Scene } from './scene.tsx'

interface PresenterProps {
  /** One of the presenters of the rig, e.g. `leila`. */
  presenterId: string
}

/**
 * A presenter in front of the tenant's scene, in an arch. A small still is rendered at once; the sharp figure in
 * the tenant's colors is drawn over it when it comes near the window. The name has to be written beside it.
 */
export function Presenter({ presenterId }: PresenterProps) {
  const { vertical } = useBoot()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? keepPainted(canvas.current) : undefined), [presenterId])
  const still = presenterStills[presenterId]
  return (
    <Place aria-hidden="true">
      <Scene vertical={vertical} sunX={168} />
      {still && <Still src={still} alt="" loading="lazy" decoding="async" />}
      <Figure ref={canvas} data-presenter={presenterId} />
    </Place>
  )
}

const Place = styled.span`
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    min-block-size: 0;
  }
`
const Still = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  object-position: bottom;
`
const Figure = styled.canvas`
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  transition: opacity ${token.duration.sheet} ${token.ease.out};
  &[data-drawn] {
    opacity: 1;
  }
`
