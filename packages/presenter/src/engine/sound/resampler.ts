import { SAMPLE_RATE } from './filters.ts'

const REACH = 8

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

interface Sinc {
  table: Float32Array
  /** Samples on each side that one output looks at. */
  reach: number
  /** The position of an output is a whole number of 1/`phases` input sample, so nothing drifts over half an hour. */
  phases: number
  step: number
}

/** A windowed sinc. Linear steps between the samples would leave images above 11 kHz that sound like hiss. */
function sincFor(rate: number, to: number): Sinc {
  const divisor = commonDivisor(rate, to)
  const [phases, step] = [to / divisor, rate / divisor]
  // What lies above the new band is taken out; a lower edge needs a wider window.
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

/** Turns 16-bit samples of any whole rate, 8000 to 192000 a second, into floats of -1..1 at another, piece by piece. */
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
