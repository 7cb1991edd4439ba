/** Filters a block of samples in place and keeps its state between blocks. */
export type Filter = (samples: Float32Array) => void

/** Sample rate of recordings and uploads. */
export const SAMPLE_RATE = 48000
const SPOKEN_RATE = 24000

/** Returns the sample rate of the output: 24 kHz for voices without content above 12 kHz, which halves the work. */
export const outputRateOf = (rate: number) => (rate <= SPOKEN_RATE ? SPOKEN_RATE : SAMPLE_RATE)

export const gainOf = (decibels: number) => 10 ** (decibels / 20)

/** A biquad filter with its coefficients in powers of 1/z. */
function biquad(b: readonly [number, number, number], a: readonly [number, number, number]): Filter {
  const [b0, b1, b2] = [b[0] / a[0], b[1] / a[0], b[2] / a[0]]
  const [a1, a2] = [a[1] / a[0], a[2] / a[0]]
  let state = { x1: 0, x2: 0, y1: 0, y2: 0 }
  return (samples) => {
    // Local variables stay in registers. The state is stored once per block.
    let { x1, x2, y1, y2 } = state
    for (let index = 0; index < samples.length; index++) {
      const x = samples[index] as number
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      samples[index] = y
    }
    state = { x1, x2, y1, y2 }
  }
}

const turn = (hertz: number, rate: number) => (2 * Math.PI * hertz) / rate

export const highPassFilter = (rate: number, hertz: number) => passFilter('high', rate, hertz)
export const lowPassFilter = (rate: number, hertz: number) => passFilter('low', rate, hertz)

type Side = 'high' | 'low'

function passFilter(side: Side, rate: number, hertz: number): Filter {
  const sign = side === 'high' ? 1 : -1
  const cosine = Math.cos(turn(hertz, rate))
  const alpha = Math.sin(turn(hertz, rate)) / (2 * Math.SQRT1_2)
  const edge = (1 + sign * cosine) / 2
  return biquad([edge, -sign * 2 * edge, edge], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** Peaking filter. */
export function bellFilter(rate: number, hertz: number, decibels: number, quality: number): Filter {
  const amplitude = Math.sqrt(gainOf(decibels))
  const cosine = Math.cos(turn(hertz, rate))
  const alpha = Math.sin(turn(hertz, rate)) / (2 * quality)
  return biquad(
    [1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude],
    [1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude],
  )
}

/** Changes what is above `hertz` by `decibels`. */
export const highShelfFilter = (rate: number, hertz: number, decibels: number) =>
  shelfFilter('high', rate, hertz, decibels)
/** Changes what is below `hertz` by `decibels`. */
export const lowShelfFilter = (rate: number, hertz: number, decibels: number) =>
  shelfFilter('low', rate, hertz, decibels)

function shelfFilter(side: Side, rate: number, hertz: number, decibels: number): Filter {
  const amplitude = Math.sqrt(gainOf(decibels))
  const cosine = Math.cos(turn(hertz, rate))
  const slope = Math.sin(turn(hertz, rate)) * Math.SQRT1_2 * 2 * Math.sqrt(amplitude)
  const sign = side === 'high' ? -1 : 1
  const [more, less] = [amplitude + 1, amplitude - 1]
  return biquad(
    [
      amplitude * (more - sign * less * cosine + slope),
      sign * 2 * amplitude * (less - sign * more * cosine),
      amplitude * (more - sign * less * cosine - slope),
    ],
    [
      more + sign * less * cosine + slope,
      -sign * 2 * (less + sign * more * cosine),
      more + sign * less * cosine - slope,
    ],
  )
}

const REFLECTIONS = [
  [0.0071, 0.5],
  [0.0113, -0.42],
  [0.0173, 0.34],
  [0.0241, -0.26],
  [0.0337, 0.2],
] as const

const TAIL_SECONDS = 0.0293
/** Low-pass frequency of the reverb tail. */
const TAIL_HERTZ = 1900

/** A small-room reverb: five early reflections and a short tail. */
export function roomFilter(rate: number, wet = 0.085): Filter {
  const delays = Int32Array.from(REFLECTIONS, ([seconds]) => Math.round(seconds * rate))
  const gains = Float64Array.from(REFLECTIONS, ([, gain]) => gain * wet * 2)
  const history = new Float32Array(2048)
  const tail = new Float32Array(Math.round(TAIL_SECONDS * rate))
  const softness = 1 - Math.exp(-turn(TAIL_HERTZ, rate))
  let [written, tailAt, last] = [0, 0, 0]
  return (samples) => {
    let dull = last
    for (let index = 0; index < samples.length; index++) {
      const dry = samples[index] as number
      history[written & 2047] = dry
      let reflected = 0
      for (let tap = 0; tap < delays.length; tap++) {
        reflected += (history[(written - (delays[tap] as number)) & 2047] as number) * (gains[tap] as number)
      }
      dull += softness * ((tail[tailAt] as number) - dull)
      tail[tailAt] = dry * 0.5 + dull * 0.55
      tailAt = tailAt + 1 === tail.length ? 0 : tailAt + 1
      written++
      samples[index] = dry + reflected + dull * wet
    }
    last = dull
  }
}
