import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { drawArch, drawBackdrop } from '../film/arch.ts'
import type { FilmJob } from '../film/film-job.ts'
import { ARCH, FIGURE, PICTURE } from '../film/layout.ts'
import { drawBrandMark, drawCaptionPanel, drawLowerThird, drawTitle } from '../film/overlays.ts'
import type { Logo } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { withStance } from '../rig/pose.ts'
import { drawPresenter } from '../rig/presenter.ts'
import { poseOf, restStep } from '../rig/timeline.ts'
import { alpha } from '../rig/tone.ts'

const LARGEST_LOGO = 512 * 1024

/** The brand's logo, or undefined when there is none that can be drawn. */
export async function loadLogo(svg: string | undefined): Promise<Logo | undefined> {
  if (!svg || svg.length > LARGEST_LOGO || !/<svg[\s>]/i.test(svg)) return undefined
  const image = await loadImage(Buffer.from(svg)).catch(() => undefined)
  return image && image.width > 0 && image.height > 0 ? { image, width: image.width, height: image.height } : undefined
}

function fullPicture(draw: (canvas: ReturnType<Canvas['getContext']>) => void): Canvas {
  const picture = createCanvas(PICTURE.width, PICTURE.height)
  draw(picture.getContext('2d'))
  return picture
}

/** The wide shadow of the figure at rest falls on the ground once; patches carry only the tight edge. */
function drawWideShadow(ground: Canvas, figure: Figure, palette: Palette): void {
  const standing = fullPicture((canvas) => {
    canvas.translate(FIGURE.x, FIGURE.y)
    canvas.scale(FIGURE.scale, FIGURE.scale)
    drawPresenter(canvas, figure, withStance(figure.person, poseOf(restStep)))
  })
  const canvas = ground.getContext('2d')
  const dark = palette.mode === 'dark'
  canvas.save()
  canvas.shadowColor = alpha(dark ? '#000000' : palette.shadow, dark ? 0.35 : 0.26)
  canvas.shadowBlur = 26
  canvas.shadowOffsetX = 6
  canvas.shadowOffsetY = 10
  canvas.drawImage(standing, 0, 0)
  canvas.restore()
}

/** The two still pictures of a film: what lies behind the presenter and what lies in front. */
export interface Ground {
  behind: Canvas
  inFront: Canvas
}

export async function drawGround(job: FilmJob, figure: Figure, palette: Palette): Promise<Ground> {
  const { brand } = job
  const logo = await loadLogo(brand.logoSvg)
  const behind = fullPicture((canvas) => {
    drawBackdrop(canvas, brand.scene, palette, PICTURE.width, PICTURE.height)
    drawArch(canvas, brand.scene, palette, ARCH)
    drawBrandMark(canvas, brand.name, palette, logo)
    if (!job.facts) drawTitle(canvas, job.title, palette)
  })
  drawWideShadow(behind, figure, palette)
  const inFront = fullPicture((canvas) => {
    drawLowerThird(canvas, job.lowerThird, palette)
    if (job.captions !== false) drawCaptionPanel(canvas, palette)
  })
  return { behind, inFront }
}
