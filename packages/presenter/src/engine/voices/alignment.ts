import { FEATURES, FRAME_SECONDS } from './mfcc.ts'

/** Maps times of a reference to a recording of the same words. */
interface Alignment {
  /** Converts seconds of the reference to seconds of the recording. */
  secondsAt: (referenceSeconds: number) => number
  /** Cost of the path relative to the reversed reference: 0 identical, 1 unrelated. */
  dissimilarity: number
}

// The path is found in steps of 80 ms first, then refined.
const COARSE = 8
const FINE_RADIUS = 45
const COARSE_RADIUS_MIN = 120
const COARSE_SHARE = 0.12
/** Penalty of a non-diagonal step. */
const DETOUR = 0.25

const DIAGONAL = 0
const ALONG_REFERENCE = 1
const ALONG_RECORDING = 2

interface Band {
  /** First recording frame in the band of a reference frame. */
  firstAt: (frame: number) => number
  width: number
}

const framesOf = (features: Float32Array) => features.length / FEATURES

function distance(one: Float32Array, i: number, other: Float32Array, j: number): number {
  let sum = 0
  const [a, b] = [i * FEATURES, j * FEATURES]
  for (let index = 0; index < FEATURES; index++) {
    const difference = (one[a + index] as number) - (other[b + index] as number)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

function coarsened(features: Float32Array): Float32Array {
  const frames = Math.max(1, Math.floor(framesOf(features) / COARSE))
  const result = new Float32Array(frames * FEATURES)
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < FEATURES; index++) {
      let sum = 0
      for (let part = 0; part < COARSE; part++) sum += features[(frame * COARSE + part) * FEATURES + index] ?? 0
      result[frame * FEATURES + index] = sum / COARSE
    }
  }
  return result
}

/** Dynamic time warping within a band. Returns the steps of each cell and the cost of the path. */
function stepsInto(reference: Float32Array, recording: Float32Array, { firstAt, width }: Band) {
  const [rows, columns] = [framesOf(reference), framesOf(recording)]
  const steps = new Uint8Array(rows * width)
  let before = new Float64Array(width).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    const costs = new Float64Array(width).fill(Infinity)
    const first = firstAt(row)
    const shift = row === 0 ? 0 : first - firstAt(row - 1)
    for (let cell = 0; cell < width; cell++) {
      const column = first + cell
      if (column < 0 || column >= columns) continue
      const diagonal = before[cell + shift - 1] ?? Infinity
      const down = (before[cell + shift] ?? Infinity) + DETOUR
      const along = (costs[cell - 1] ?? Infinity) + DETOUR
      const isStart = row === 0 && column === 0
      const best = isStart ? 0 : Math.min(diagonal, down, along)
      steps[row * width + cell] = best === diagonal ? DIAGONAL : best === down ? ALONG_REFERENCE : ALONG_RECORDING
      if (best < Infinity) costs[cell] = best + distance(reference, row, recording, column)
    }
    before = costs
  }
  return { steps, cost: before[columns - 1 - firstAt(rows - 1)] ?? Infinity }
}

/** Returns the path, as a recording frame for each reference frame, and its cost. */
function warp(reference: Float32Array, recording: Float32Array, band: Band) {
  const { steps, cost } = stepsInto(reference, recording, band)
  const path = new Float64Array(framesOf(reference))
  let [row, column] = [path.length - 1, framesOf(recording) - 1]
  while (row >= 0 && column >= 0) {
    path[row] = column
    if (row === 0 && column === 0) break
    const cell = column - band.firstAt(row)
    const step = row === 0 ? ALONG_RECORDING : column === 0 ? ALONG_REFERENCE : steps[row * band.width + cell]
    if (step !== ALONG_RECORDING) row--
    if (step !== ALONG_REFERENCE) column--
  }
  return { path, cost }
}

/** Interpolates the path. */
function pathAt(path: Float64Array, frame: number): number {
  const at = Math.max(0, Math.min(path.length - 1, frame))
  const [low, high] = [path[Math.floor(at)] as number, path[Math.ceil(at)] as number]
  return low + (high - low) * (at % 1)
}

function fit(reference: Float32Array, recording: Float32Array) {
  const [rough, roughRecording] = [coarsened(reference), coarsened(recording)]
  const slope = framesOf(roughRecording) / framesOf(rough)
  const radius = Math.max(COARSE_RADIUS_MIN, Math.ceil(framesOf(roughRecording) * COARSE_SHARE))
  const coarse = warp(rough, roughRecording, {
    firstAt: (frame) => Math.round(frame * slope) - radius,
    width: 2 * radius + 1,
  })
  // The band always contains the end of the path.
  const [lastRow, lastColumn] = [framesOf(reference) - 1, framesOf(recording) - 1]
  return warp(reference, recording, {
    firstAt(frame) {
      const near = frame >= lastRow ? lastColumn : pathAt(coarse.path, frame / COARSE) * COARSE
      return Math.round(near) - FINE_RADIUS
    },
    width: 2 * FINE_RADIUS + 1,
  })
}

function backwards(features: Float32Array): Float32Array {
  const result = new Float32Array(features.length)
  for (let at = 0; at < features.length; at += FEATURES) {
    result.set(features.subarray(at, at + FEATURES), features.length - FEATURES - at)
  }
  return result
}

/** Returns the mean distance of the frames of two recordings along the best path. Comparable between references of similar length. */
export const pathCost = (reference: Float32Array, recording: Float32Array) =>
  fit(reference, recording).cost / (framesOf(reference) + framesOf(recording))

/** Aligns two recordings of the same words, given their MFCCs. */
export function align(reference: Float32Array, recording: Float32Array): Alignment {
  const { path, cost } = fit(reference, recording)
  const costBackwards = fit(backwards(reference), recording).cost
  // Without a path through the band, nothing was compared.
  const isComparable = Number.isFinite(cost) && Number.isFinite(costBackwards)
  return {
    dissimilarity: isComparable ? cost / costBackwards : 1,
    secondsAt: (referenceSeconds) => pathAt(path, referenceSeconds / FRAME_SECONDS) * FRAME_SECONDS,
  }
}
