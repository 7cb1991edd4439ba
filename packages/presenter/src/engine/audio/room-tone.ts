import { randomFrom } from '../../rig/random.ts'
import { gainOf, lowPassFilter } from './filters.ts'

/** A quiet room: heard as no sound at all, but its absence between sentences is heard as a fault of the recording. */
const LEVEL = gainOf(-63)
/** A room has hardly any treble, and low noise costs the encoder nearly nothing. */
const HERTZ_MAX = 320
const LOOP_SECONDS = 7
/** The end of the loop crossfades into its beginning over this time. */
const SEAM_SECONDS = 0.5
const FADE_IN_SECONDS = 0.3
const SEED = 20_231

function loopOf(rate: number): Float32Array {
  const random = randomFrom(SEED)
  const length = LOOP_SECONDS * rate
  const seam = Math.round(SEAM_SECONDS * rate)
  const noise = Float32Array.from({ length: length + seam }, () => random() * 2 - 1)
  lowPassFilter(rate, HERTZ_MAX)(noise)
  const loop = noise.slice(seam)
  for (let index = 0; index < seam; index++) {
    const share = index / seam
    const at = length - seam + index
    // Independent noises add in power: the squares of the shares have to add up to 1.
    loop[at] = (loop[at] as number) * Math.sqrt(1 - share) + (noise[index] as number) * Math.sqrt(share)
  }
  const power = loop.reduce((sum, sample) => sum + sample * sample, 0) / length
  const gain = LEVEL / Math.sqrt(power)
  return loop.map((sample) => sample * gain)
}

/** Returns a function that adds the sound of a quiet room to samples in place. */
export function createRoomTone(rate: number): (samples: Float32Array) => Float32Array {
  const loop = loopOf(rate)
  const fade = FADE_IN_SECONDS * rate
  let played = 0
  return (samples) => {
    for (let index = 0; index < samples.length; index++, played++) {
      const level = played < fade ? played / fade : 1
      samples[index] = (samples[index] as number) + (loop[played % loop.length] as number) * level
    }
    return samples
  }
}
