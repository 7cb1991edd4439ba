import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Layout } from '../film/layout.ts'
import type { Box, FigurePlace } from '../film/places.ts'
import { withShadow } from '../film/light.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { drawBody } from '../rig/outfits/torso.ts'
import { withStance } from '../rig/pose.ts'
import type { Pose } from '../rig/pose.ts'
import { drawForearms, drawHead, drawPresenter, drawSleeves } from '../rig/presenter.ts'
import { poseOf } from '../rig/timeline.ts'
import type { Step } from '../rig/timeline.ts'
import { alpha } from '../rig/tone.ts'
import { createCanvasPool, readPatch } from './canvas-pool.ts'
import { inFigureSpace, withinWindow } from './figure-space.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import type { Regions } from './regions.ts'

export type Region = 'arms' | 'everything' | 'eyes' | 'face' | 'mouth' | 'neck'

// Pixels for the soft edge round what is drawn in a patch.
const MARGIN = 8
const KEPT_HEADS = 10

export const headKey = ({ yaw, tilt, nod, lean, hair }: Step) => `${yaw},${tilt},${nod},${lean},${hair}`

/** Where the presenter stands, and the pixels of each region there. */
interface Standing {
  layout: Layout
  place: FigurePlace
  regions: Regions
}

/** Clears a canvas and draws on it as if it were the box of the picture with a margin round it, from the pit of the neck. */
function drawInBox(layer: Canvas, box: Box, { layout, place }: Standing, draw: (canvas: SKRSContext2D) => void): void {
  const canvas = layer.getContext('2d')
  const { pixelsPerUnit } = layout
  canvas.resetTransform()
  canvas.clearRect(0, 0, layer.width, layer.height)
  canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, MARGIN - box.x, MARGIN - box.y)
  inFigureSpace(canvas, place, () => draw(canvas))
}

/** What lies behind a face (hair, neck, collar) depends on the head alone; the last few heads are kept. */
function createBackCache(figure: Figure, standing: Standing) {
  const kept = new Map<string, Canvas>()
  const { face } = standing.regions
  return (step: Step, pose: Pose): Canvas => {
    const key = headKey(step)
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.size >= KEPT_HEADS ? kept : []
    if (oldest) kept.delete(oldest[0])
    const layer = oldest?.[1] ?? createCanvas(face.width + 2 * MARGIN, face.height + 2 * MARGIN)
    drawInBox(layer, face, standing, (canvas) => {
      drawHead(canvas, figure, pose, ['hairBack'])
      drawBody(canvas, figure, pose)
    })
    kept.set(key, layer)
    return layer
  }
}

function drawFaceRegion(canvas: SKRSContext2D, figure: Figure, pose: Pose, region: Region): void {
  drawHead(canvas, figure, pose, ['face'])
  if (region !== 'eyes') drawHead(canvas, figure, pose, ['mouth'])
  if (region !== 'mouth') drawHead(canvas, figure, pose, ['eyes'])
  drawHead(canvas, figure, pose, ['hairFront'])
}

/** The layers of the figure below the face: hair is seen in the neck region only. */
function drawBodyRegion(canvas: SKRSContext2D, figure: Figure, pose: Pose, region: 'arms' | 'neck'): void {
  if (region === 'neck') drawHead(canvas, figure, pose, ['hairBack'])
  const torso = drawBody(canvas, figure, pose)
  drawSleeves(canvas, figure, pose)
  if (region === 'neck') drawHead(canvas, figure, pose, ['hairFront'])
  drawForearms(canvas, figure, pose, torso)
}

/** Draws any region of the presenter in any step, on the ground it stands on. */
export function createPatchPainter(figure: Figure, palette: Palette, ground: Ground, standing: Standing) {
  const canvasFor = createCanvasPool()
  const behindFace = createBackCache(figure, standing)
  const { layout, place, regions } = standing
  const { pixelsPerUnit } = layout
  const dark = palette.mode === 'dark'
  // The tight edge that parts the figure from any ground: dark on light, a light rim on dark.
  const edge = { colour: dark ? '#ffffff80' : alpha(palette.shadow, 0.34), blur: 3, drop: dark ? 0 : 1 }

  const drawFigure = (layer: Canvas, step: Step, region: Region, box: Box): void => {
    const pose = withStance(figure.person, poseOf(step))
    drawInBox(layer, box, standing, (canvas) => {
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

  return (step: Step, region: Region, box: Box, lowerThird: number): Patch => {
    const { x, y, width, height } = box
    const layer = canvasFor('figure', width + 2 * MARGIN, height + 2 * MARGIN)
    drawFigure(layer, step, region, box)
    const canvas = canvasFor('patch', width, height).getContext('2d')
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    canvas.save()
    canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -x, -y)
    withinWindow(canvas, place, () => {
      const [left, top] = [(x - MARGIN) / pixelsPerUnit, (y - MARGIN) / pixelsPerUnit]
      const put = () => canvas.drawImage(layer, left, top, layer.width / pixelsPerUnit, layer.height / pixelsPerUnit)
      if (region === 'eyes' || region === 'mouth') put()
      else withShadow(canvas, edge, put)
    })
    canvas.restore()
    ground.drawFront(canvas, box, lowerThird)
    return readPatch(canvas, box)
  }
}
