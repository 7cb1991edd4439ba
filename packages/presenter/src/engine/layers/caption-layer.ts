import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawCaption, placedCaption } from '../../composition/cards/caption.ts'
import type { PlacedCaption } from '../../composition/cards/caption.ts'
import { seenBox } from '../../composition/cards/stage.ts'
import type { Stage } from '../../composition/cards/stage.ts'
import type { Box } from '../../composition/geometry.ts'
import type { SceneLayout } from '../../composition/scene-layout.ts'
import type { FrameState } from '../../composition/frame-state.ts'
import type { Ground, Shot } from '../../director/storyboard.ts'
import { createCanvasPool, readPatch } from '../canvas/canvas-pool.ts'
import type { Patch } from '../canvas/i420.ts'
import { createCaptionGround } from './caption-ground.ts'
import type { PresenterBehind } from './caption-ground.ts'
import { pixelBox } from './regions.ts'
import type { StaticLayers } from './static-layers.ts'

const ON_PHOTO: readonly Ground[] = ['photo', 'blurred-photo', 'scene']

/** Captions are white on ink over pictures, else on the surface of the brand. */
export const captionTone = ({ ground, scene }: Pick<Shot, 'ground' | 'scene'>) =>
  ON_PHOTO.includes(ground) || scene === 'split' ? 'photo' : 'page'

interface CaptionPlan {
  layout: SceneLayout
  stage: Stage
  layers: StaticLayers
  ground: Ground
  captions: readonly (readonly string[])[]
  presenter?: PresenterBehind | undefined
}

/** Draws captions in a box that hugs their words, with the presenter behind it where they meet. */
export function createCaptionLayer({ layout, stage, layers, ground, captions, presenter }: CaptionPlan) {
  const { captions: room = {} } = layout.place
  const area = pixelBox(layout, layout.captionArea)
  const { pixelsPerUnit } = layout
  const tone = captionTone({ ground, scene: layout.scene })
  const placed = new Map<number, PlacedCaption>()
  const canvasFor = createCanvasPool()
  const behind = createCaptionGround(layers, area, presenter)
  let shown = ''

  const placeOf = (index: number): PlacedCaption => {
    const known = placed.get(index) ?? placedCaption(stage, captions[index] ?? [], room)
    placed.set(index, known)
    return known
  }
  /** Returns the box that a caption fills; undefined where none is shown. */
  function boxOf({ caption }: FrameState): Box | undefined {
    if (caption < 0 || !captions[caption]) return undefined
    return pixelBox(layout, seenBox(stage, placeOf(caption).box))
  }
  function draw(canvas: SKRSContext2D, { caption, spoken }: FrameState): void {
    if (caption >= 0 && captions[caption]) drawCaption(canvas, stage, placeOf(caption), spoken, tone)
  }
  return {
    boxOf,
    /** Forces the next call of `paint` to draw. */
    reset: () => (shown = ''),
    /** Returns the patch that differs from the last state, if any. */
    paint(state: FrameState): Patch | undefined {
      const { caption, spoken } = state
      const key = `${caption} ${spoken} ${behind.keyOf(state)}`
      if (key === shown) return undefined
      shown = key
      const canvas = canvasFor('caption', area.width, area.height).getContext('2d')
      canvas.resetTransform()
      behind.draw(canvas, state)
      canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -area.x, -area.y)
      draw(canvas, state)
      return readPatch(canvas, area)
    },
    /** Returns the caption alone, in a box that it fills, for recordings that repaint what is behind it. */
    paintAlone(state: FrameState): Patch | undefined {
      const box = boxOf(state)
      if (!box) return undefined
      const canvas = createCanvas(box.width, box.height).getContext('2d')
      canvas.fillStyle = tone === 'photo' ? '#10151d' : stage.palette.surface
      canvas.fillRect(0, 0, box.width, box.height)
      canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -box.x, -box.y)
      draw(canvas, state)
      return readPatch(canvas, box)
    },
  }
}
