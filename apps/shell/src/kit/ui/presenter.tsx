import { token } from '@vitrine/theme'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../boot.ts'
import { watchPaint } from '../theme.tsx'
import { Scene } from './scene.tsx'

interface PresenterProps {
  /** One of the presenters of the rig, e.g. `leila`. */
  presenterId: string
}

/**
 * A presenter in front of the tenant's scene, filling the arch around them. The scene stands there at once; the figure is
 * drawn when it comes near the window. The name has to stand in words beside it.
 */
export function Presenter({ presenterId }: PresenterProps) {
  const { vertical } = useBoot()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    return keepPainted(canvas.current, presenterId, () => setDrawn(true))
  }, [presenterId])
  return (
    <Place aria-hidden="true">
      <Scene vertical={vertical} sunX={168} />
      <Figure ref={canvas} $drawn={isDrawn} />
    </Place>
  )
}

// Draws when the canvas nears the window, and again when its size or the colours of the page change.
function keepPainted(canvas: HTMLCanvasElement, presenterId: string, onDrawn: () => void): () => void {
  let isNear = false
  let isGone = false
  let isQueued = false
  const paint = () => {
    if (!isNear || isQueued) return
    isQueued = true
    void import('../portrait.ts').then(({ paintPortrait }) =>
      whenIdle(() => {
        isQueued = false
        if (isGone) return
        paintPortrait(canvas, presenterId)
        onDrawn()
      }),
    )
  }
  const nearness = new IntersectionObserver(
    (entries) => {
      isNear = entries.some(({ isIntersecting }) => isIntersecting)
      paint()
    },
    { rootMargin: '300px' },
  )
  const size = new ResizeObserver(paint)
  nearness.observe(canvas)
  size.observe(canvas)
  const stopWatching = watchPaint(paint)
  return () => {
    isGone = true
    nearness.disconnect()
    size.disconnect()
    stopWatching()
  }
}

// Each figure in a task of its own, so that eight of them never hold up a click.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 500 })
  else setTimeout(task)
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
const Figure = styled.canvas<{ $drawn: boolean }>`
  inline-size: 100%;
  block-size: 100%;
  opacity: ${({ $drawn }) => ($drawn ? 1 : 0)};
  transition: opacity ${token.duration.sheet} ${token.ease.out};
`
