import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Layout } from '../../composition/layout.ts'
import type { Box, FigurePlace } from '../../composition/geometry.ts'
import { withShadow } from '../../composition/effects.ts'
import type { Palette } from '../../composition/palette.ts'
import type { Figure } from '../../rig/figure.ts'
import { drawBody } from '../../rig/outfits/torso.ts'
import { withStance } from '../../rig/pose.ts'
import type { Pose } from '../../rig/pose.ts'
import { drawForearms, drawHead, drawPresenter, drawSleeves } from '../../rig/presenter.ts'
import { poseOf } from '../../rig/timeline.ts'
import type { Step } from '../../rig/timeline.ts'
import { alpha } from '../../rig/colour.ts'
import { createCanvasPool, createDrawingCache, readPatch } from '../canvas/canvas-pool.ts'
import { inFigureSpace, withinWindow } from './figure-space.ts'
import type { StaticLayers } from './static-layers.ts'
import type { Patch } from '../canvas/i420.ts'
import { boxAround } from './regions.ts'
import type { Regions } from './regions.ts'

export type Region = 'arms' | 'everything' | 'eyes' | 'face' | 'mouth' | 'neck'

// Margin for the shadow of a patch, in pixels.
const MARGIN = 8
const CACHED_HEADS = 10

export const headKey = ({ yaw, tilt, nod, lean, hair }: Step) => `${yaw},${tilt},${nod},${lean},${hair}`

/** Position of the presenter and pixel boxes of its regions. */
interface FigureRegions {
  layout: Layout
  place: FigurePlace
  regions: Regions
}

/** Clears a canvas and draws the figure with the box at its margin. */
function drawInBox(
  layer: Canvas,
  box: Box,
  { layout, place }: FigureRegions,
  draw: (canvas: SKRSContext2D) => void,
): void {
  const canvas = layer.getContext('2d')
  const { pixelsPerUnit } = layout
  canvas.resetTransform()
  canvas.clearRect(0, 0, layer.width, layer.height)
  canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, MARGIN - box.x, MARGIN - box.y)
  inFigureSpace(canvas, place, () => draw(canvas))
}

/** Caches what is behind a face (hair, neck, collar), which depends on the head pose only. */
function createBackCache(figure: Figure, figureRegions: FigureRegions) {
  const { face } = figureRegions.regions
  const size = { width: face.width + 2 * MARGIN, height: face.height + 2 * MARGIN }
  const cached = createDrawingCache(size, CACHED_HEADS)
  return (step: Step, pose: Pose): Canvas =>
    cached(headKey(step), (layer) =>
      drawInBox(layer, face, figureRegions, (canvas) => {
        drawHead(canvas, figure, pose, ['hairBack'])
        drawBody(canvas, figure, pose)
      }),
    )
}

function drawFaceRegion(canvas: SKRSContext2D, figure: Figure, pose: Pose, region: Region): void {
  drawHead(canvas, figure, pose, ['face'])
  if (region !== 'eyes') drawHead(canvas, figure, pose, ['mouth'])
  if (region !== 'mouth') drawHead(canvas, figure, pose, ['eyes'])
  drawHead(canvas, figure, pose, ['hairFront'])
}

/** Draws the layers below the face. Hair is drawn in the neck region only. */
function drawBodyRegion(canvas: SKRSContext2D, figure: Figure, pose: Pose, region: 'arms' | 'neck'): void {
  if (region === 'neck') drawHead(canvas, figure, pose, ['hairBack'])
  const torso = drawBody(canvas, figure, pose)
  drawSleeves(canvas, figure, pose)
  if (region === 'neck') drawHead(canvas, figure, pose, ['hairFront'])
  drawForearms(canvas, figure, pose, torso)
}

/** Returns functions that draw a region of the presenter for a step, with what is behind and in front of it. */
export function createPatchPainter(
  figure: Figure,
  palette: Palette,
  layers: StaticLayers,
  figureRegions: FigureRegions,
) {
  const canvasFor = createCanvasPool()
  const behindFace = createBackCache(figure, figureRegions)
  const { layout, place, regions } = figureRegions
  const { pixelsPerUnit } = layout
  const dark = palette.mode === 'dark'
  // A narrow edge that separates the figure from any background.
  const edge = { colour: dark ? '#ffffff80' : alpha(palette.shadow, 0.34), blur: 3, drop: dark ? 0 : 1 }

  const drawFigure = (layer: Canvas, step: Step, region: Region, box: Box): void => {
    const pose = withStance(figure.person, poseOf(step))
    drawInBox(layer, box, figureRegions, (canvas) => {
      if (region === 'everything') return drawPresenter(canvas, figure, pose)
      if (region === 'arms' || region === 'neck') return drawBodyRegion(canvas, figure, pose, region)
      const back = behindFace(step, pose)
      const transform = canvas.getTransform()
      canvas.resetTransform()
      canvas.drawImage(back, regions.face.x - box.x, regions.face.y - box.y)
      canvas.setTransform(transform)
      drawFaceRegion(canvas, figure, pose, region)
    })
  }

  /** Draws on a canvas of the size of the box. */
  function drawOn(target: Canvas, step: Step, region: Region, box: Box, lowerThird: number): SKRSContext2D {
    const { x, y, width, height } = box
    const layer = canvasFor('figure', width + 2 * MARGIN, height + 2 * MARGIN)
    drawFigure(layer, step, region, box)
    const canvas = target.getContext('2d')
    canvas.drawImage(layers.backdrop, x, y, width, height, 0, 0, width, height)
    canvas.save()
    canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -x, -y)
    withinWindow(canvas, place, () => {
      const [left, top] = [(x - MARGIN) / pixelsPerUnit, (y - MARGIN) / pixelsPerUnit]
      const put = () => canvas.drawImage(layer, left, top, layer.width / pixelsPerUnit, layer.height / pixelsPerUnit)
      if (region === 'eyes' || region === 'mouth') put()
      else withShadow(canvas, edge, put)
    })
    canvas.restore()
    layers.drawForeground(canvas, box, lowerThird)
    return canvas
  }

  return {
    drawOn,
    /** Draws the region once and returns a patch of each box. */
    paint(step: Step, region: Region, boxes: readonly Box[], lowerThird: number): Patch[] {
      const round = boxAround(boxes)
      const canvas = drawOn(canvasFor('patch', round.width, round.height), step, region, round, lowerThird)
      return boxes.map((box) => readPatch(canvas, box, round))
    },
  }
}
export type PatchPainter = ReturnType<typeof createPatchPainter>
