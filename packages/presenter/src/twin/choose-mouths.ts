import type { MouthTarget } from './mouth-targets.ts'
import type { FaceRow, Person } from './person.ts'

const CANDIDATES = 60
/** Opening and width weigh 2 to 3: round lips are the hardest to find. */
const WEIGHTS = { opening: 2, width: 3 }
const POSE_WEIGHT = 0.075
/** Beyond this miss, in degrees, a mouth does not fit into the face. */
const POSE_MAX = 4
const POSE_PENALTY = 40
const CLOSURE_PENALTY = 60
const JUMP = 1
/** Mouths that differ more are not mixed, because both would be visible. */
const MIX_UNLIKE_MAX = 0.06
/** Seconds within which the next picture of the recording continues the movement. */
const NATURAL = [0.03, 0.14] as const
const STEP_SECONDS = 1 / 15

/** A picture for a step. After a jump it is mixed with the one that would have come next. */
export interface Choice {
  row: number
  mixedWith: number | undefined
}

/** Returns the sequence of pictures that fits the targets, the pose of the face at each step, and each other. */
export function chooseMouths(
  person: Person,
  targets: readonly MouthTarget[],
  faces: readonly (FaceRow | undefined)[],
): Choice[] {
  const following = person.rows.map((_, row) => followingOf(person.rows, row))
  const unlike = unlikenessOf(person.thumbnails)
  const columns: { rows: number[]; from: Int16Array }[] = []
  let costs: number[] = []
  for (const [index, target] of targets.entries()) {
    const local = localCosts(person, target, faces[index])
    const rows = cheapest(local, CANDIDATES)
    const before = columns.at(-1)
    const from = new Int16Array(rows.length)
    const sums = rows.map((row, candidate) => {
      const here = local[row] as number
      if (!before) return here
      let best = Infinity
      for (const [place, other] of before.rows.entries()) {
        const known = costs[place] as number
        if (known >= best) continue
        const cost = known + stepCost(person.rows, other, row, following, unlike)
        if (cost < best) [best, from[candidate]] = [cost, place]
      }
      return here + best
    })
    columns.push({ rows, from })
    costs = sums
  }
  const canMix = (one: number, other: number) => one !== other && unlike(one, other) < MIX_UNLIKE_MAX
  const mixed = withMixes(person.rows, traced(columns, costs), following, canMix)
  return mixed.map((choice, step) => (targets[step]?.isShut ? { ...choice, mixedWith: undefined } : choice))
}

function localCosts({ rows, spread }: Person, target: MouthTarget, face: FaceRow | undefined): Float32Array {
  const costs = new Float32Array(rows.length)
  for (const [index, { shape, pose }] of rows.entries()) {
    const opening = (shape.opening - target.opening) / spread.opening
    const width = (shape.width - target.width) / spread.width
    let cost = WEIGHTS.opening * opening * opening + WEIGHTS.width * width * width
    if (face) {
      const [yaw, pitch] = [Math.abs(pose.yaw - face.pose.yaw), Math.abs(pose.pitch - face.pose.pitch)]
      cost += POSE_WEIGHT * (yaw * yaw + pitch * pitch)
      if (Math.max(yaw, pitch) > POSE_MAX) cost += POSE_PENALTY
    }
    if (shape.opening > target.openingMax || shape.height > target.heightMax) cost += CLOSURE_PENALTY
    costs[index] = cost
  }
  return costs
}

/** Returns the places of the smallest values. */
function cheapest(costs: Float32Array, count: number): number[] {
  const limit = costs.toSorted()[Math.min(count, costs.length) - 1] as number
  const found: number[] = []
  for (let index = 0; index < costs.length && found.length < count; index++)
    if ((costs[index] as number) <= limit) found.push(index)
  return found
}

function stepCost(
  rows: readonly FaceRow[],
  from: number,
  to: number,
  following: readonly number[],
  unlike: (one: number, other: number) => number,
): number {
  return isNatural(rows, from, to) ? 0 : JUMP + unlike(following[from] as number, to)
}

function isNatural(rows: readonly FaceRow[], from: number, to: number): boolean {
  const seconds = (rows[to] as FaceRow).seconds - (rows[from] as FaceRow).seconds
  return seconds >= NATURAL[0] && seconds <= NATURAL[1]
}

/** Returns the picture that comes a step later in the recording, or the same where there is none. */
function followingOf(rows: readonly FaceRow[], row: number): number {
  const wanted = (rows[row] as FaceRow).seconds + STEP_SECONDS
  let at = row
  while (at + 1 < rows.length && (rows[at + 1] as FaceRow).seconds <= wanted + 0.01) at++
  return wanted - (rows[at] as FaceRow).seconds < STEP_SECONDS / 2 ? at : row
}

/** Returns a function that compares two mouths: 0 for the same, about 1 for any two. */
function unlikenessOf(thumbnails: readonly Uint8Array[]): (one: number, other: number) => number {
  const difference = (one: number, other: number) => {
    const [a, b] = [thumbnails[one] as Uint8Array, thumbnails[other] as Uint8Array]
    let sum = 0
    for (let at = 0; at < a.length; at++) sum += ((a[at] as number) - (b[at] as number)) ** 2
    return sum
  }
  const pairs = Math.min(500, thumbnails.length)
  let usual = 1
  for (let pair = 0; pair < pairs; pair++)
    usual += difference((pair * 7919) % thumbnails.length, (pair * 104_729 + 13) % thumbnails.length) / pairs
  return (one, other) => difference(one, other) / usual
}

function traced(columns: readonly { rows: number[]; from: Int16Array }[], costs: readonly number[]): number[] {
  let place = costs.indexOf(Math.min(...costs))
  return columns
    .toReversed()
    .map(({ rows, from }) => {
      const row = rows[place] as number
      place = from[place] as number
      return row
    })
    .toReversed()
}

function withMixes(
  rows: readonly FaceRow[],
  chosen: readonly number[],
  following: readonly number[],
  canMix: (one: number, other: number) => boolean,
): Choice[] {
  return chosen.map((row, index) => {
    const before = chosen[index - 1]
    const isJump = before !== undefined && !isNatural(rows, before, row)
    const next = isJump ? following[before] : undefined
    return { row, mixedWith: next !== undefined && canMix(next, row) ? next : undefined }
  })
}
