import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { drawArch, drawBackdrop } from '../film/arch.ts'
import type { Setting } from '../film/arch.ts'
import { drawCaptionPanel } from '../film/caption-words.ts'
import type { FilmJob } from '../film/film-job.ts'
import type { Layout } from '../film/layout.ts'
import type { Box } from '../film/places.ts'
import { blurred } from '../film/light.ts'
import { LOWER_THIRD_STEPS } from '../film/moments.ts'
import { drawBrandMark, drawLabel, drawLowerThird } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { withStance } from '../rig/pose.ts'
import { drawPresenter } from '../rig/presenter.ts'
import { poseOf, restStep } from '../rig/timeline.ts'
import { inFigureSpace, withinWindow } from './figure-space.ts'
import type { Props } from './props.ts'
import { pixelBox } from './regions.ts'

/** A picture of the film's size, drawn in units. */
export function fullPicture({ picture, pixelsPerUnit }: Layout, draw: (canvas: SKRSContext2D) => void): Canvas {
  const full = createCanvas(picture.width, picture.height)
  const canvas = full.getContext('2d')
  canvas.scale(pixelsPerUnit, pixelsPerUnit)
  draw(canvas)
  return full
}

/** The wide shadow of the figure at rest falls on the ground once; patches carry only the tight edge. */
function drawWideShadow(canvas: SKRSContext2D, layout: Layout, figure: Figure, palette: Palette): void {
  const { width, height } = layout
  const dark = palette.mode === 'dark'
  const standing = fullPicture(layout, (silhouette) => {
    inFigureSpace(silhouette, layout.figure, () =>
      drawPresenter(silhouette, figure, withStance(figure.person, poseOf(restStep))),
    )
    silhouette.globalCompositeOperation = 'source-in'
    silhouette.fillStyle = dark ? '#000000' : palette.shadow
    silhouette.fillRect(0, 0, width, height)
  })
  // Only the shadow is drawn: the figure itself would show where a raised arm leaves its place.
  withinWindow(canvas, layout.figure, () =>
    blurred(canvas, 13, () => {
      canvas.globalAlpha = dark ? 0.35 : 0.26
      canvas.drawImage(standing, 6, 10, width, height)
    }),
  )
}

/** The still pictures of a view. */
export interface Ground {
  /** What stands behind the presenter. */
  behind: Canvas
  /** The pixels that change while the lower third comes and goes. */
  lowerThirdRoom: Box
  /** Draws what stands in front of the presenter in a box of the picture; `lowerThird` runs from 0 to LOWER_THIRD_STEPS. */
  drawFront: (canvas: SKRSContext2D, box: Box, lowerThird: number) => void
}

// The lower third's shadow ends within this many units.
const AIR = 26
const SLIDE = 30

function createFront(
  job: FilmJob,
  layout: Layout,
  palette: Palette,
  hasLogo: boolean,
): Pick<Ground, 'drawFront' | 'lowerThirdRoom'> {
  const hasPanel = job.captions !== false && layout.view !== 'closing'
  const panel = hasPanel ? fullPicture(layout, (canvas) => drawCaptionPanel(canvas, layout, palette)) : undefined
  const { x, y, width, height } = layout.lowerThird
  const room = { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height: height + 2 * AIR }
  const lowerThirdRoom = pixelBox(layout, room)
  const drawLower = (canvas: SKRSContext2D, lowerThird: number) => {
    const share = 1 - (1 - lowerThird / LOWER_THIRD_STEPS) ** 2
    canvas.globalAlpha = share
    canvas.translate((layout.rightToLeft ? SLIDE : -SLIDE) * (1 - share), 0)
    drawLowerThird(canvas, layout, job.lowerThird, palette, hasLogo)
  }
  return {
    lowerThirdRoom,
    drawFront(canvas, box, lowerThird) {
      if (panel) canvas.drawImage(panel, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
      if (lowerThird === 0) return
      canvas.save()
      canvas.setTransform(layout.pixelsPerUnit, 0, 0, layout.pixelsPerUnit, -box.x, -box.y)
      drawLower(canvas, lowerThird)
      canvas.restore()
    },
  }
}

const settingOf = ({ brand, background = 'scene' }: FilmJob, layout: Layout, palette: Palette): Setting => ({
  scene: brand.scene,
  background,
  palette,
  mirrored: layout.rightToLeft,
})

export function drawGround(
  job: FilmJob,
  layout: Layout,
  { figure, palette, props }: { figure: Figure; palette: Palette; props: Props },
): Ground {
  const setting = settingOf(job, layout, palette)
  const behind = fullPicture(layout, (canvas) => {
    drawBackdrop(canvas, setting, layout)
    drawArch(canvas, setting, layout.arch)
    drawBrandMark(canvas, layout, job.brand.name, palette, props.logo)
    drawLabel(canvas, layout, job.aiLabel ?? '', palette)
    if (!job.footagePath) drawWideShadow(canvas, layout, figure, palette)
  })
  return { behind, ...createFront(job, layout, palette, props.logo !== undefined) }
}
