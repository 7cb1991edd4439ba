import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { FrameState } from '../../composition/frame-state.ts'
import type { Box } from '../../composition/geometry.ts'
import { createDrawingCache } from '../canvas/canvas-pool.ts'
import { headKey } from './patch-painter.ts'
import type { PatchPainter } from './patch-painter.ts'
import { armKey } from './presenter-layer.ts'
import { presenterBox, isSeen, overlap } from './regions.ts'
import type { Regions } from './regions.ts'
import type { StaticLayers } from './static-layers.ts'

// A breath comes back with every word. 16 boxes of captions are 5 MB at 720p.
const CACHED_GROUNDS = 16

/** The drawn presenter, who may be behind the captions. */
export interface PresenterBehind {
  painter: PatchPainter
  regions: Regions
}

/** The background of the captions. */
export interface CaptionGround {
  /** Returns a key of what is seen in a state. */
  keyOf: (state: FrameState) => string
  /** Draws it on a canvas of the size of the area. */
  draw: (canvas: SKRSContext2D, state: FrameState) => void
}

/** Returns the ground of captions without a drawn presenter behind them. */
function staticGround(layers: StaticLayers, area: Box): CaptionGround {
  const { x, y, width, height } = area
  return {
    keyOf: ({ lowerThird }) => String(lowerThird),
    draw(canvas, { lowerThird }) {
      canvas.drawImage(layers.backdrop, x, y, width, height, 0, 0, width, height)
      layers.drawForeground(canvas, area, lowerThird)
    },
  }
}

/**
 * Returns the ground of captions before a drawn presenter. The body changes with the arms and the breath alone; the head, which
 * changes often, is seen in a small part at most.
 */
function presenterGround({ painter, regions }: PresenterBehind, area: Box): CaptionGround {
  const head = regions.headInWords
  const bodies = createDrawingCache(area, CACHED_GROUNDS)
  const heads = createDrawingCache(head, CACHED_GROUNDS)
  const bodyKey = ({ step, lowerThird }: FrameState) => `${lowerThird} ${armKey(step)}`
  const keyOf = (state: FrameState) => bodyKey(state) + (isSeen(head) ? ` ${headKey(state.step)}` : '')
  return {
    keyOf,
    draw(canvas, state) {
      const { step, lowerThird } = state
      const body = (target: Canvas) => painter.drawOn(target, step, 'arms', area, lowerThird)
      canvas.drawImage(bodies(bodyKey(state), body), 0, 0)
      if (!isSeen(head)) return
      const face = (target: Canvas) => painter.drawOn(target, step, 'everything', head, lowerThird)
      canvas.drawImage(heads(keyOf(state), face), head.x - area.x, head.y - area.y)
    },
  }
}

/** Returns what is behind the captions of a shot. */
export function createCaptionGround(
  layers: StaticLayers,
  area: Box,
  presenter: PresenterBehind | undefined,
): CaptionGround {
  const isBeforeFigure = presenter !== undefined && overlap(area, presenterBox(presenter.regions))
  return isBeforeFigure ? presenterGround(presenter, area) : staticGround(layers, area)
}
