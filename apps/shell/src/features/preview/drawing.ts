import { type LiveLook, openLivePresenter } from '@vitrine/presenter/live'
import { receivedTimeline } from '@vitrine/presenter/rig'
import '../../kit/canvas-kit.ts'

/** Somebody who can be seen moving. */
export interface Face {
  /** Shows a second of what a spoken preview does; true when that was drawn. */
  show: (timeline: Record<string, number[]>, seconds: number) => boolean
  rest: () => void
}

const densityMost = 2

/**
 * Draws a presenter as seen through the arch of a film on two canvases that lie on each other, in the size they have on the page.
 * Undefined when the rig knows no such presenter.
 */
export function openFace(ground: HTMLCanvasElement, front: HTMLCanvasElement, look: LiveLook): Face | undefined {
  const density = Math.min(devicePixelRatio, densityMost)
  for (const canvas of [ground, front]) {
    canvas.width = Math.round(canvas.clientWidth * density)
    canvas.height = Math.round(canvas.clientHeight * density)
  }
  const live = openLivePresenter(ground, front, look)
  if (!live) return undefined
  const read = new WeakMap<object, ReturnType<typeof receivedTimeline>>()
  return {
    rest: live.rest,
    show(sent, seconds) {
      const timeline = read.get(sent) ?? receivedTimeline(sent)
      read.set(sent, timeline)
      return live.show(timeline, seconds)
    },
  }
}
