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
import type { Ground } from './ground.ts'
import { toI420 } from './i420.ts'
import type { Patch } from './i420.ts'
import { boxOf, FACE } from './regions.ts'

export type Region = 'arms' | 'eyes' | 'everything' | 'face' | 'mouth' | 'neck'

// Room for the soft edge round what is drawn in a patch.
const MARGIN = 8
const KEPT_HEADS = 10

export const headKey = ({ yaw, tilt, nod, lean }: Step) => `${yaw},${tilt},${nod},${lean}`

/** Reads a finished patch from a canvas whose origin is the patch's corner. */
export function readPatch(canvas: SKRSContext2D, box: Box): Patch {
  const { data } = canvas.getImageData(0, 0, box.width, box.height)
  return { ...box, data: toI420(data, box.width, box.height) }
}

/** Canvases by size, used again and again: fresh ones cost memory and a fifth of the time. */
export function createCanvasPool() {
  const pool = new Map<string, Canvas>()
  return (name: string, width: number, height: number): Canvas => {
    const key = `${name} ${width} ${height}`
    const found = pool.get(key) ?? createCanvas(width, height)
    pool.set(key, found)
    return found
  }
}

/** Draws any region of the presenter in any step, on the ground it stands on. */
export function createPatchPainter(figure: Figure, palette: Palette, ground: Ground) {
  const canvasFor = createCanvasPool()
  const backs = new Map<string, Canvas>()
  const faceBox = boxOf(FACE)

  const figureCanvas = (layer: Canvas, box: Box): SKRSContext2D => {
    const canvas = layer.getContext('2d')
    canvas.resetTransform()
    canvas.clearRect(0, 0, layer.width, layer.height)
    const { x, y, scale } = FIGURE
    canvas.setTransform(scale, 0, 0, scale, x - box.x + MARGIN, y - box.y + MARGIN)
    return canvas
  }

  /** What lies behind a face (hair, neck, collar) depends on the head alone and is kept for the last few heads. */
  const behindFace = (step: Step, pose: Pose): Canvas => {
    const key = headKey(step)
    const kept = backs.get(key)
    if (kept) return kept
    let layer = createLayerFor(faceBox)
    for (const [oldest, canvas] of backs) {
      if (backs.size < KEPT_HEADS) break
      backs.delete(oldest)
      layer = canvas
    }
    const canvas = figureCanvas(layer, faceBox)
    drawHead(canvas, figure, pose, ['hairBack'])
    drawBody(canvas, figure, pose)
    backs.set(key, layer)
    return layer
  }
  const createLayerFor = (box: Box) => createCanvas(box.width + 2 * MARGIN, box.height + 2 * MARGIN)

  const drawFigure = (canvas: SKRSContext2D, step: Step, region: Region, box: Box): void => {
    const pose = withStance(figure.person, poseOf(step))
    if (region === 'everything') {
      drawPresenter(canvas, figure, pose)
    } else if (region === 'arms') {
      const torso = drawBody(canvas, figure, pose)
      drawSleeves(canvas, figure, pose)
      drawForearms(canvas, figure, pose, torso)
    } else if (region === 'neck') {
      drawHead(canvas, figure, pose, ['hairBack'])
      const torso = drawBody(canvas, figure, pose)
      drawSleeves(canvas, figure, pose)
      drawHead(canvas, figure, pose, ['hairFront'])
      drawForearms(canvas, figure, pose, torso)
    } else {
      const back = behindFace(step, pose)
      const transform = canvas.getTransform()
      canvas.resetTransform()
      canvas.drawImage(back, faceBox.x - box.x, faceBox.y - box.y)
      canvas.setTransform(transform)
      if (region !== 'eyes') drawHead(canvas, figure, pose, ['face', 'mouth'])
      else drawHead(canvas, figure, pose, ['face'])
      if (region !== 'mouth') drawHead(canvas, figure, pose, ['eyes'])
      drawHead(canvas, figure, pose, ['hairFront'])
    }
  }

  return (step: Step, region: Region, box: Box): Patch => {
    const { x, y, width, height } = box
    const layer = canvasFor('figure', width + 2 * MARGIN, height + 2 * MARGIN)
    drawFigure(figureCanvas(layer, box), step, region, box)
    const canvas = canvasFor('patch', width, height).getContext('2d')
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    canvas.save()
    if (region !== 'eyes' && region !== 'mouth') {
      // The tight edge that parts the figure from any ground: dark on light, a light rim on dark.
      const dark = palette.mode === 'dark'
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
