import type { FactsCard } from '../film/facts-card.ts'
import { CAPTION_PANEL, CARD } from '../film/layout.ts'
import { drawCaptionWords } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import { createCanvasPool, readPatch } from './canvas-pool.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import { evenBox } from './regions.ts'

const CARD_RISE = 18

/** Draws the place of the card: 0 is the title alone, 1 the card alone; the card rises as it comes in. */
export function createCardPainter(ground: Ground, card: FactsCard | undefined): (share: number) => Patch {
  const box = evenBox(16, CARD.y - 40, 576, CARD.y + 360)
  const { x, y, width, height } = box
  const canvasFor = createCanvasPool()
  return (share) => {
    const layer = canvasFor('card', width, height)
    const cardCanvas = layer.getContext('2d')
    cardCanvas.resetTransform()
    cardCanvas.clearRect(0, 0, width, height)
    cardCanvas.translate(CARD.x - x, CARD.y - y + CARD_RISE * (1 - share))
    card?.draw(cardCanvas)
    const canvas = canvasFor('patch', width, height).getContext('2d')
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    // The title is gone before the card can be read: two texts in one place would be a blur.
    canvas.globalAlpha = Math.max(0, 1 - 3 * share)
    canvas.drawImage(ground.title, x, y, width, height, 0, 0, width, height)
    canvas.globalAlpha = share
    canvas.drawImage(layer, 0, 0)
    canvas.globalAlpha = 1
    canvas.drawImage(ground.inFront, x, y, width, height, 0, 0, width, height)
    return readPatch(canvas, box)
  }
}

/** Draws the inside of the caption panel; the panel itself belongs to the ground. */
export function createCaptionPainter(palette: Palette): (words: readonly string[], spoken: number) => Patch {
  const { x, y, width, height } = CAPTION_PANEL
  const box = evenBox(x + 20, y + 6, x + width - 24, y + height - 6)
  const canvasFor = createCanvasPool()
  return (words, spoken) => {
    const canvas = canvasFor('caption', box.width, box.height).getContext('2d')
    canvas.resetTransform()
    canvas.fillStyle = palette.surface
    canvas.fillRect(0, 0, box.width, box.height)
    canvas.translate(-box.x, -box.y)
    drawCaptionWords(canvas, words, spoken, palette)
    return readPatch(canvas, box)
  }
}
