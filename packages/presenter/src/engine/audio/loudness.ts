import { gainOf } from './filters.ts'

/** Loudness of a finished voice in LUFS, to which video platforms and social networks play everything. */
export const VOICE_LUFS = -14

// Integrated loudness of one channel by ITU-R BS.1770-5: K-weighting, blocks of 400 ms every 100 ms, an absolute and a relative
// gate.
const STEPS_PER_SECOND = 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

/**
 * The K-weighting filters in powers of 1/z. The recommendation gives coefficients for 48 kHz only. These are derived from the
 * analogue filters for any rate.
 */
function kWeightingFilters(rate: number) {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate)
  const [high, middle] = [gainOf(3.999843853973347), gainOf(3.999843853973347) ** 0.4996667741545416]
  const width = shelf / 0.7071752369554196
  const cut = Math.tan((Math.PI * 38.13547087602444) / rate)
  const cutWidth = cut / 0.5003270373238773
  const [over, cutOver] = [1 + width + shelf ** 2, 1 + cutWidth + cut ** 2]
  return {
    shelf: {
      b0: (high + middle * width + shelf ** 2) / over,
      b1: (2 * (shelf ** 2 - high)) / over,
      b2: (high - middle * width + shelf ** 2) / over,
      a1: (2 * (shelf ** 2 - 1)) / over,
      a2: (1 - width + shelf ** 2) / over,
    },
    cut: { a1: (2 * (cut ** 2 - 1)) / cutOver, a2: (1 - cutWidth + cut ** 2) / cutOver },
  }
}

/** Returns the K-weighted power of samples. Both filters run in one loop, because it runs over all audio twice. */
function createKWeighting(rate: number): (samples: Float32Array, from: number, to: number) => number {
  const { shelf, cut } = kWeightingFilters(rate)
  const { b0, b1, b2, a1, a2 } = shelf
  const { a1: c1, a2: c2 } = cut
  let state = { x1: 0, x2: 0, y1: 0, y2: 0, z1: 0, z2: 0 }
  return (samples, from, to) => {
    // Local variables stay in registers. The state is stored once per block.
    let { x1, x2, y1, y2, z1, z2 } = state
    let sum = 0
    for (let index = from; index < to; index++) {
      const x = samples[index] as number
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      const z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      sum += z * z
    }
    state = { x1, x2, y1, y2, z1, z2 }
    return sum
  }
}

const loudnessOf = (power: number) => OFFSET + 10 * Math.log10(power)

function gatedMean(powers: readonly number[], gate: number): number {
  const heard = powers.filter((power) => loudnessOf(power) > gate)
  return heard.length === 0 ? 0 : heard.reduce((sum, power) => sum + power, 0) / heard.length
}

interface LoudnessMeter {
  push: (samples: Float32Array) => void
  /** LUFS so far. -Infinity for silence and for less than 400 ms. */
  integrated: () => number
}

/** Measures the loudness of mono audio incrementally. */
export function createLoudnessMeter(rate: number): LoudnessMeter {
  const heard = createKWeighting(rate)
  const stepLength = rate / STEPS_PER_SECOND
  const steps: number[] = []
  let power = 0
  let counted = 0
  return {
    push(samples) {
      for (let from = 0; from < samples.length;) {
        const to = Math.min(samples.length, from + stepLength - counted)
        power += heard(samples, from, to)
        counted += to - from
        from = to
        if (counted < stepLength) continue
        steps.push(power / stepLength)
        power = 0
        counted = 0
      }
    },
    integrated() {
      const blocks: number[] = []
      for (let first = 0; first + STEPS_PER_BLOCK <= steps.length; first++) {
        let sum = 0
        for (let step = first; step < first + STEPS_PER_BLOCK; step++) sum += steps[step] as number
        blocks.push(sum / STEPS_PER_BLOCK)
      }
      const relative = loudnessOf(gatedMean(blocks, ABSOLUTE_GATE)) + RELATIVE_GATE
      return loudnessOf(gatedMean(blocks, Math.max(ABSOLUTE_GATE, relative)))
    },
  }
}
