import {
  bellFilter,
  gainOf,
  highPassFilter,
  highShelfFilter,
  lowPassFilter,
  lowShelfFilter,
  outputRateOf,
  roomFilter,
} from './filters.ts'
import type { Filter } from './filters.ts'
import { createLimiter } from './limiter.ts'
import { createLoudnessMeter, VOICE_LUFS } from './loudness.ts'
import { createMusicBed } from './music-bed.ts'
import type { MusicChoice } from './music.ts'
import { createResampler } from './resampler.ts'
import { createRoomTone } from './room-tone.ts'

// A synthetic voice has a constant loudness, so its first minute is enough to measure.
const STEADY_SECONDS = 60
const NEAR_ENOUGH = 0.2
const ROUNDS = 5
/** The loudness that a decibel of gain gives under the limiter: at first, and at least. */
const FIRST_YIELD = 0.8
const LEAST_YIELD = 0.35
// Limits the gain of a whispered recording, which would amplify noise.
const GAIN_MAX = gainOf(40)

/** Filters for a synthetic voice: less hiss, more warmth, a little room. */
const softening = (rate: number): Filter[] => [
  highPassFilter(rate, 75),
  lowShelfFilter(rate, 210, 2),
  bellFilter(rate, 2900, -3.5, 0.9),
  highShelfFilter(rate, 4600, -5),
  lowPassFilter(rate, 8800),
  roomFilter(rate),
]

/** Removes only rumble from a recording. */
const cleaning = (rate: number): Filter[] => [highPassFilter(rate, 75)]

/** Options of the mastering chain. */
export interface MasteringOptions {
  /** Sample rate of the input. */
  rate: number
  /** Whether the voice is synthetic: it is softened and has a constant loudness. */
  isSynthetic: boolean
  /** Adds music. */
  music?: MusicChoice
  /** Adds the sound of a quiet room, so that pauses without music are not dead. */
  hasRoomTone?: boolean
}

interface Mastering {
  /** Returns finished samples, nothing while the loudness is still measured. */
  push: (samples: Int16Array) => Iterable<Float32Array>
  /** Returns the remaining samples. */
  end: () => Iterable<Float32Array>
}

// Buffered as 16 bit to halve the memory. Filters may exceed 1, so samples are halved first.
const HELD_SCALE = 16384

function packed(samples: Float32Array): Int16Array {
  const result = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    result[index] = Math.max(-32768, Math.min(32767, (samples[index] as number) * HELD_SCALE))
  }
  return result
}

function unpacked(samples: Int16Array, gain = 1): Float32Array {
  const result = new Float32Array(samples.length)
  const scale = gain / HELD_SCALE
  for (let index = 0; index < samples.length; index++) result[index] = (samples[index] as number) * scale
  return result
}

function loudnessOf(pieces: readonly Int16Array[], gain: number, rate: number): number {
  const meter = createLoudnessMeter(rate)
  const limiter = createLimiter(rate)
  for (const piece of pieces) meter.push(limiter.push(unpacked(piece, gain)))
  meter.push(limiter.end())
  return meter.integrated()
}

/** Returns the gain at which the limited audio reaches the target loudness. */
function gainFor(pieces: readonly Int16Array[], loudness: number, rate: number): number {
  if (!Number.isFinite(loudness)) return 1
  let decibels = VOICE_LUFS - loudness
  let before: { decibels: number; reached: number } | undefined
  // The limiter takes a part of every decibel, the more the louder: how much, the rounds before show.
  for (let round = 0; round < ROUNDS; round++) {
    const reached = loudnessOf(pieces, gainOf(decibels), rate)
    const missing = VOICE_LUFS - reached
    if (Math.abs(missing) < NEAR_ENOUGH) break
    const yielded = before ? (reached - before.reached) / (decibels - before.decibels) : FIRST_YIELD
    before = { decibels, reached }
    decibels += missing / Math.max(LEAST_YIELD, Math.min(1, yielded))
  }
  return Math.min(GAIN_MAX, gainOf(decibels))
}

/** Masters speech incrementally: 16 bit at any rate in, floats at the output rate out, at -14 LUFS below -1 dBTP, with music. */
export function createMastering(plan: MasteringOptions): Mastering {
  const rate = outputRateOf(plan.rate)
  const resample = createResampler(plan.rate, rate)
  const filters = plan.isSynthetic ? softening(rate) : cleaning(rate)
  const meter = createLoudnessMeter(rate)
  const limiter = createLimiter(rate)
  const bed = plan.music && createMusicBed(plan.music, rate)
  const room = plan.hasRoomTone && !bed ? createRoomTone(rate) : undefined
  const heldSeconds = plan.isSynthetic ? STEADY_SECONDS : Infinity
  let held: Int16Array[] | undefined = []
  let heldLength = 0
  let gain = 1

  function levelled(samples: Float32Array): Float32Array {
    for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] as number) * gain
    return limiter.push(bed ? bed.under(samples) : (room?.(samples) ?? samples))
  }
  function* release(): Generator<Float32Array> {
    const pieces = held ?? []
    held = undefined
    gain = gainFor(pieces, meter.integrated(), rate)
    for (const piece of pieces) yield levelled(unpacked(piece))
  }
  return {
    *push(samples) {
      const finished = resample(samples)
      for (const filter of filters) filter(finished)
      if (!held) return yield levelled(finished)
      meter.push(finished)
      held.push(packed(finished))
      heldLength += finished.length
      if (heldLength >= heldSeconds * rate) yield* release()
    },
    *end() {
      if (held) yield* release()
      if (bed) yield limiter.push(bed.rest())
      yield limiter.end()
    },
  }
}
