import { createCanvas } from '@napi-rs/canvas'
import type { FactsCard } from '../film/facts-card.ts'
import { CAPTION_PANEL, CARD, PICTURE } from '../film/layout.ts'
import { drawCaptionWords } from '../film/overlays.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { restStep } from '../rig/timeline.ts'
import type { Step } from '../rig/timeline.ts'
import { createAtlas } from './atlas.ts'
import type { Ground } from './ground.ts'
import { createFrameBuffer } from './i420.ts'
import type { Patch } from './i420.ts'
import { createCanvasPool, createPatchPainter, headKey, readPatch } from './patch-painter.ts'
import type { Region } from './patch-painter.ts'
import { armReaches, boxOf, evenBox, EYES, FACE, MOUTH, NECK } from './regions.ts'
import type { Reach } from './regions.ts'

const ATLAS_LIMIT = 64e6
const CARD_RISE = 18

const armKey = ({ gesture, reach, breath }: Step) => (reach === 0 ? `0 0 ${breath}` : `${gesture} ${reach} ${breath}`)

/**
 * Keeps one I420 picture up to date. A step, a caption or the card is pasted as patches that are drawn once and then copied:
 * reading a canvas back for every frame would cost ten times as much.
 */
export function createCompositor(figure: Figure, palette: Palette, ground: Ground, card: FactsCard | undefined) {
  const frame = createFrameBuffer(PICTURE.width, PICTURE.height)
  const atlas = createAtlas(ATLAS_LIMIT)
  const paint = createPatchPainter(figure, palette, ground)
  const canvasFor = createCanvasPool()
  const shown = { head: '', eyes: '', mouth: '', arms: '', neck: '', folded: false }

  const pasteAll = (patches: readonly Patch[]) => patches.forEach(frame.paste)
  const pasteRegion = (region: Region, key: string, step: Step, reaches: readonly Reach[]) =>
    pasteAll(atlas.get(`${region} ${key}`, () => reaches.map((reach) => paint(step, region, boxOf(reach)))))

  const showArms = (step: Step): void => {
    const key = armKey(step)
    if (key === shown.arms) return
    const folded = step.reach === 0
    // Hands that come back to rest must also clear the wide room they were in.
    const narrow = folded && shown.folded
    pasteRegion('arms', `${key} ${narrow}`, step, armReaches(narrow))
    shown.arms = key
    shown.folded = folded
  }

  const showFace = (step: Step): void => {
    const { yaw, tilt, nod, lean } = step
    const head = headKey(step)
    const plain: Step = { ...restStep, smile: 0, yaw, tilt, nod, lean }
    if (head !== shown.head) {
      pasteRegion('face', head, plain, [FACE])
      Object.assign(shown, { head, eyes: `${head} 3 0 0`, mouth: `${head} 0 0` })
    }
    const neck = `${head} ${armKey(step)}`
    if (neck !== shown.neck) {
      const { gesture, reach, breath } = step
      pasteRegion('neck', neck, { ...plain, gesture, reach, breath }, [NECK])
      shown.neck = neck
    }
    const { lids, gaze, smile, mouth } = step
    const eyes = `${head} ${lids} ${gaze} ${smile}`
    if (eyes !== shown.eyes) {
      pasteRegion('eyes', eyes, { ...plain, lids, gaze, smile }, [EYES])
      shown.eyes = eyes
    }
    const lips = `${head} ${mouth} ${smile}`
    if (lips !== shown.mouth) {
      pasteRegion('mouth', lips, { ...plain, mouth, smile }, [MOUTH])
      shown.mouth = lips
    }
  }

  const showStep = (step: Step): void => {
    showArms(step)
    showFace(step)
  }

  /** The card comes in as the title goes out: 0 is the title alone, 1 the card alone. */
  const showCard = (share: number): void => {
    const box = evenBox(16, CARD.y - 40, 576, CARD.y + 318)
    const canvas = canvasFor('card', box.width, box.height).getContext('2d')
    const { x, y, width, height } = box
    const layer = createCanvas(width, height)
    const target = layer.getContext('2d')
    target.translate(CARD.x - x, CARD.y - y + CARD_RISE * (1 - share))
    card?.draw(target)
    canvas.drawImage(ground.behind, x, y, width, height, 0, 0, width, height)
    canvas.drawImage(ground.inFront, x, y, width, height, 0, 0, width, height)
    canvas.globalAlpha = 1 - share
    canvas.drawImage(ground.title, x, y, width, height, 0, 0, width, height)
    canvas.globalAlpha = share
    canvas.drawImage(layer, 0, 0)
    canvas.globalAlpha = 1
    frame.paste(readPatch(canvas, box))
  }

  const showCaption = (words: readonly string[], spoken: number): void => {
    const { x, y, width, height } = CAPTION_PANEL
    const box = evenBox(x + 20, y + 6, x + width - 24, y + height - 6)
    const canvas = canvasFor('caption', box.width, box.height).getContext('2d')
    canvas.resetTransform()
    canvas.fillStyle = palette.surface
    canvas.fillRect(0, 0, box.width, box.height)
    canvas.translate(-box.x, -box.y)
    drawCaptionWords(canvas, words, spoken, palette)
    frame.paste(readPatch(canvas, box))
  }

  frame.paste(paint(restStep, 'everything', evenBox(0, 0, PICTURE.width, PICTURE.height)))
  showCard(0)
  return { frame, atlas, showStep, showCard, showCaption }
}
export type Compositor = ReturnType<typeof createCompositor>
