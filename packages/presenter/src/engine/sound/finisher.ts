import { bellFilter, gainOf, passFilter, filmRateOf, roomFilter, shelfFilter } from './filters.ts'
import type { Filter } from './filters.ts'
import { createLimiter } from './limiter.ts'
import { createLoudnessMeter } from './loudness.ts'
import { createBed } from './bed.ts'
import { createResampler } from './resampler.ts'

/** How loud films are, in LUFS: what players and platforms turn everything else to. */
const TARGET_LUFS = -16
// A synthetic voice is as loud in its first minute as in all others, so a long film need not be held in memory.
const STEADY_SECONDS = 60
const NEAR_ENOUGH = 0.2
const ROUNDS = 3
const OVERSHOOT = 1.25
// Whoever whispers for a whole film is not made into noise.
const MOST_GAIN = gainOf(40)

/** Softens a synthetic voice: less hiss and edge, a little warmth and a room around it. */
const softening = (rate: number): Filter[] => [
  passFilter(rate, 75, true),
  shelfFilter(rate, 210, 2, false),
  bellFilter(rate, 2900, -3.5, 0.9),
  shelfFilter(rate, 4600, -5, true),
  passFilter(rate, 8800, false),
  roomFilter(rate),
]

/** A person's recording keeps its colour; only what shakes a desk is taken out. */
const cleaning = (rate: number): Filter[] => [passFilter(rate, 75, true)]

/** What is to be finished. */
export interface SoundPlan {
  /** Samples a second of what comes in. */
  rate: number
  /** A synthetic voice, which is softened and always equally loud. */
  isSharp: boolean
  /** Lays music under the voice; the same number gives the same music. */
  musicSeed?: number
}

interface SoundFinisher {
  /** Gives back what is ready, in pieces: nothing while the loudness is still being measured. */
  push: (samples: Int16Array) => Iterable<Float32Array>
  /** The rest. */
  end: () => Iterable<Float32Array>
}

// Held sound takes half the memory as 16 bit; filters may lift a full sound above 1, so it is halved first.
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

/** The gain at which these pieces, once their peaks are held down, are as loud as a film should be. */
function gainFor(pieces: readonly Int16Array[], loudness: number, rate: number): number {
  if (!Number.isFinite(loudness)) return 1
  let gain = gainOf(TARGET_LUFS - loudness)
  // What holds the peaks takes some of the loudness; the louder it is made, the more.
  for (let round = 0; round < ROUNDS; round++) {
    const missing = TARGET_LUFS - loudnessOf(pieces, gain, rate)
    if (missing < NEAR_ENOUGH) break
    gain *= gainOf(missing * OVERSHOOT)
  }
  return Math.min(MOST_GAIN, gain)
}

/** Finishes speech as it comes: 16 bit at any rate in, floats at the film's rate out, at -16 LUFS, below -1 dBTP, with its music. */
export function createSoundFinisher(plan: SoundPlan): SoundFinisher {
  const rate = filmRateOf(plan.rate)
  const resample = createResampler(plan.rate, rate)
  const filters = plan.isSharp ? softening(rate) : cleaning(rate)
  const meter = createLoudnessMeter(rate)
  const limiter = createLimiter(rate)
  const bed = plan.musicSeed === undefined ? undefined : createBed(plan.musicSeed, rate)
  const heldSeconds = plan.isSharp ? STEADY_SECONDS : Infinity
  let held: Int16Array[] | undefined = []
  let heldLength = 0
  let gain = 1

  function levelled(samples: Float32Array): Float32Array {
    for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] as number) * gain
    return limiter.push(bed ? bed.under(samples) : samples)
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
