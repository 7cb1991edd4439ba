import { createCanvas } from '@napi-rs/canvas'
import { drawScenePicture } from '../film/arch.ts'
import { FilmError } from '../film/film-job.ts'
import { paletteOf } from '../film/palette.ts'
import type { Size } from '../film/layout.ts'
import type { PosterJob } from '../protocol.ts'
import { drawPortrait } from '../rig/portrait.ts'
import { presenterById } from '../rig/presenters.ts'
import { prepareCanvas } from './canvas.ts'
import { writePicture } from './poster.ts'

/** Draws a presenter in a brand's scene and writes the picture. Throws FilmError for an unknown presenter. */
export async function drawPresenterPoster({ presenterId, brand, width, height, outputPath }: PosterJob): Promise<Size> {
  const presenter = presenterById(presenterId)
  if (!presenter) throw new FilmError('unknown-presenter', `There is no presenter called "${presenterId}".`)
  prepareCanvas()
  const palette = paletteOf(brand)
  const picture = createCanvas(width, height)
  const canvas = picture.getContext('2d')
  drawScenePicture(canvas, { scene: brand.scene, palette }, { x: 0, y: 0, width, height })
  drawPortrait(canvas, { presenter, width, height, accent: brand.accent, ground: palette.mode })
  await writePicture(picture, outputPath)
  return { width, height }
}
