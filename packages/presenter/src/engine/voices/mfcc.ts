import { createFft } from './fft.ts'

// Mel-frequency cepstral coefficients and loudness, 100 times a second, normalized over the recording so that timbre, level and
// microphone cancel out.

export const FRAME_SECONDS = 0.01
/** Features per frame: loudness and twelve coefficients. */
export const FEATURES = 13

const LOW_RATE = 11_025
/** Analysis window, about 22 ms. */
const WINDOW = 256
const BANDS = 20
const FREQUENCY_MIN = 100
const FREQUENCY_MAX = 5000

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/** Downsamples by averaging. Speech features lie below 5 kHz. */
function lowered(samples: Int16Array, factor: number): Float32Array {
  const result = new Float32Array(Math.floor(samples.length / factor))
  for (let index = 0; index < result.length; index++) {
    let sum = 0
    for (let part = 0; part < factor; part++) sum += samples[index * factor + part] as number
    result[index] = sum / factor / 32768
  }
  return result
}

interface Band {
  from: number
  weights: number[]
}

/** Triangular mel filters. */
function melBands(rate: number): Band[] {
  const [low, high] = [melOf(FREQUENCY_MIN), melOf(Math.min(FREQUENCY_MAX, rate / 2))]
  const edges = Array.from({ length: BANDS + 2 }, (_, index) =>
    Math.round((hertzOf(low + ((high - low) * index) / (BANDS + 1)) * WINDOW) / rate),
  )
  return edges.slice(0, BANDS).map((from, band) => {
    const [peak = from, to = from] = edges.slice(band + 1)
    const weights = Array.from({ length: to - from + 1 }, (_, index) => {
      const width = from + index <= peak ? peak - from : to - peak
      return width === 0 ? 1 : 1 - Math.abs(from + index - peak) / width
    })
    return { from, weights }
  })
}

function bandLevel(powers: Float64Array, { from, weights }: Band): number {
  let sum = 1e-9
  for (let index = 0; index < weights.length; index++) {
    sum += (powers[from + index] as number) * (weights[index] as number)
  }
  return Math.log(sum)
}

/** Normalizes each feature to mean 0 and deviation 1. */
function evened(features: Float32Array): Float32Array {
  const frames = features.length / FEATURES
  for (let column = 0; column < FEATURES; column++) {
    let [sum, squares] = [0, 0]
    for (let at = column; at < features.length; at += FEATURES) {
      sum += features[at] as number
      squares += (features[at] as number) ** 2
    }
    const mean = sum / frames
    const spread = Math.sqrt(Math.max(1e-6, squares / frames - mean ** 2))
    for (let at = column; at < features.length; at += FEATURES) {
      features[at] = ((features[at] as number) - mean) / spread
    }
  }
  return features
}

/** Returns `FEATURES` numbers for every 10 ms. */
export function mfccOf(samples: Int16Array, rate: number): Float32Array {
  const factor = Math.max(1, Math.round(rate / LOW_RATE))
  const low = lowered(samples, factor)
  const lowRate = rate / factor
  const spectrum = createFft(WINDOW)
  const bands = melBands(lowRate)
  const fade = Float64Array.from({ length: WINDOW }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / WINDOW))
  const cosines = Array.from({ length: FEATURES }, (_, row) =>
    Float64Array.from({ length: BANDS }, (_unused, band) => Math.cos((Math.PI * row * (band + 0.5)) / BANDS)),
  )
  const frames = Math.max(1, Math.floor(low.length / lowRate / FRAME_SECONDS))
  const features = new Float32Array(frames * FEATURES)
  const signal = new Float64Array(WINDOW)
  const levels = new Float64Array(BANDS)
  for (let frame = 0; frame < frames; frame++) {
    const first = Math.round(frame * FRAME_SECONDS * lowRate) - WINDOW / 2
    for (let index = 0; index < WINDOW; index++) signal[index] = (low[first + index] ?? 0) * (fade[index] as number)
    const powers = spectrum.powersOf(signal)
    for (let band = 0; band < BANDS; band++) levels[band] = bandLevel(powers, bands[band] as Band)
    for (let row = 0; row < FEATURES; row++) {
      let sum = 0
      for (let band = 0; band < BANDS; band++)
        sum += (levels[band] as number) * ((cosines[row] as Float64Array)[band] as number)
      features[frame * FEATURES + row] = sum
    }
  }
  return evened(features)
}
