import { type Footage, openFootage } from '../engine/layers/footage.ts'
import type { Timeline } from '../rig/timeline.ts'
import type { Planes } from '../uploads/i420-scale.ts'
import { chooseMouths } from './choose-mouths.ts'
import { lipTrackOf } from './lip-track.ts'
import { type MouthFile, openMouthFile } from './mouth-file.ts'
import { mouthTargetsOf } from './mouth-targets.ts'
import { paintMouth } from './paint-mouth.ts'
import type { FaceRow } from './person.ts'
import { personOf } from './person.ts'

/** Pictures that are kept for the next steps: a mouth and the one it is mixed with. */
const KEPT = 4

/** Opens a clip and the mouth pictures that belong to it. Throws `file-damaged`. */
export async function openSpeakingFootage(clipPath: string, mouthsPath: string, timeline: Timeline): Promise<Footage> {
  const mouths = await openMouthFile(mouthsPath)
  try {
    return await withOwnMouth(await openFootage(clipPath, { part: mouths.calm }), mouths, timeline)
  } catch (error) {
    await mouths.close()
    throw error
  }
}

/** Returns footage in which the person's own mouth follows a timeline. */
export async function withOwnMouth(footage: Footage, mouths: MouthFile, timeline: Timeline): Promise<Footage> {
  const person = personOf(mouths)
  const targets = mouthTargetsOf(timeline, person)
  const faces = targets.map((_, step) => person.base[footage.stepAt(step)])
  const choices = chooseMouths(person, targets, faces)
  const track = lipTrackOf(person.rows, choices, targets)
  const read = cached(mouths.read)
  let step = 0
  let picture = await paintedAt(0)
  return {
    ...footage,
    get picture() {
      return picture
    },
    async advance() {
      await footage.advance()
      picture = await paintedAt(++step)
    },
    close() {
      footage.close()
      void mouths.close()
    },
  }

  /** The clip is played backwards too, so its own pictures stay as they are. */
  async function paintedAt(index: number): Promise<Planes> {
    const [face, choice, lips] = [faces[index], choices[index], track[index]]
    const { data, width, height } = footage.picture
    if (!face || !choice || !lips) return footage.picture
    const painted = { data: data.slice(), width, height }
    const pictureOf = async (row: number) => ({ row: person.rows[row] as FaceRow, picture: await read(row) })
    const mixedWith = choice.mixedWith === undefined ? undefined : await pictureOf(choice.mixedWith)
    paintMouth(painted, face, { mouth: await pictureOf(choice.row), mixedWith, lips })
    return painted
  }
}

function cached(read: (row: number) => Promise<Planes>): (row: number) => Promise<Planes> {
  const kept = new Map<number, Promise<Planes>>()
  return (row) => {
    const found = kept.get(row) ?? read(row)
    kept.delete(row)
    kept.set(row, found)
    for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old)
    return found
  }
}
