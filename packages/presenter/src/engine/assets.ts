import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas, Image } from '@napi-rs/canvas'
import type { Photo } from '../composition/cards/photo.ts'
import { MediaError } from '../composition/render-job.ts'
import type { RenderJob } from '../composition/render-job.ts'
import type { SourcePicture } from '../composition/render-inputs.ts'
import { layoutOf } from '../composition/layout.ts'
import type { Size } from '../composition/geometry.ts'
import { MIDDLE, pointOfInterest } from './point-of-interest.ts'
import { collectGarbage } from './garbage-collection.ts'
import type { Logo } from '../composition/overlays.ts'

const UNREADABLE_PICTURE = 'An image in this video can’t be read. Upload it again as PNG, JPEG or WebP.'
const LOGO_CHARACTERS_MAX = 512 * 1024

/** Returns the logo, or undefined when it cannot be drawn. */
export async function loadLogo(svg: string | undefined): Promise<Logo | undefined> {
  if (!svg || svg.length > LOGO_CHARACTERS_MAX || !/<svg[\s>]/i.test(svg)) return undefined
  const image = await loadImage(Buffer.from(svg)).catch(() => undefined)
  return image && image.width > 0 && image.height > 0 ? { image, width: image.width, height: image.height } : undefined
}

/** A picture at the largest size at which a video shows it. */
interface PictureAsset {
  raster: Canvas
  caption: string
  isPhoto: boolean
  /** Size of the file. */
  original: Size
  /** The point of interest, 0..1. */
  focus: { x: number; y: number }
}

/** A photo is stored larger than the frame, for the parts shown in later uses. */
const SURPLUS = 1.2

/** Scales a picture down. The originals would take a hundred times the memory. */
function scaledDown(image: Image, frame: Size, isPhoto: boolean): Canvas {
  const [across, down] = [frame.width / image.width, frame.height / image.height]
  const scale = Math.min(1, isPhoto ? SURPLUS * Math.max(across, down) : Math.min(across, down))
  const raster = createCanvas(
    Math.max(2, Math.round(image.width * scale)),
    Math.max(2, Math.round(image.height * scale)),
  )
  const canvas = raster.getContext('2d')
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(image, 0, 0, raster.width, raster.height)
  return raster
}

async function loadPicture(
  { path, caption = '', isPhoto = false }: SourcePicture,
  job: RenderJob,
): Promise<PictureAsset> {
  const image = await loadImage(path).catch((cause: unknown) => {
    throw new MediaError('file-damaged', UNREADABLE_PICTURE, { cause })
  })
  const original = { width: image.width, height: image.height }
  const raster = scaledDown(image, layoutOf(job).picture, isPhoto)
  return { raster, caption, isPhoto, original, focus: isPhoto ? await pointOfInterest(raster) : MIDDLE }
}

/** Returns a picture as cards draw it. */
export const photoOf = ({ raster, focus }: PictureAsset): Photo => ({
  image: raster,
  width: raster.width,
  height: raster.height,
  focus,
})

/** The loaded logo and pictures. */
export interface Assets {
  logo: Logo | undefined
  pictures: readonly PictureAsset[]
}

/** Loads logo and pictures. Omits a logo that cannot be drawn. Throws `file-damaged` for a picture that cannot be read. */
export async function loadAssets(job: RenderJob): Promise<Assets> {
  const pictures: PictureAsset[] = []
  // Sequential, to hold only one original in memory.
  for (const picture of job.pictures ?? []) {
    pictures.push(await loadPicture(picture, job))
    collectGarbage()
  }
  return { logo: await loadLogo(job.brand.logoSvg), pictures }
}
