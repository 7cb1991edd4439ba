import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas, Image } from '@napi-rs/canvas'
import { FilmError } from '../film/film-job.ts'
import type { FilmJob } from '../film/film-job.ts'
import type { SourcePicture } from '../film/film-parts.ts'
import { layoutOf } from '../film/layout.ts'
import type { Size } from '../film/places.ts'
import type { Logo } from '../film/overlays.ts'

const UNREADABLE_PICTURE = 'A picture of this video cannot be read. Upload it again as PNG, JPEG or WebP.'
const LARGEST_LOGO = 512 * 1024

/** The brand's logo, or undefined when there is none that can be drawn. */
export async function loadLogo(svg: string | undefined): Promise<Logo | undefined> {
  if (!svg || svg.length > LARGEST_LOGO || !/<svg[\s>]/i.test(svg)) return undefined
  const image = await loadImage(Buffer.from(svg)).catch(() => undefined)
  return image && image.width > 0 && image.height > 0 ? { image, width: image.width, height: image.height } : undefined
}

/** A picture of the film as it is shown: already as large as it will be seen. */
export interface ShownPicture {
  raster: Canvas
  caption: string
  isPhoto: boolean
}

/** A photo fills its place where that costs it no more than a quarter; pages and slides are seen whole. */
const COVER_MAX = 4 / 3

/** Pictures come in any size; kept whole they would take a hundred times the memory of what is seen. */
function madeToFit(image: Image, most: Size, isPhoto: boolean): Canvas {
  const [across, down] = [most.width / image.width, most.height / image.height]
  const [fit, cover] = [Math.min(across, down), Math.max(across, down)]
  const scale = isPhoto && cover / fit <= COVER_MAX ? cover : fit
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const raster = createCanvas(Math.max(2, Math.min(width, most.width)), Math.max(2, Math.min(height, most.height)))
  const canvas = raster.getContext('2d')
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(image, (raster.width - width) / 2, (raster.height - height) / 2, width, height)
  return raster
}

async function loadPicture(
  { path, caption = '', isPhoto = false }: SourcePicture,
  job: FilmJob,
): Promise<ShownPicture> {
  const { content, pixelsPerUnit } = layoutOf(job, 'picture')
  const most = { width: content.width * pixelsPerUnit, height: content.height * pixelsPerUnit }
  const image = await loadImage(path).catch((cause: unknown) => {
    throw new FilmError('file-damaged', UNREADABLE_PICTURE, { cause })
  })
  return { raster: madeToFit(image, most, isPhoto), caption, isPhoto }
}

/** What a film shows besides the presenter, read and ready to be drawn. */
export interface Props {
  logo: Logo | undefined
  pictures: readonly ShownPicture[]
}

/** Reads logo and pictures. A logo that cannot be drawn is left out; a picture that cannot be read throws `file-damaged`. */
export async function loadProps(job: FilmJob): Promise<Props> {
  const pictures: ShownPicture[] = []
  // One at a time: several photos side by side would each be held in full.
  for (const picture of job.pictures ?? []) pictures.push(await loadPicture(picture, job))
  return { logo: await loadLogo(job.brand.logoSvg), pictures }
}
