const WINDOWS_PER_SECOND = 50
const COUNT = 200

/** Collects peaks for the waveform. */
export function createPeaks(rate: number) {
  const window = rate / WINDOWS_PER_SECOND
  const windows: number[] = []
  let peak = 0
  let counted = 0
  return {
    push(samples: Float32Array): void {
      for (let from = 0; from < samples.length;) {
        const to = Math.min(samples.length, from + window - counted)
        let highest = peak
        for (let index = from; index < to; index++) highest = Math.max(highest, Math.abs(samples[index] as number))
        peak = highest
        counted += to - from
        from = to
        if (counted < window) continue
        windows.push(peak)
        peak = 0
        counted = 0
      }
    },
    /** Returns 200 peaks, 0..1, evenly over the whole audio. */
    all: (): number[] =>
      Array.from({ length: COUNT }, (_, index) => {
        const from = Math.floor((index * windows.length) / COUNT)
        const to = Math.max(from + 1, Math.floor(((index + 1) * windows.length) / COUNT))
        const highest = Math.max(0, ...windows.slice(from, to))
        return Math.round(Math.min(1, highest) * 1000) / 1000
      }),
  }
}
