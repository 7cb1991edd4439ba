import { gainOf } from './filters.ts'

// Leaves headroom below -1 dBTP for intersample peaks, and for AAC at 56 kb/s, which adds up to 2.4 dB to single peaks.
const CEILING = gainOf(-3.5)
const AHEAD_BLOCKS = 5
const BLOCKS_PER_SECOND = 1000
const RELEASE = Math.exp(-1 / (0.09 * BLOCKS_PER_SECOND))
const BETWEEN = [0.25, 0.5, 0.75]
const KERNEL_RADIUS = 6

const KERNELS = BETWEEN.map((share) =>
  Float32Array.from({ length: 2 * KERNEL_RADIUS }, (_, tap) => {
    const x = tap - KERNEL_RADIUS + 1 - share
    return ((0.5 + 0.5 * Math.cos((Math.PI * x) / KERNEL_RADIUS)) * Math.sin(Math.PI * x)) / (Math.PI * x)
  }),
)

/** Returns the true peak of a block. Quiet samples are skipped. */
function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0
  for (let index = from; index < to; index++) peak = Math.max(peak, Math.abs(samples[index] as number))
  if (peak < CEILING * 0.6) return peak
  const sampled = peak
  for (let index = Math.max(from, KERNEL_RADIUS); index < Math.min(to, samples.length - KERNEL_RADIUS); index++) {
    if (Math.abs(samples[index] as number) < sampled * 0.6) continue
    for (const kernel of KERNELS) {
      let value = 0
      for (let tap = 0; tap < 2 * KERNEL_RADIUS; tap++)
        value += (samples[index - KERNEL_RADIUS + 1 + tap] as number) * (kernel[tap] as number)
      peak = Math.max(peak, Math.abs(value))
    }
  }
  return peak
}

/** Returns the gain at the end of a block, from the peaks ahead. */
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
  /** Returns the finished samples, 5 ms late. */
  push: (samples: Float32Array) => Float32Array
  /** Returns the remaining samples. */
  end: () => Float32Array
}

/**
 * A look-ahead limiter at -2 dBTP: 5 ms look-ahead, slow release. Quieter audio passes unchanged and the length stays the same.
 */
export function createLimiter(rate: number): Limiter {
  const block = rate / BLOCKS_PER_SECOND
  // Starts with silence, so that the first peak has samples on both sides.
  let waiting = new Float32Array(KERNEL_RADIUS)
  let wanted: number[] = []
  let gain = 1

  function accept(samples: Float32Array): void {
    const all = new Float32Array(waiting.length + samples.length)
    all.set(waiting)
    all.set(samples, waiting.length)
    waiting = all
    const blocks = Math.floor((waiting.length - 2 * KERNEL_RADIUS) / block)
    for (let index = wanted.length; index < blocks; index++) {
      const from = KERNEL_RADIUS + index * block
      wanted.push(Math.min(1, CEILING / peakOf(waiting, from, from + block)))
    }
  }
  function emit(blocks: number): Float32Array {
    const output = new Float32Array(Math.max(0, blocks) * block)
    for (let at = 0; at < output.length; at += block) {
      const next = nextGain(gain, wanted, at / block)
      for (let index = 0; index < block; index++) {
        output[at + index] = (waiting[KERNEL_RADIUS + at + index] as number) * (gain + ((next - gain) * index) / block)
      }
      gain = next
    }
    wanted = wanted.slice(output.length / block)
    waiting = waiting.slice(output.length)
    return output
  }
  return {
    push(samples) {
      accept(samples)
      return emit(wanted.length - AHEAD_BLOCKS)
    },
    end() {
      const left = waiting.length - KERNEL_RADIUS
      accept(new Float32Array(block + KERNEL_RADIUS))
      return emit(wanted.length).slice(0, left)
    },
  }
}
