import type { Box } from '../../composition/geometry.ts'
import { restStep } from '../../rig/timeline.ts'
import type { Step } from '../../rig/timeline.ts'
import type { Atlas } from '../atlas/atlas.ts'
import type { Patch } from '../canvas/i420.ts'
import { headKey } from './patch-painter.ts'
import type { Region } from './patch-painter.ts'
import { overlap } from './regions.ts'
import type { Regions } from './regions.ts'

export const armKey = ({ gesture, reach, posture, breath }: Step) =>
  `${posture} ${reach === 0 ? '0 0' : `${gesture} ${reach}`} ${breath}`

interface PresenterPicture {
  atlas: Atlas
  regions: Regions
  lowerThirdArea: Box
  paste: (patch: Patch) => void
  paint: (step: Step, region: Region, boxes: readonly Box[], lowerThird: number) => Patch[]
}

/** Pastes the regions of the presenter that differ from the frame. */
export function createPresenterLayer({ atlas, regions, lowerThirdArea, paste, paint }: PresenterPicture) {
  const nothing = { head: '', eyes: '', mouth: '', arms: '', neck: '', folded: false }
  const shown = { ...nothing }
  let lowerThird = 0
  const showRegion = (region: Region, key: string, step: Step, boxes: readonly Box[]) => {
    const front = boxes.some((box) => overlap(box, lowerThirdArea)) ? lowerThird : 0
    const draw = () => paint(step, region, boxes, front)
    for (const patch of atlas.get(`${front} ${region} ${key}`, draw)) paste(patch)
  }
  const showArms = (step: Step): void => {
    const key = armKey(step)
    if (key === shown.arms) return
    const folded = step.reach === 0
    // Returning hands must also clear the area they were in.
    const narrow = folded && shown.folded
    showRegion('arms', `${key} ${narrow}`, step, narrow ? regions.folded : regions.raised)
    shown.arms = key
    shown.folded = folded
  }
  const show = (step: Step): void => {
    showArms(step)
    const { yaw, tilt, nod, lean, hair, gesture, reach, posture, breath, lids, gaze, smile, mouth } = step
    const head = headKey(step)
    const plain: Step = { ...restStep, smile: 0, yaw, tilt, nod, lean, hair }
    if (head !== shown.head) {
      showRegion('face', head, plain, [regions.face])
      Object.assign(shown, { head, eyes: `${head} ${restStep.lids} 0 0`, mouth: `${head} 0 0` })
    }
    const neck = `${head} ${armKey(step)}`
    if (neck !== shown.neck) showRegion('neck', neck, { ...plain, gesture, reach, posture, breath }, [regions.neck])
    const eyes = `${head} ${lids} ${gaze} ${smile}`
    if (eyes !== shown.eyes) showRegion('eyes', eyes, { ...plain, lids, gaze, smile }, [regions.eyes])
    const lips = `${head} ${mouth} ${smile}`
    if (lips !== shown.mouth) showRegion('mouth', lips, { ...plain, mouth, smile }, [regions.mouth])
    Object.assign(shown, { neck, eyes, mouth: lips })
  }
  return {
    /** Updates all regions for a step and the state of the lower third. */
    show(step: Step, lowerThirdNow: number): void {
      lowerThird = lowerThirdNow
      show(step)
    },
    /** Forces all regions to be pasted again. */
    reset: () => Object.assign(shown, nothing),
  }
}
