import { SAMPLE_RATE } from './filters.ts'
import { VOICE_RATE } from './voice.ts'

const REACH = 8
const TAPS = 2 * REACH
// 22050 / 48000 in lowest terms: positions are whole numbers of 1/320 sample, so nothing drifts over half an hour.
const PHASES = 320
const STEP = (VOICE_RATE * PHASES) / SAMPLE_RATE

/** A windowed sinc. Linear steps between the samples would leave images above 11 kHz that sound like hiss. */
function sincTable(): Float32Array {
  const table = new Float32Array(PHASES * TAPS)
  for (let phase = 0; phase < PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      const x = tap - REACH + 1 - phase / PHASES
      const window = Math.abs(x) < REACH ? 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH) : 0
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      table[phase * TAPS + tap] = (sinc * window) / 32768
    }
  }
  return table
}

let sharedTable: Float32Array | undefined

/** Turns the voice's 16-bit samples into 48 kHz floats, piece by piece. */
export function createResampler(): (samples: Int16Array) => Float32Array {
  const table = (sharedTable ??= sincTable())
  let pending = new Int16Array(REACH - 1)
  // Position of the next output within `pending`, in 1/320 sample.
  let position = (REACH - 1) * PHASES
  return (samples) => {
    const input = new Int16Array(pending.length + samples.length)
    input.set(pending)
    input.set(samples, pending.length)
    const room = Math.max(0, Math.ceil(((input.length - REACH) * PHASES - position) / STEP))
    const output = new Float32Array(room)
    for (let index = 0; index < room; index++) {
      const whole = Math.floor(position / PHASES)
      const row = (position - whole * PHASES) * TAPS
      const first = whole - REACH + 1
      let value = 0
      for (let tap = 0; tap < TAPS; tap++) value += (input[first + tap] as number) * (table[row + tap] as number)
      output[index] = value
      position += STEP
    }
    const used = Math.max(0, Math.floor(position / PHASES) - REACH + 1)
    pending = input.slice(used)
    position -= used * PHASES
    return output
  }
}
