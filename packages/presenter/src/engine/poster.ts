import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { FactsCard } from '../film/facts-card.ts'
import { CARD, FIGURE, PICTURE } from '../film/layout.ts'
import { drawCaptionWords } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { restPose, withStance } from '../rig/pose.ts'
import { drawPresenter } from '../rig/presenter.ts'
import { alpha } from '../rig/tone.ts'
import { VISEMES } from '../rig/visemes.ts'
import type { Ground } from './ground.ts'
import { writtenWhole } from './written-whole.ts'

/** Writes a canvas as PNG, or as JPEG when the path ends so. */
export async function writePicture(canvas: Canvas, path: string): Promise<void> {
  const bytes = /\.jpe?g$/i.test(path) ? await canvas.encode('jpeg', 88) : await canvas.encode('png')
  await writtenWhole(path, (partPath) => writeFile(partPath, bytes))
}

interface PosterParts {
  figure: Figure
  palette: Palette
  ground: Ground
  card: FactsCard | undefined
  /** The words of the first caption; none without captions. */
  caption: readonly string[]
}

/** The still picture of a film: the presenter showing the card, or greeting when there is none. */
export function drawPoster({ figure, palette, ground, card, caption }: PosterParts): Canvas {
  const standing = createCanvas(PICTURE.width, PICTURE.height)
  const figureCanvas = standing.getContext('2d')
  figureCanvas.translate(FIGURE.x, FIGURE.y)
  figureCanvas.scale(FIGURE.scale, FIGURE.scale)
  const pose = { ...restPose, mouth: VISEMES.grin, gesture: card ? ('offer' as const) : ('rest' as const), reach: 1 }
  drawPresenter(figureCanvas, figure, withStance(figure.person, pose))

  const poster = createCanvas(PICTURE.width, PICTURE.height)
  const canvas = poster.getContext('2d')
  canvas.drawImage(ground.behind, 0, 0)
  canvas.save()
  const dark = palette.mode === 'dark'
  canvas.shadowColor = dark ? '#ffffff80' : alpha(palette.shadow, 0.34)
  canvas.shadowBlur = 3
  canvas.drawImage(standing, 0, 0)
  canvas.restore()
  canvas.drawImage(ground.inFront, 0, 0)
  if (caption.length > 0) drawCaptionWords(canvas, caption, caption.length, palette)
  if (card) {
    canvas.translate(CARD.x, CARD.y)
    card.draw(canvas)
  } else {
    canvas.drawImage(ground.title, 0, 0)
  }
  return poster
}
