import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/arch.ts'
import { FIGURE } from '../film/layout.ts'
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
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import { boxOf, FACE } from './regions.ts'

export type Region = 'arms' | 'everything' | 'eyes' | 'face' | 'mouth' | 'neck'

// Room for the soft edge round what is drawn in a patch.
const MARGIN = 8
const KEPT_HEADS = 10
const FACE_BOX = boxOf(FACE)

export const headKey = ({ yaw, tilt, nod, lean }: Step) => `${yaw},${tilt},${nod},${lean}`

/** An empty canvas with the figure's origin where it is in the picture. */
function figureCanvas(layer: Canvas, box: Box): SKRSContext2D {
  const canvas = layer.getContext('2d')
  canvas.resetTransform()
  canvas.clearRect(0, 0, layer.width, layer.height)
  const { x, y, scale } = FIGURE
  canvas.setTransform(scale, 0, 0, scale, x - box.x + MARGIN, y - box.y + MARGIN)
  return canvas
}

/** What lies behind a face (hair, neck, collar) depends on the head alone; the last few heads are kept. */
function createBackCache(figure: Figure) {
  const kept = new Map<string, Canvas>()
  return (step: Step, pose: Pose): Canvas => {
    const key = headKey(step)
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.size >= KEPT_HEADS ? kept : []
    if (oldest) kept.delete(oldest[0])
    const layer = oldest?.[1] ?? createCanvas(FACE_BOX.width + 2 * MARGIN, FACE_BOX.height + 2 * MARGIN)
    const canvas = figureCanvas(layer, FACE_BOX)
    drawHead(canvas, figure, pose, ['hairBack'])
    drawBody(canvas, figure, pose)
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
export function createPatchPainter(figure: Figure, palette: Palette, ground: Ground) {
  const canvasFor = createCanvasPool()
  const behindFace = createBackCache(figure)
  const dark = palette.mode === 'dark'

  const drawFigure = (layer: Canvas, step: Step, region: Region, box: Box): void => {
    const pose = withStance(figure.person, poseOf(step))
    const canvas = figureCanvas(layer, box)
    if (region === 'everything') {
      drawPresenter(canvas, figure, pose)
    } else if (region === 'arms' || region === 'neck') {
      drawBodyRegion(canvas, figure, pose, region)
    } else {
      const back = behindFace(step, pose)
      const transform = canvas.getTransform()
      canvas.resetTransform()
      canvas.drawImage(back, FACE_BOX.x - box.x, FACE_BOX.y - box.y)
      canvas.setTransform(transform)
      drawFaceRegion(canvas, figure, pose, region)
    }
  }

  return (step: Step, region: Region, box: Box): Patch => {
    const { x, y, width, height } = box
    const layer = canvasFor('figure', width + 2 * MARGIN, height + 2 * MARGIN)
    drawFigure(layer, step, region, box)
    const canvas = canvasFor('patch', width, height).getContext('2d')
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    canvas.save()
    if (region !== 'eyes' && region !== 'mouth') {
      // The tight edge that parts the figure from any ground: dark on light, a light rim on dark.
      canvas.shadowColor = dark ? '#ffffff80' : alpha(palette.shadow, 0.34)
      canvas.shadowBlur = 3
      canvas.shadowOffsetY = dark ? 0 : 1
    }
    canvas.drawImage(layer, -MARGIN, -MARGIN)
    canvas.restore()
    canvas.drawImage(ground.inFront, x, y, width, height, 0, 0, width, height)
    return readPatch(canvas, box)
  }
}
