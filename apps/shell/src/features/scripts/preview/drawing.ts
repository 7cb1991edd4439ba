import { type LivePresenterOptions, openLivePresenter } from '@vitrine/presenter/live'
import { timelineFromJson } from '@vitrine/presenter/rig'
import '../../../lib/canvas/set-browser-canvas.ts'

/** A presenter that can be drawn moving. */
export interface Face {
  /** Shows a second of what a spoken preview does; true when that was drawn. */
  show: (timeline: Record<string, number[]>, seconds: number) => boolean
  rest: () => void
}

const densityMost = 2

/**
 * Draws a presenter as seen through the arch of a video on two stacked canvases, in the size they have on the page. Undefined
 * when the rig knows no such presenter.
 */
export function openFace(
  ground: HTMLCanvasElement,
  front: HTMLCanvasElement,
  look: LivePresenterOptions,
): Face | undefined {
  const density = Math.min(devicePixelRatio, densityMost)
  for (const canvas of [ground, front]) {
    canvas.width = Math.round(canvas.clientWidth * density)
    canvas.height = Math.round(canvas.clientHeight * density)
  }
  const live = openLivePresenter(ground, front, look)
  if (!live) return undefined
  const read = new WeakMap<object, ReturnType<typeof timelineFromJson>>()
  return {
    rest: live.rest,
    show(sent, seconds) {
      const timeline = read.get(sent) ?? timelineFromJson(sent)
      read.set(sent, timeline)
      return live.show(timeline, seconds)
    },
  }
}
