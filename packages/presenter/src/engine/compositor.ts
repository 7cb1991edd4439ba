import type { FactsCard } from '../film/facts-card.ts'
import { PICTURE } from '../film/layout.ts'
import type { Palette } from '../film/palette.ts'
import type { Figure } from '../rig/figure.ts'
import { restStep } from '../rig/timeline.ts'
import type { Step } from '../rig/timeline.ts'
import { createAtlas } from './atlas.ts'
import type { Ground } from './ground.ts'
import { createFrameBuffer } from './i420.ts'
import type { Patch } from './i420.ts'
import { createCaptionPainter, createCardPainter } from './overlay-painter.ts'
import { createPatchPainter, headKey } from './patch-painter.ts'
import type { Region } from './patch-painter.ts'
import { armReaches, boxOf, evenBox, EYES, FACE, MOUTH, NECK } from './regions.ts'
import type { Reach } from './regions.ts'

const ATLAS_LIMIT = 64e6

const armKey = ({ gesture, reach, breath }: Step) => (reach === 0 ? `0 0 ${breath}` : `${gesture} ${reach} ${breath}`)

interface PresenterPicture {
  paste: (patch: Patch) => void
  paint: (step: Step, region: Region, box: ReturnType<typeof boxOf>) => Patch
}

/** Pastes the regions of the presenter whose look differs from what is on screen. */
function createPresenterTrack({ paste, paint }: PresenterPicture): (step: Step) => void {
  const atlas = createAtlas(ATLAS_LIMIT)
  const shown = { head: '', eyes: '', mouth: '', arms: '', neck: '', folded: false }
  const show = (region: Region, key: string, step: Step, reaches: readonly Reach[]) => {
    const draw = () => reaches.map((reach) => paint(step, region, boxOf(reach)))
    for (const patch of atlas.get(`${region} ${key}`, draw)) paste(patch)
  }
  const showArms = (step: Step): void => {
    const key = armKey(step)
    if (key === shown.arms) return
    const folded = step.reach === 0
    // Hands that come back to rest must also clear the wide room they were in.
    const narrow = folded && shown.folded
    show('arms', `${key} ${narrow}`, step, armReaches(narrow))
    shown.arms = key
    shown.folded = folded
  }
  return (step) => {
    showArms(step)
    const { yaw, tilt, nod, lean, gesture, reach, breath, lids, gaze, smile, mouth } = step
    const head = headKey(step)
    const plain: Step = { ...restStep, smile: 0, yaw, tilt, nod, lean }
    if (head !== shown.head) {
      show('face', head, plain, [FACE])
      Object.assign(shown, { head, eyes: `${head} ${restStep.lids} 0 0`, mouth: `${head} 0 0` })
    }
    const neck = `${head} ${armKey(step)}`
    if (neck !== shown.neck) show('neck', neck, { ...plain, gesture, reach, breath }, [NECK])
    const eyes = `${head} ${lids} ${gaze} ${smile}`
    if (eyes !== shown.eyes) show('eyes', eyes, { ...plain, lids, gaze, smile }, [EYES])
    const lips = `${head} ${mouth} ${smile}`
    if (lips !== shown.mouth) show('mouth', lips, { ...plain, mouth, smile }, [MOUTH])
    Object.assign(shown, { neck, eyes, mouth: lips })
  }
}

/**
 * Keeps one I420 picture up to date. A step, a caption or the card is pasted as patches that are drawn once and then copied:
 * reading a canvas back for every frame would cost ten times as much.
 */
export function createCompositor(figure: Figure, palette: Palette, ground: Ground, card: FactsCard | undefined) {
  const { data: picture, paste } = createFrameBuffer(PICTURE.width, PICTURE.height)
  const paint = createPatchPainter(figure, palette, ground)
  const paintCard = createCardPainter(ground, card)
  const paintCaption = createCaptionPainter(palette)
  paste(paint(restStep, 'everything', evenBox(0, 0, PICTURE.width, PICTURE.height)))
  paste(paintCard(0))
  return {
    picture,
    showStep: createPresenterTrack({ paste, paint }),
    showCard: (share: number) => paste(paintCard(share)),
    showCaption: (words: readonly string[], spoken: number) => paste(paintCaption(words, spoken)),
  }
}
export type Compositor = ReturnType<typeof createCompositor>
