import { drawArch } from '../film/arch.ts'
import type { Background, Brand, Framing, Language, Shape } from '../film/film-job.ts'
import { layoutOf } from '../film/layout.ts'
import type { FigurePlace } from '../film/places.ts'
import { paletteOf } from '../film/palette.ts'
import { createLayer } from '../rig/canvas-kit.ts'
import type { Canvas2D, Raster } from '../rig/canvas-kit.ts'
import { figureOf } from '../rig/figure.ts'
import type { Figure } from '../rig/figure.ts'
import { drawBody } from '../rig/outfits/torso.ts'
import { withStance } from '../rig/pose.ts'
import type { Pose } from '../rig/pose.ts'
import { drawForearms, drawHead, drawSleeves } from '../rig/presenter.ts'
import { presenterById } from '../rig/presenters.ts'
import { poseOf, restStep } from '../rig/timeline.ts'
import type { Timeline } from '../rig/timeline.ts'
import { movingPose } from './moving-pose.ts'

/** Whose film somebody is looking at. */
export interface LiveLook {
  presenterId: string
  brand: Brand
  language: Language
  shape?: Shape
  framing?: Framing
  background?: Background
}

export interface LivePresenter {
  /** Shows a moment of a performance; draws nothing, and answers false, when it looks like what is shown. */
  show: (timeline: Timeline, seconds: number) => boolean
  /** The presenter listening. */
  rest: () => void
}

/** Draws in units of the film's layout, with the arch's upper left corner in that of the canvas. */
function inArch(canvas: Canvas2D, { width }: Raster, arch: { x: number; y: number; width: number }, draw: () => void) {
  const scale = width / arch.width
  canvas.save()
  canvas.scale(scale, scale)
  canvas.translate(-arch.x, -arch.y)
  draw()
  canvas.restore()
}

function inFigure(canvas: Canvas2D, { x, y, scale, mirrored }: FigurePlace, draw: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(mirrored ? -scale : scale, scale)
  draw()
  canvas.restore()
}

/** Whatever of a pose the body and the arms are drawn from. */
const bodyKey = ({ yaw, breath, gesture, reach, shoulders }: Pose) =>
  `${yaw} ${breath} ${gesture} ${reach} ${shoulders.left} ${shoulders.right}`

/** Draws the figure on a canvas. Body and arms take most of the time and move rarely, so their drawings are kept. */
function createFigurePainter(raster: Raster, figure: Figure, place: (canvas: Canvas2D, draw: () => void) => void) {
  const canvas = raster.getContext('2d')
  const [body, arms] = [createLayer(raster.width, raster.height), createLayer(raster.width, raster.height)]
  let keptBody = ''
  let shown = ''
  const keepBody = (pose: Pose) => {
    const key = bodyKey(pose)
    if (key === keptBody) return
    for (const layer of [body, arms]) layer.canvas.clearRect(0, 0, raster.width, raster.height)
    place(body.canvas, () => {
      const torso = drawBody(body.canvas, figure, pose)
      drawSleeves(body.canvas, figure, pose)
      place(arms.canvas, () => drawForearms(arms.canvas, figure, pose, torso))
    })
    keptBody = key
  }
  return (pose: { body: Pose; head: Pose }): boolean => {
    const key = JSON.stringify(pose)
    if (!canvas || key === shown) return false
    keepBody(pose.body)
    canvas.clearRect(0, 0, raster.width, raster.height)
    place(canvas, () => drawHead(canvas, figure, pose.head, ['hairBack']))
    canvas.drawImage(body.raster, 0, 0)
    place(canvas, () => drawHead(canvas, figure, pose.head, ['face', 'mouth', 'eyes', 'hairFront']))
    canvas.drawImage(arms.raster, 0, 0)
    shown = key
    return true
  }
}

/**
 * A presenter of a film, live: what is seen through its arch, on two canvases of the same size that lie on each other. Undefined
 * when the rig does not know the presenter. Give new canvases or new sizes a new one.
 */
export function openLivePresenter(ground: Raster, front: Raster, look: LiveLook): LivePresenter | undefined {
  const person = presenterById(look.presenterId)
  if (!person) return undefined
  const layout = layoutOf(look)
  const { brand, background = 'scene' } = look
  const palette = paletteOf(brand, background)
  const setting = { scene: brand.scene, palette, background, mirrored: layout.rightToLeft }
  const behind = ground.getContext('2d')
  if (behind) inArch(behind, ground, layout.arch, () => drawArch(behind, setting, layout.arch))
  const paint = createFigurePainter(front, figureOf(person, look.brand.accent), (canvas, draw) =>
    inArch(canvas, front, layout.arch, () => inFigure(canvas, layout.figure, draw)),
  )
  const resting = withStance(person, poseOf(restStep))
  return {
    show: (timeline, seconds) => paint(movingPose(person, timeline, seconds)),
    rest: () => void paint({ body: resting, head: resting }),
  }
}
