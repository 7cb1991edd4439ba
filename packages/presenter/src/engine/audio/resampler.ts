import { SAMPLE_RATE } from './filters.ts'

const REACH = 8

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

interface Sinc {
  table: Float32Array
  /** Samples on each side of an output sample. */
  reach: number
  /** Positions are whole numbers of 1/`phases` input sample, so that nothing drifts. */
  phases: number
  step: number
}

/** Returns a windowed sinc. Linear interpolation would leave audible images above 11 kHz. */
function sincFor(rate: number, to: number): Sinc {
  const divisor = commonDivisor(rate, to)
  const [phases, step] = [to / divisor, rate / divisor]
  // A lower rate needs a low-pass and a wider window.
  const cutoff = Math.min(1, to / rate)
  const reach = Math.ceil(REACH / cutoff)
  const taps = 2 * reach
  const table = new Float32Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - reach + 1 - phase / phases
      const window = Math.abs(x) < reach ? 0.5 + 0.5 * Math.cos((Math.PI * x) / reach) : 0
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff)
      table[phase * taps + tap] = (sinc * window * cutoff) / 32768
    }
  }
  return { table, reach, phases, step }
}

const tables = new Map<string, Sinc>()

function sharedSinc(rate: number, to: number): Sinc {
  const key = `${rate} ${to}`
  const sinc = tables.get(key) ?? sincFor(rate, to)
  tables.set(key, sinc)
  return sinc
}

/** Returns a resampler of 16-bit samples, from 8 to 192 kHz, to floats of -1..1. */
export function createResampler(rate: number, to = SAMPLE_RATE): (samples: Int16Array) => Float32Array {
  if (rate === to) return (samples) => new Float32Array(samples).map((sample) => sample / 32768)
  const { table, reach, phases, step } = sharedSinc(rate, to)
  const taps = 2 * reach
  let pending = new Int16Array(reach - 1)
  // Position of the next output within `pending`, in phases.
  let position = (reach - 1) * phases
  return (samples) => {
    const input = new Int16Array(pending.length + samples.length)
    input.set(pending)
    input.set(samples, pending.length)
    const room = Math.max(0, Math.ceil(((input.length - reach) * phases - position) / step))
    const output = new Float32Array(room)
    for (let index = 0; index < room; index++) {
      const whole = Math.floor(position / phases)
      const row = (position - whole * phases) * taps
      const first = whole - reach + 1
      let value = 0
      for (let tap = 0; tap < taps; tap++) value += (input[first + tap] as number) * (table[row + tap] as number)
      output[index] = value
      position += step
    }
    const used = Math.max(0, Math.floor(position / phases) - reach + 1)
    pending = input.slice(used)
    position -= used * phases
    return output
  }
}
