import { drawCaptionWords } from '../film/caption-words.ts'
import type { FactsCard } from '../film/facts-card.ts'
import type { Layout } from '../film/layout.ts'
import { CARD_STEPS, FADE_STEPS } from '../film/moments.ts'
import type { Moment } from '../film/moments.ts'
import { drawTitle } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import { createCanvasPool, readPatch } from './canvas-pool.ts'
import { bareOf, mixed } from './content.ts'
import type { Content } from './content.ts'
import { fullPicture } from './ground.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import { overlap, pixelBox } from './regions.ts'

const CARD_RISE = 18
/** The place of the card: first the title alone, at the end the card alone, which rises as it comes in. */
export function createCardContent(
  layout: Layout,
  ground: Ground,
  { title, card, palette }: { title: string; card: FactsCard | undefined; palette: Palette },
): Content {
  const { pixelsPerUnit } = layout
  const titlePicture = fullPicture(layout, (canvas) => drawTitle(canvas, layout, title, palette))
  const box = pixelBox(layout, layout.card.room)
  const { x, y, width, height } = box
  const canvasFor = createCanvasPool()
  const isBehindLowerThird = overlap(box, ground.lowerThirdRoom)
  let bare: Patch | undefined
  const paintCard = (moment: Moment): Patch => {
    const share = 1 - (1 - moment.card / CARD_STEPS) ** 3
    const layer = canvasFor('card', width, height)
    const cardCanvas = layer.getContext('2d')
    cardCanvas.resetTransform()
    cardCanvas.clearRect(0, 0, width, height)
    cardCanvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -x, -y)
    cardCanvas.translate(0, CARD_RISE * (1 - share))
    card?.draw(cardCanvas)
    const canvas = canvasFor('patch', width, height).getContext('2d')
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    // The title is gone before the card can be read: two texts in one place would be a blur.
    canvas.globalAlpha = Math.max(0, 1 - 3 * share)
    canvas.drawImage(titlePicture, x, y, width, height, 0, 0, width, height)
    canvas.globalAlpha = share
    canvas.drawImage(layer, 0, 0)
    canvas.globalAlpha = 1
    ground.drawFront(canvas, box, moment.lowerThird)
    return readPatch(canvas, box)
  }
  return {
    enter() {},
    paint(moment, shown) {
      const covered = isBehindLowerThird && moment.lowerThird !== (shown?.lowerThird ?? 0)
      if (moment.card === shown?.card && moment.fade === shown.fade && !covered) return undefined
      const whole = paintCard(moment)
      return moment.fade < FADE_STEPS ? mixed((bare ??= bareOf(ground, box)), whole, moment.fade / FADE_STEPS) : whole
    },
  }
}

/** Draws the inside of the caption panel; the panel itself belongs to the ground. */
export function createCaptionPainter(
  layout: Layout,
  palette: Palette,
): (words: readonly string[], spoken: number) => Patch {
  const { pixelsPerUnit } = layout
  const box = pixelBox(layout, layout.captions.words)
  const canvasFor = createCanvasPool()
  return (words, spoken) => {
    const canvas = canvasFor('caption', box.width, box.height).getContext('2d')
    canvas.resetTransform()
    canvas.fillStyle = palette.surface
    canvas.fillRect(0, 0, box.width, box.height)
    canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -box.x, -box.y)
    drawCaptionWords(canvas, layout, words, spoken, palette)
    return readPatch(canvas, box)
  }
}
