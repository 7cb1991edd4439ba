import { SAMPLE_RATE } from './filters.ts'

const WINDOW = SAMPLE_RATE / 50
const COUNT = 200

/** Gathers how loud a sound is over its length, for drawing it as a wave. */
export function createPeaks() {
  const windows: number[] = []
  let peak = 0
  let counted = 0
  return {
    push(samples: Float32Array): void {
      for (const sample of samples) {
        const size = sample < 0 ? -sample : sample
        if (size > peak) peak = size
        if (++counted < WINDOW) continue
        windows.push(peak)
        peak = 0
        counted = 0
      }
    },
    /** 200 peaks of 0..1, evenly over the whole sound. */
    all: (): number[] =>
      Array.from({ length: COUNT }, (_, index) => {
        const from = Math.floor((index * windows.length) / COUNT)
        const to = Math.max(from + 1, Math.floor(((index + 1) * windows.length) / COUNT))
        const highest = Math.max(0, ...windows.slice(from, to))
        return Math.round(Math.min(1, highest) * 1000) / 1000
      }),
  }
}
