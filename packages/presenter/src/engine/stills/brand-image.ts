import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { MediaError } from '../../composition/render-job.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import type { Size } from '../../composition/geometry.ts'
import { logoSize } from '../../composition/overlays.ts'
import { paletteOf } from '../../composition/palette.ts'
import { drawBrandFrameMark } from '../../composition/panel.ts'
import type { BrandPictureJob, IconJob, StillJob } from '../../protocol.ts'
import { figureOf } from '../../rig/figure.ts'
import { presenterById } from '../../rig/presenters.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import { drawClosingStill, drawOpeningStill, drawPoster, writePicture } from './poster.ts'
import { loadAssets } from '../assets.ts'
import type { RenderContext } from '../render-context.ts'

/** Renders an icon or a still of a brand to a file. Throws MediaError for an unknown presenter. */
export async function renderBrandImage(job: BrandPictureJob): Promise<Size> {
  prepareCanvas(JSON.stringify(job), job.brand.fontFamily)
  const picture = job.kind === 'icon' ? await drawIcon(job) : await drawStill(job)
  await writePicture(picture, job.outputPath)
  return { width: picture.width, height: picture.height }
}

/** Draws the logo, or the default mark without one, on a plain background. */
async function drawIcon({ brand, edgePixels }: IconJob): Promise<Canvas> {
  const { logo } = await loadAssets(renderJobOf({ brand }))
  const palette = paletteOf(brand)
  const picture = createCanvas(edgePixels, edgePixels)
  const canvas = picture.getContext('2d')
  fill(canvas, roundedRect(0, 0, edgePixels, edgePixels, edgePixels * 0.22), palette.surface)
  const room = edgePixels * 0.78
  if (logo) {
    const { width, height } = logoSize(logo, { width: room, height: room })
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(logo.image as Canvas, (edgePixels - width) / 2, (edgePixels - height) / 2, width, height)
  } else
    drawBrandFrameMark(canvas, (edgePixels - room * 0.86) / 2, (edgePixels - room) / 2, room, palette.primary, palette)
  return picture
}

async function drawStill(still: StillJob): Promise<Canvas> {
  const person = presenterById(still.presenterId)
  if (!person) throw new MediaError('unknown-presenter', `There is no presenter called "${still.presenterId}".`)
  const job = renderJobOf(still)
  const palette = paletteOf(still.brand)
  const assets = await loadAssets(job)
  const figure = figureOf(person, still.brand.accent)
  const context: RenderContext = { job, figure, palette, assets, captions: [] }
  if (still.kind === 'greeting') return drawPoster(context)
  if (still.kind === 'closing') return drawClosingStill(context)
  return drawOpeningStill(context)
}

/** Returns a render job with the fields that stills need. */
function renderJobOf(still: Partial<StillJob> & Pick<StillJob, 'brand'>): RenderJob {
  const { brand, language = 'en', presenterId = '', title = '', lowerThird = { name: '', role: '' } } = still
  const { openingLine, closing } = still
  return {
    brand,
    language,
    presenterId,
    title,
    lowerThird,
    script: '',
    captions: false,
    outputPath: '',
    ...(openingLine ? { openingLine } : {}),
    ...(closing ? { closing } : {}),
  }
}
