import { gainOf } from './filters.ts'

// What a player reconstructs between the samples may be higher than any of them, and the encoder adds a little of its own:
// the ceiling leaves room for both below -1 dBTP.
const CEILING = gainOf(-2)
const AHEAD_BLOCKS = 5
const BLOCKS_PER_SECOND = 1000
const RELEASE = Math.exp(-1 / (0.09 * BLOCKS_PER_SECOND))
const BETWEEN = [0.25, 0.5, 0.75]
const REACH = 6

const KERNELS = BETWEEN.map((share) =>
  Float32Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = tap - REACH + 1 - share
    return ((0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)) * Math.sin(Math.PI * x)) / (Math.PI * x)
  }),
)

/** The highest point of a block, also between its samples. The quiet parts are passed over: no peak can hide there. */
function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0
  for (let index = from; index < to; index++) peak = Math.max(peak, Math.abs(samples[index] as number))
  if (peak < CEILING * 0.6) return peak
  const sampled = peak
  for (let index = Math.max(from, REACH); index < Math.min(to, samples.length - REACH); index++) {
    if (Math.abs(samples[index] as number) < sampled * 0.6) continue
    for (const kernel of KERNELS) {
      let value = 0
      for (let tap = 0; tap < 2 * REACH; tap++)
        value += (samples[index - REACH + 1 + tap] as number) * (kernel[tap] as number)
      peak = Math.max(peak, Math.abs(value))
    }
  }
  return peak
}

/** The gain at the end of a block: what its peak and the next one allow, and on its way to those further ahead. */
function nextGain(gain: number, wanted: readonly number[], block: number): number {
  const allowed = Math.min(wanted[block] ?? 1, wanted[block + 1] ?? 1)
  let next = Math.min(allowed, 1 - (1 - gain) * RELEASE)
  for (let ahead = 2; ahead <= AHEAD_BLOCKS; ahead++) {
    const target = wanted[block + ahead] ?? 1
    if (target < gain) next = Math.min(next, gain + (target - gain) / ahead)
  }
  return next
}

interface Limiter {
  /** Gives back what is ready; it runs 5 ms behind. */
  push: (samples: Float32Array) => Float32Array
  /** What was held back. */
  end: () => Float32Array
}

/**
 * Keeps a sound below -2 dBTP: it looks 5 ms ahead and turns down before a peak comes, then lets go slowly. What is
 * quieter passes unchanged, and not a sample is added or lost.
 */
export function createLimiter(rate: number): Limiter {
  const block = rate / BLOCKS_PER_SECOND
  // The first samples are silence before the sound: a peak is looked at with its neighbours on both sides.
  let waiting = new Float32Array(REACH)
  let wanted: number[] = []
  let gain = 1

  function take(samples: Float32Array): void {
    const all = new Float32Array(waiting.length + samples.length)
    all.set(waiting)
    all.set(samples, waiting.length)
    waiting = all
    const blocks = Math.floor((waiting.length - 2 * REACH) / block)
    for (let index = wanted.length; index < blocks; index++) {
      const from = REACH + index * block
      wanted.push(Math.min(1, CEILING / peakOf(waiting, from, from + block)))
    }
  }
  function give(blocks: number): Float32Array {
    const output = new Float32Array(Math.max(0, blocks) * block)
    for (let at = 0; at < output.length; at += block) {
      const next = nextGain(gain, wanted, at / block)
      for (let index = 0; index < block; index++) {
        output[at + index] = (waiting[REACH + at + index] as number) * (gain + ((next - gain) * index) / block)
      }
      gain = next
    }
    wanted = wanted.slice(output.length / block)
    waiting = waiting.slice(output.length)
    return output
  }
  return {
    push(samples) {
      take(samples)
      return give(wanted.length - AHEAD_BLOCKS)
    },
    end() {
      const left = waiting.length - REACH
      take(new Float32Array(block + REACH))
      return give(wanted.length).slice(0, left)
    },
  }
}
