import { bellFilter, gainOf, passFilter, roomFilter, SAMPLE_RATE, shelfFilter } from './filters.ts'
import type { Filter } from './filters.ts'
import { createResampler } from './resampler.ts'

// Measured: this mean square of the spoken blocks is heard as -16 LUFS.
const TARGET_DECIBELS = -15.8
const CEILING = gainOf(-1.5)
const KNEE = 0.6
const GAUGED_SECONDS = 30
const BLOCK = SAMPLE_RATE * 0.4

/** The gain that brings speech to the usual loudness; pauses do not count. */
function loudnessGain(samples: Float32Array): number {
  const powers: number[] = []
  for (let start = 0; start + BLOCK <= samples.length; start += BLOCK) {
    let power = 0
    for (let index = start; index < start + BLOCK; index++) power += (samples[index] as number) ** 2
    powers.push(power / BLOCK)
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0)
  const spoken = powers.filter((power) => power > loudest * 0.02)
  const mean = spoken.reduce((sum, power) => sum + power, 0) / (spoken.length || 1)
  return mean > 0 ? gainOf(TARGET_DECIBELS) / Math.sqrt(mean) : 1
}

function limit(samples: Float32Array, gain: number): void {
  for (let index = 0; index < samples.length; index++) {
    const value = (samples[index] as number) * gain
    const size = Math.abs(value)
    const over = KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE))
    samples[index] = size < KNEE ? value : Math.sign(value) * over
  }
}

/** Softens the built-in voice: less hiss and edge, a little warmth and a room around it. */
const softening = (): Filter[] => [
  passFilter(75, true),
  shelfFilter(210, 2, false),
  bellFilter(2900, -3.5, 0.9),
  shelfFilter(4600, -5, true),
  passFilter(8800, false),
  roomFilter(),
]

interface SoundFinisher {
  push: (samples: Int16Array) => void
  /** Gives out what is still held back. */
  end: () => void
}

/**
 * Finishes speech as it comes: 22050 Hz in, 48 kHz out, soft, at -16 LUFS. The gain is taken from the first half minute, so a
 * long speech never has to be held in memory.
 */
export function createSoundFinisher(receive: (samples: Float32Array) => void): SoundFinisher {
  const resample = createResampler()
  const filters = softening()
  let held: Float32Array[] | undefined = []
  let heldLength = 0
  let gain = 1
  const release = () => {
    if (!held) return
    const all = new Float32Array(heldLength)
    let at = 0
    for (const piece of held) {
      all.set(piece, at)
      at += piece.length
    }
    held = undefined
    gain = loudnessGain(all)
    limit(all, gain)
    receive(all)
  }
  return {
    push(samples) {
      const finished = resample(samples)
      for (const filter of filters) filter(finished)
      if (held) {
        held.push(finished)
        heldLength += finished.length
        if (heldLength >= GAUGED_SECONDS * SAMPLE_RATE) release()
      } else {
        limit(finished, gain)
        receive(finished)
      }
    },
    end: release,
  }
}
