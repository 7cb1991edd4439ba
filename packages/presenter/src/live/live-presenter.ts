import { drawBrandFrame } from '../composition/brand-frame.ts'
import type { Background, Brand, Framing, Language, Shape } from '../composition/render-job.ts'
import { layoutOf } from '../composition/layout.ts'
import type { FigurePlace } from '../composition/geometry.ts'
import { paletteOf } from '../composition/palette.ts'
import { createLayer } from '../rig/canvas-backend.ts'
import type { Canvas2D, Raster } from '../rig/canvas-backend.ts'
import { figureOf } from '../rig/figure.ts'
import type { Figure } from '../rig/figure.ts'
import { drawBody } from '../rig/outfits/torso.ts'
import { withStance } from '../rig/pose.ts'
import type { Pose } from '../rig/pose.ts'
import { drawForearms, drawHead, drawSleeves } from '../rig/presenter.ts'
import { presenterById } from '../rig/presenters.ts'
import { poseOf, restStep } from '../rig/timeline.ts'
import type { Timeline } from '../rig/timeline.ts'
import { interpolatePose } from './interpolate-pose.ts'

/** Presenter, brand and layout of a live preview. */
export interface LivePresenterOptions {
  presenterId: string
  brand: Brand
  language: Language
  shape?: Shape
  framing?: Framing
  background?: Background
}

export interface LivePresenter {
  /** Draws the presenter at a time. Returns false when nothing has changed. */
  show: (timeline: Timeline, seconds: number) => boolean
  /** Draws the presenter at rest. */
  rest: () => void
}

/** Draws in layout units with the arch at the origin. */
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

/** The parts of a pose that body and arms depend on. */
const bodyKey = ({ yaw, breath, gesture, reach, posture, shoulders }: Pose) =>
  `${yaw} ${breath} ${gesture} ${reach} ${posture} ${shoulders.left} ${shoulders.right}`

/** Returns a function that draws the figure. Body and arms are cached, because they are expensive and rarely move. */
function createFigurePainter(raster: Raster, figure: Figure, place: (canvas: Canvas2D, draw: () => void) => void) {
  const canvas = raster.getContext('2d')
  const [body, arms] = [createLayer(raster.width, raster.height), createLayer(raster.width, raster.height)]
  let cachedBody = ''
  let shown = ''
  const cacheBody = (pose: Pose) => {
    const key = bodyKey(pose)
    if (key === cachedBody) return
    for (const layer of [body, arms]) layer.canvas.clearRect(0, 0, raster.width, raster.height)
    place(body.canvas, () => {
      const torso = drawBody(body.canvas, figure, pose)
      drawSleeves(body.canvas, figure, pose)
      place(arms.canvas, () => drawForearms(arms.canvas, figure, pose, torso))
    })
    cachedBody = key
  }
  return (pose: { body: Pose; head: Pose }): boolean => {
    const key = JSON.stringify(pose)
    if (!canvas || key === shown) return false
    cacheBody(pose.body)
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
 * Opens a live presenter on two stacked canvases of the same size. Returns undefined for an unknown presenter. Open a new one for
 * new canvases or sizes.
 */
export function openLivePresenter(
  ground: Raster,
  front: Raster,
  look: LivePresenterOptions,
): LivePresenter | undefined {
  const person = presenterById(look.presenterId)
  if (!person) return undefined
  const layout = layoutOf(look)
  const { brand, background = 'scene' } = look
  const palette = paletteOf(brand, background)
  const setting = { scene: brand.scene, palette, background, mirrored: layout.rightToLeft }
  const behind = ground.getContext('2d')
  if (behind) inArch(behind, ground, layout.arch, () => drawBrandFrame(behind, setting, layout.arch))
  const paint = createFigurePainter(front, figureOf(person, look.brand.accent), (canvas, draw) =>
    inArch(canvas, front, layout.arch, () => inFigure(canvas, layout.figure, draw)),
  )
  const resting = withStance(person, poseOf(restStep))
  return {
    show: (timeline, seconds) => paint(interpolatePose(person, timeline, seconds)),
    rest: () => void paint({ body: resting, head: resting }),
  }
}
