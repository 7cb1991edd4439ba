import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { FilmError } from '../film/film-job.ts'
import type { FilmJob } from '../film/film-job.ts'
import type { Size } from '../film/places.ts'
import { layoutOf } from '../film/layout.ts'
import { drawOpening } from '../film/opening.ts'
import { logoSize } from '../film/overlays.ts'
import { paletteOf } from '../film/palette.ts'
import { drawArchMark } from '../film/panel.ts'
import type { BrandPictureJob, IconJob, StillJob } from '../protocol.ts'
import { figureOf } from '../rig/figure.ts'
import { presenterById } from '../rig/presenters.ts'
import { fill, roundedRect } from '../rig/shapes.ts'
import { prepareCanvas } from './canvas.ts'
import { fullPicture } from './ground.ts'
import { drawClosingStill, drawPoster, writePicture } from './poster.ts'
import { loadProps } from './props.ts'
import type { Stagecraft } from './view.ts'

/** Draws a picture of a brand without making a film, and writes it. Throws FilmError for an unknown presenter. */
export async function drawBrandPicture(job: BrandPictureJob): Promise<Size> {
  prepareCanvas(JSON.stringify(job), job.brand.fontFamily)
  const picture = job.kind === 'icon' ? await drawIcon(job) : await drawStill(job)
  await writePicture(picture, job.outputPath)
  return { width: picture.width, height: picture.height }
}

/** The logo on a quiet ground with some air; the arch mark where there is no logo that can be drawn. */
async function drawIcon({ brand, edgePixels }: IconJob): Promise<Canvas> {
  const { logo } = await loadProps(filmOf({ brand }))
  const palette = paletteOf(brand)
  const picture = createCanvas(edgePixels, edgePixels)
  const canvas = picture.getContext('2d')
  fill(canvas, roundedRect(0, 0, edgePixels, edgePixels, edgePixels * 0.22), palette.surface)
  const room = edgePixels * 0.78
  if (logo) {
    const { width, height } = logoSize(logo, { width: room, height: room })
    canvas.imageSmoothingQuality = 'high'
    canvas.drawImage(logo.image as Canvas, (edgePixels - width) / 2, (edgePixels - height) / 2, width, height)
  } else drawArchMark(canvas, (edgePixels - room * 0.86) / 2, (edgePixels - room) / 2, room, palette.primary, palette)
  return picture
}

async function drawStill(still: StillJob): Promise<Canvas> {
  const person = presenterById(still.presenterId)
  if (!person) throw new FilmError('unknown-presenter', `There is no presenter called "${still.presenterId}".`)
  const job = filmOf(still)
  const palette = paletteOf(still.brand)
  const props = await loadProps(job)
  const figure = figureOf(person, still.brand.accent)
  const craft: Stagecraft = { job, figure, palette, props, card: undefined, captions: [] }
  if (still.kind === 'greeting') return drawPoster(craft)
  if (still.kind === 'closing') return drawClosingStill(craft)
  const layout = layoutOf(job)
  const sign = { name: job.brand.name, logo: props.logo, line: job.openingLine }
  return fullPicture(layout, (canvas) => drawOpening(canvas, layout, palette, sign, job.aiLabel ?? ''))
}

/** What the drawings of a film read of its job; nothing of it is spoken. */
function filmOf(still: Partial<StillJob> & Pick<StillJob, 'brand'>): FilmJob {
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
