import { gainOf } from './filters.ts'
import { createLoudnessMeter, VOICE_LUFS } from './loudness.ts'
import { composeLoop } from './music.ts'
import type { MusicChoice } from './music.ts'

/** The music is 26 dB quieter under the voice, and louder in pauses. */
const UNDER_VOICE_LUFS = VOICE_LUFS - 26
const ALONE_DECIBELS = 10
const FADE_IN_SECONDS = 1.5
const FADE_OUT_SECONDS = 2.5
// Above this level a block counts as speech.
const SPEAKS_ABOVE = gainOf(-40)
const BLOCKS_PER_SECOND = 100
/** Attack and release of the ducking: share of the way per hundredth of a second. */
const DUCK = 0.18
const RETURN = 0.012

interface MusicBed {
  /** Mixes music with speech. Returns 2.5 s less than it was given, because the end fades out. */
  under: (samples: Float32Array) => Float32Array
  /** Returns the end with its fade-out. */
  rest: () => Float32Array
}

/** Returns the gain at which a loop has a loudness. */
export function gainToReach(lufs: number, loop: Float32Array, rate: number): number {
  const meter = createLoudnessMeter(rate)
  meter.push(loop)
  return gainOf(lufs - meter.integrated())
}

function isSpoken(samples: Float32Array, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (Math.abs(samples[index] as number) > SPEAKS_ABOVE) return true
  return false
}

/** Background music for a whole video, mixed with mastered speech piece by piece. */
export function createMusicBed(choice: MusicChoice, rate: number): MusicBed {
  const block = rate / BLOCKS_PER_SECOND
  const loop = composeLoop(choice, rate)
  const quiet = gainToReach(UNDER_VOICE_LUFS, loop, rate)
  const alone = quiet * gainOf(ALONE_DECIBELS)
  const fadeOut = FADE_OUT_SECONDS * rate
  let gain = alone
  let played = 0
  let held = new Float32Array(0)
  let heldMusic = new Float32Array(0)

  /** Returns the ducked music for these samples. */
  function musicFor(samples: Float32Array): Float32Array {
    const { length } = loop
    const music = new Float32Array(samples.length)
    for (let from = 0; from < samples.length; from += block) {
      const to = Math.min(samples.length, from + block)
      const speaks = isSpoken(samples, from, to)
      const next = gain + ((speaks ? quiet : alone) - gain) * (speaks ? DUCK : RETURN)
      const fade = Math.min(1, played / (FADE_IN_SECONDS * rate))
      const rise = ((next - gain) / block) * fade
      let level = gain * fade
      let place = played % length
      for (let index = from; index < to; index++) {
        music[index] = (loop[place] as number) * level
        place = place + 1 === length ? 0 : place + 1
        level += rise
      }
      played += to - from
      gain = next
    }
    return music
  }
  const appended = (before: Float32Array, after: Float32Array) => {
    const all = new Float32Array(before.length + after.length)
    all.set(before)
    all.set(after, before.length)
    return all
  }
  return {
    under(samples) {
      heldMusic = appended(heldMusic, musicFor(samples))
      held = appended(held, samples)
      const ready = Math.max(0, held.length - fadeOut)
      const crossfade = held.slice(0, ready)
      for (let index = 0; index < ready; index++)
        crossfade[index] = (crossfade[index] as number) + (heldMusic[index] as number)
      held = held.slice(ready)
      heldMusic = heldMusic.slice(ready)
      return crossfade
    },
    rest: () =>
      held.map((sample, index) => sample + (heldMusic[index] as number) * Math.min(1, (held.length - index) / fadeOut)),
  }
}
