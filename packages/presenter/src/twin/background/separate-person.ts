import { isInside } from '../../composition/geometry.ts'
import type { Box } from '../../composition/geometry.ts'
import type { CutOut } from '../../engine/layers/footage.ts'
import type { Planes } from '../../uploads/i420-scale.ts'
import { blurBackground } from './blurred-background.ts'
import { personBoxOf, unionOf, withRoom } from './person-box.ts'
import { refineMask } from './person-edge.ts'
import { PERSON_EDGE, loadPersonModel } from './person-model.ts'
import { type SmallPicture, mirroredInput, modelInputOf, shrink } from './small-picture.ts'

/** Weight of the previous mask where the model is least sure. */
const STEADINESS = 0.8
/** Interval, in pictures, at which the whole picture is searched, for arms that reach further. */
const LOOK_AROUND_EVERY = 10

/** What is seen behind the person of a recording: their background blurred, or what is drawn behind presenters. */
export type FootageBackground = 'blurred' | 'replaced'

/**
 * Returns what separates a person from the background, picture by picture in the order in which they are shown. `key` names a
 * picture that may come again. Throws where the extra is not installed.
 */
export async function createSeparator(background: FootageBackground) {
  const model = await loadPersonModel()
  // A clip is played forwards and backwards, so each of its pictures is looked at once.
  const found = new Map<number, Uint8Array>()
  let steady: Float32Array | undefined
  let part: Box | undefined
  let looks = 0

  const look = (input: Float32Array) =>
    Uint8Array.from(model(input)[0]?.values ?? [], (share) => Math.round(share * 255))

  /** Hair that the model misses on one side it mostly finds in the mirror. */
  function lookTwice(small: SmallPicture): Uint8Array {
    const input = modelInputOf(small)
    const [seen, mirrored] = [look(input), look(mirroredInput(input))]
    for (let index = 0; index < seen.length; index++) {
      const other = mirrored[index - (index % PERSON_EDGE) + PERSON_EDGE - 1 - (index % PERSON_EDGE)] as number
      if (other > (seen[index] as number)) seen[index] = other
    }
    return seen
  }

  /** The model sees edges finer, and people who fill its picture better, so it is shown the part with the person. */
  function partOf(picture: Planes): Box {
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
    if (part && looks++ % LOOK_AROUND_EVERY !== 0) return part
    const person = personBoxOf(look(modelInputOf(shrink(picture, whole))), picture) ?? whole
    if (part && isInside(person, part)) return part
    found.clear()
    steady = undefined
    return (part = part ? unionOf(part, withRoom(person, picture)) : withRoom(person, picture))
  }

  return (picture: Planes, key: number): CutOut => {
    const seenPart = part && found.has(key) ? part : partOf(picture)
    const small = shrink(picture, seenPart)
    const seen = found.get(key) ?? lookTwice(small)
    found.set(key, seen)
    steady = steadied(seen, steady)
    const mask = refineMask(steady, small, picture, seenPart)
    return { mask, part: seenPart, behind: background === 'blurred' ? blurBackground(picture, mask) : undefined }
  }
}

/** Keeps of the mask before what the model is not sure about, so that edges do not flicker and movements do not lag. */
function steadied(seen: Uint8Array, before: Float32Array | undefined): Float32Array {
  const mask = new Float32Array(PERSON_EDGE * PERSON_EDGE)
  for (let index = 0; index < mask.length; index++) {
    const share = (seen[index] as number) / 255
    const doubt = 4 * share * (1 - share) * STEADINESS
    mask[index] = before ? share + ((before[index] as number) - share) * doubt : share
  }
  return mask
}
