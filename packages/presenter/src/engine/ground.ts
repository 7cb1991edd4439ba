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

const LARGEST_LOGO = 512 * 1024

/** The brand's logo, or undefined when there is none that can be drawn. */
async function loadLogo(svg: string | undefined): Promise<Logo | undefined> {
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
  const dark = palette.mode === 'dark'
  const silhouette = standing.getContext('2d')
  silhouette.resetTransform()
  silhouette.globalCompositeOperation = 'source-in'
  silhouette.fillStyle = dark ? '#000000' : palette.shadow
  silhouette.fillRect(0, 0, PICTURE.width, PICTURE.height)
  const canvas = ground.getContext('2d')
  canvas.save()
  // Only the shadow is drawn: the figure itself would show where a raised arm leaves its place.
  canvas.filter = 'blur(13px)'
  canvas.globalAlpha = dark ? 0.35 : 0.26
  canvas.drawImage(standing, 6, 10)
  canvas.restore()
}

/** The still pictures of a film: behind the presenter, the title that gives way to a card, and in front of everything. */
export interface Ground {
  behind: Canvas
  title: Canvas
  inFront: Canvas
}

export async function drawGround(job: FilmJob, figure: Figure, palette: Palette): Promise<Ground> {
  const { brand } = job
  const logo = await loadLogo(brand.logoSvg)
  const behind = fullPicture((canvas) => {
    drawBackdrop(canvas, brand.scene, palette, PICTURE.width, PICTURE.height)
    drawArch(canvas, brand.scene, palette, ARCH)
    drawBrandMark(canvas, brand.name, palette, logo)
  })
  drawWideShadow(behind, figure, palette)
  const title = fullPicture((canvas) => drawTitle(canvas, job.title, palette))
  const inFront = fullPicture((canvas) => {
    drawLowerThird(canvas, job.lowerThird, palette, logo !== undefined)
    if (job.captions !== false) drawCaptionPanel(canvas, palette)
  })
  return { behind, title, inFront }
}
