import type { Canvas2D, Outline } from './canvas-backend.ts'
import { drawForearm, drawSleeve } from './arms/arms.ts'
import { drawEarrings, drawHearingAid } from './head/ears.ts'
import { drawEyes } from './head/eyes.ts'
import { drawFace } from './head/face.ts'
import type { Figure } from './figure.ts'
import { armsAt } from './gestures.ts'
import { drawGlasses } from './head/glasses.ts'
import { drawBeard } from './hair/beard.ts'
import { drawHairBack, drawHairFront } from './hair/hair.ts'
import { inHeadSpace } from './head/head-space.ts'
import { drawMouth } from './head/mouth.ts'
import { drawBody } from './outfits/torso.ts'
import type { Pose } from './pose.ts'

/** Layers of the head from back to front. Each can be drawn separately. */
const HEAD_LAYERS = {
  hairBack: drawHairBack,
  face(canvas: Canvas2D, figure: Figure, pose: Pose) {
    drawFace(canvas, figure, pose)
    drawBeard(canvas, figure, pose)
  },
  mouth: drawMouth,
  eyes: drawEyes,
  hairFront(canvas: Canvas2D, figure: Figure, pose: Pose) {
    drawHairFront(canvas, figure, pose)
    drawEarrings(canvas, figure, pose)
    drawGlasses(canvas, figure, pose)
    drawHearingAid(canvas, figure, pose)
  },
} as const
type HeadLayer = keyof typeof HEAD_LAYERS

/** Draws layers of the head. The torso never moves. */
export function drawHead(canvas: Canvas2D, figure: Figure, pose: Pose, layers: readonly HeadLayer[]): void {
  const lean = armsAt(pose.gesture, pose.reach, pose.posture).lean * 0.9 + pose.sway * 3
  canvas.save()
  canvas.translate(lean, 0)
  inHeadSpace(canvas, pose, () => {
    for (const layer of layers) HEAD_LAYERS[layer](canvas, figure, pose)
  })
  canvas.restore()
}

export function drawSleeves(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const arms = armsAt(pose.gesture, pose.reach, pose.posture)
  drawSleeve(canvas, figure, arms.left, -1, pose)
  drawSleeve(canvas, figure, arms.right, 1, pose)
}

export function drawForearms(canvas: Canvas2D, figure: Figure, pose: Pose, torso: Outline): void {
  const arms = armsAt(pose.gesture, pose.reach, pose.posture)
  const left = () => drawForearm(canvas, figure, arms.left, -1, pose, torso)
  const right = () => drawForearm(canvas, figure, arms.right, 1, pose, torso)
  for (const draw of arms.front === 'left' ? [right, left] : [left, right]) draw()
}

/** Draws a presenter with the base of the neck at the origin. */
export function drawPresenter(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  drawHead(canvas, figure, pose, ['hairBack'])
  const torso = drawBody(canvas, figure, pose)
  drawSleeves(canvas, figure, pose)
  drawHead(canvas, figure, pose, ['face', 'mouth', 'eyes', 'hairFront'])
  drawForearms(canvas, figure, pose, torso)
}
