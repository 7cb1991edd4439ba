import { createLayer } from './canvas-backend.ts'
import type { Canvas2D } from './canvas-backend.ts'
import { figureOf } from './figure.ts'
import { portraitPoseOf } from './pose.ts'
import { drawPresenter } from './presenter.ts'
import { presenterById } from './presenters.ts'
import type { Presenter } from './presenters.ts'
import { alpha } from './colour.ts'

export interface Portrait {
  /** A presenter or the id of one. */
  presenter: Presenter | string
  width: number
  height: number
  /** The brand's accent, which some clothes carry. */
  accent?: string
  /** The background, which decides the colour of the edge. */
  ground?: 'dark' | 'light'
}

/** The size of a portrait in rig units, and how much of it is below the base of the neck. */
export const PORTRAIT = { width: 409, height: 545, below: 240 } as const

// Oversampling for dense screens.
const LAYER_SCALE = 2
const AIR = '#0d1b2a'

/** Draws head and shoulders into (0, 0, width, height). The caller clips. Throws for an unknown presenter. */
export function drawPortrait(context: Canvas2D, portrait: Portrait): void {
  const { width, height, accent = '#f2a541', ground } = portrait
  const person = typeof portrait.presenter === 'string' ? presenterById(portrait.presenter) : portrait.presenter
  if (!person) throw new Error(`There is no presenter called "${String(portrait.presenter)}".`)
  const figure = figureOf(person, accent)
  const pose = portraitPoseOf(person)
  const scale = Math.min(width / PORTRAIT.width, height / PORTRAIT.height)
  const draw = (canvas: Canvas2D) => {
    canvas.translate(width / 2 + scale * 3, height - scale * PORTRAIT.below)
    canvas.scale(scale, scale)
    drawPresenter(canvas, figure, pose)
  }
  context.save()
  if (ground) {
    const layer = createLayer(Math.ceil(width * LAYER_SCALE), Math.ceil(height * LAYER_SCALE))
    layer.canvas.scale(LAYER_SCALE, LAYER_SCALE)
    draw(layer.canvas)
    context.shadowColor = ground === 'dark' ? alpha('#ffffff', 0.5) : alpha(AIR, 0.34)
    context.shadowBlur = 3
    context.drawImage(layer.raster, 0, 0, layer.raster.width / LAYER_SCALE, layer.raster.height / LAYER_SCALE)
  } else {
    draw(context)
  }
  context.restore()
}
