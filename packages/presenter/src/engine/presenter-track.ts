import type { Box } from '../film/places.ts'
import { restStep } from '../rig/timeline.ts'
import type { Step } from '../rig/timeline.ts'
import type { Atlas } from './atlas/atlas.ts'
import type { Patch } from './i420.ts'
import { headKey } from './patch-painter.ts'
import type { Region } from './patch-painter.ts'
import { overlap } from './regions.ts'
import type { Regions } from './regions.ts'

const armKey = ({ gesture, reach, breath }: Step) => (reach === 0 ? `0 0 ${breath}` : `${gesture} ${reach} ${breath}`)

interface PresenterPicture {
  atlas: Atlas
  regions: Regions
  lowerThirdRoom: Box
  paste: (patch: Patch) => void
  paint: (step: Step, region: Region, box: Box, lowerThird: number) => Patch
}

/** Pastes the regions of the presenter whose look differs from what is on screen. */
export function createPresenterTrack({ atlas, regions, lowerThirdRoom, paste, paint }: PresenterPicture) {
  const nothing = { head: '', eyes: '', mouth: '', arms: '', neck: '', folded: false }
  const shown = { ...nothing }
  let lowerThird = 0
  const showRegion = (region: Region, key: string, step: Step, boxes: readonly Box[]) => {
    const front = boxes.some((box) => overlap(box, lowerThirdRoom)) ? lowerThird : 0
    const draw = () => boxes.map((box) => paint(step, region, box, front))
    for (const patch of atlas.get(`${front} ${region} ${key}`, draw)) paste(patch)
  }
  const showArms = (step: Step): void => {
    const key = armKey(step)
    if (key === shown.arms) return
    const folded = step.reach === 0
    // Hands that come back to rest must also clear the wide room they were in.
    const narrow = folded && shown.folded
    showRegion('arms', `${key} ${narrow}`, step, narrow ? regions.folded : regions.raised)
    shown.arms = key
    shown.folded = folded
  }
  const show = (step: Step): void => {
    showArms(step)
    const { yaw, tilt, nod, lean, hair, gesture, reach, breath, lids, gaze, smile, mouth } = step
    const head = headKey(step)
    const plain: Step = { ...restStep, smile: 0, yaw, tilt, nod, lean, hair }
    if (head !== shown.head) {
      showRegion('face', head, plain, [regions.face])
      Object.assign(shown, { head, eyes: `${head} ${restStep.lids} 0 0`, mouth: `${head} 0 0` })
    }
    const neck = `${head} ${armKey(step)}`
    if (neck !== shown.neck) showRegion('neck', neck, { ...plain, gesture, reach, breath }, [regions.neck])
    const eyes = `${head} ${lids} ${gaze} ${smile}`
    if (eyes !== shown.eyes) showRegion('eyes', eyes, { ...plain, lids, gaze, smile }, [regions.eyes])
    const lips = `${head} ${mouth} ${smile}`
    if (lips !== shown.mouth) showRegion('mouth', lips, { ...plain, mouth, smile }, [regions.mouth])
    Object.assign(shown, { neck, eyes, mouth: lips })
  }
  return {
    /** Brings every region up to date for a step, in front of which the lower third stands this far. */
    show(step: Step, lowerThirdNow: number): void {
      lowerThird = lowerThirdNow
      show(step)
    },
    /** Nothing that was pasted is on screen any more. */
    forget: () => Object.assign(shown, nothing),
  }
}
