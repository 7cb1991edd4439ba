import { biquad, SAMPLE_RATE } from './filters.ts'

// Integrated loudness as ITU-R BS.1770-5 defines it, one channel at 48 kHz: two filters in front of the ear, blocks of 400 ms
// that start every 100 ms, and two gates that leave the silence out.
const STEP = SAMPLE_RATE / 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

/** The head's shelf, then the low cut, with the numbers that the recommendation prints for 48 kHz. */
const earFilters = () => [
  biquad([1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]),
  biquad([1, -2, 1], [1, -1.99004745483398, 0.99007225036621]),
]

const loudnessOf = (power: number) => OFFSET + 10 * Math.log10(power)

function gatedMean(powers: readonly number[], gate: number): number {
  const heard = powers.filter((power) => loudnessOf(power) > gate)
  return heard.length === 0 ? 0 : heard.reduce((sum, power) => sum + power, 0) / heard.length
}

interface LoudnessMeter {
  push: (samples: Float32Array) => void
  /** LUFS of everything so far; -Infinity of silence and of less than 400 ms. */
  integrated: () => number
}

/** Measures how loud a mono sound of 48 kHz is heard, piece by piece. */
export function createLoudnessMeter(): LoudnessMeter {
  const filters = earFilters()
  const steps: number[] = []
  let power = 0
  let counted = 0
  return {
    push(samples) {
      const heard = samples.slice()
      for (const filter of filters) filter(heard)
      for (let from = 0; from < heard.length;) {
        const to = Math.min(heard.length, from + STEP - counted)
        let sum = 0
        for (let index = from; index < to; index++) sum += (heard[index] as number) ** 2
        power += sum
        counted += to - from
        from = to
        if (counted < STEP) continue
        steps.push(power / STEP)
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
