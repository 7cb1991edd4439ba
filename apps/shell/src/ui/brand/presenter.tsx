import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { keepPainted } from '../../lib/canvas/keep-painted.ts'
import { Scene } from './scene.tsx'

interface PresenterProps {
  /** One of the presenters of the rig, e.g. `leila`. */
  presenterId: string
}

/**
 * A presenter in front of the tenant's scene, in an arch. The scene is rendered at once; the figure is drawn
 * when it comes near the window. The name has to be written beside it.
 */
export function Presenter({ presenterId }: PresenterProps) {
  const { vertical } = useBoot()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? keepPainted(canvas.current) : undefined), [presenterId])
  return (
    <Place aria-hidden="true">
      <Scene vertical={vertical} sunX={168} />
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
const Figure = styled.canvas`
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  transition: opacity ${token.duration.sheet} ${token.ease.out};
  &[data-drawn] {
    opacity: 1;
  }
`
