import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawBrandSign } from '../../composition/cards/brand-sign.ts'
import { nameTag } from '../../composition/cards/name-tag.ts'
import { typeOf } from '../../composition/cards/stage.ts'
import type { Stage } from '../../composition/cards/stage.ts'
import { blurred } from '../../composition/effects.ts'
import { LOWER_THIRD_STEPS } from '../../composition/frame-state.ts'
import type { Box } from '../../composition/geometry.ts'
import type { Layout } from '../../composition/layout.ts'
import { drawLabel, labelOf } from '../../composition/overlays.ts'
import type { Palette } from '../../composition/palette.ts'
import { LABEL_SHADOW_REACH } from '../../composition/panel.ts'
import type { SceneLayout } from '../../composition/scene-layout.ts'
import type { Shot } from '../../director/storyboard.ts'
import type { Figure } from '../../rig/figure.ts'
import { withStance } from '../../rig/pose.ts'
import { drawPresenter } from '../../rig/presenter.ts'
import { poseOf, restStep } from '../../rig/timeline.ts'
import type { ShotCard } from '../shot-card.ts'
import type { RenderContext } from '../render-context.ts'
import { inFigureSpace, withinWindow } from './figure-space.ts'
import { pixelBox } from './regions.ts'

/** Returns a canvas of the size of a frame, drawn in layout units. */
export function fullPicture({ picture, pixelsPerUnit }: Layout, draw: (canvas: SKRSContext2D) => void): Canvas {
  const full = createCanvas(picture.width, picture.height)
  const canvas = full.getContext('2d')
  canvas.scale(pixelsPerUnit, pixelsPerUnit)
  draw(canvas)
  return full
}

/** Draws the wide shadow of the resting figure. Patches have the narrow edge only. */
function drawWideShadow(canvas: SKRSContext2D, layout: Layout, figure: Figure, palette: Palette): void {
  const { width, height } = layout
  const dark = palette.mode === 'dark'
  const silhouette = fullPicture(layout, (shape) => {
    inFigureSpace(shape, layout.figure, () => drawPresenter(shape, figure, withStance(figure.person, poseOf(restStep))))
    shape.globalCompositeOperation = 'source-in'
    shape.fillStyle = dark ? '#000000' : palette.shadow
    shape.fillRect(0, 0, width, height)
  })
  // Draws the shadow only. The figure would show where an arm is raised.
  withinWindow(canvas, layout.figure, () =>
    blurred(canvas, 13, () => {
      canvas.globalAlpha = dark ? 0.35 : 0.26
      canvas.drawImage(silhouette, 6, 10, width, height)
    }),
  )
}

/** The layers of a shot that do not move. */
export interface StaticLayers {
  /** Everything behind the presenter. */
  backdrop: Canvas
  /** Draws the backdrop at another state of the card. */
  redrawBackdrop: (state: number) => void
  /** The area of the name tag. */
  lowerThirdArea: Box
  /** Draws everything in front of the presenter in a box, but captions. `lowerThird` is 0 to LOWER_THIRD_STEPS. */
  drawForeground: (canvas: SKRSContext2D, box: Box, lowerThird: number) => void
}

const SLIDE = 30
const SIGN_WIDTH = 420
const CORNER_SIGN = 54
const LABEL_HEIGHT = 24

/** Draws the sign of the brand where the card of the scene has none of its own. On photos it is in the upper end corner. */
function drawSign(
  canvas: SKRSContext2D,
  layout: SceneLayout,
  stage: Stage,
  { scene, texts, ground }: Shot,
  hasLabel: boolean,
): void {
  const { margins } = typeOf(stage)
  const middle = margins.top + 20
  if (scene === 'wide' || (scene === 'medium' && !texts.headline))
    drawBrandSign(canvas, stage, {
      x: margins.side,
      middle,
      width: SIGN_WIDTH,
      ground: ground === 'scene' || ground === 'blurred-photo' ? 'photo' : ground === 'brand' ? 'brand' : 'page',
    })
  if (scene === 'corner' || scene === 'voice' || scene === 'split' || scene === 'offer')
    drawBrandSign(canvas, stage, {
      x: layout.width - margins.side,
      // Below the label in the same corner.
      middle: margins.top + CORNER_SIGN / 2 + (hasLabel ? LABEL_HEIGHT : 0),
      width: SIGN_WIDTH,
      // The photo of a split goes across in upright shapes.
      ground: scene === 'split' && layout.photo.width < layout.width ? 'page' : 'photo',
      atEnd: true,
    })
}

/** Draws the layers of a shot. `drawGround` draws what is behind everything. */
export function drawShotLayers(
  { job, figure, palette }: RenderContext,
  layout: SceneLayout,
  stage: Stage,
  { shot, shotCard, ground }: { shot: Shot; shotCard: ShotCard | undefined; ground: Canvas },
): StaticLayers {
  const { width, height } = layout
  const card = shotCard?.card
  // Beside the presenter a card that builds has its beginning here, so that arms never erase it.
  const isBehind = shotCard?.isInFront === false && (card?.built === 0 || layout.hasFigure)
  function drawBackdrop(canvas: SKRSContext2D, state: number): void {
    canvas.drawImage(ground, 0, 0, width, height)
    card?.drawGround(canvas, state)
    drawSign(canvas, layout, stage, shot, labelOf(job) !== '')
    drawLabel(canvas, layout, labelOf(job), palette)
    if (layout.hasFigure && !job.footagePath) drawWideShadow(canvas, layout, figure, palette)
    if (card && isBehind) card.draw(canvas, 0)
  }
  let drawn = card?.built ?? 0
  const backdrop = fullPicture(layout, (canvas) => drawBackdrop(canvas, drawn))
  function redrawBackdrop(state: number): void {
    if (state === drawn) return
    drawn = state
    drawBackdrop(backdrop.getContext('2d'), state)
  }
  const front = card && shotCard?.isInFront ? fullPicture(layout, (canvas) => card.draw(canvas, card.built)) : undefined
  return { backdrop, redrawBackdrop, ...createForeground(job, layout, stage, front) }
}

type Named = Pick<RenderContext['job'], 'lowerThird'>

function createForeground(
  { lowerThird: who }: Named,
  layout: SceneLayout,
  stage: Stage,
  front: Canvas | undefined,
): Pick<StaticLayers, 'drawForeground' | 'lowerThirdArea'> {
  const tag = nameTag(stage, who, layout.nameTag)
  const [box = { x: 0, y: 0, width: 0, height: 0 }] = tag.boxes
  const lowerThirdArea = pixelBox(layout, {
    x: box.x - LABEL_SHADOW_REACH,
    y: box.y - LABEL_SHADOW_REACH,
    width: box.width + 2 * LABEL_SHADOW_REACH,
    height: box.height + 2 * LABEL_SHADOW_REACH,
  })
  return {
    lowerThirdArea,
    drawForeground(canvas, { x, y, width, height }, lowerThird) {
      if (front) canvas.drawImage(front, x, y, width, height, 0, 0, width, height)
      if (lowerThird === 0) return
      const share = 1 - (1 - lowerThird / LOWER_THIRD_STEPS) ** 2
      canvas.save()
      canvas.setTransform(layout.pixelsPerUnit, 0, 0, layout.pixelsPerUnit, -x, -y)
      canvas.globalAlpha = share
      canvas.translate((layout.rightToLeft ? SLIDE : -SLIDE) * (1 - share), 0)
      tag.draw(canvas, 0)
      canvas.restore()
    },
  }
}
