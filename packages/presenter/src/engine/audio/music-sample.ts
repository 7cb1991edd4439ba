import { seedOf } from '../../animation/timeline.ts'
import type { MusicSampleJob, MusicSampleResult } from '../../protocol.ts'
import { wavOf } from '../speech/wav.ts'
import { gainToReach } from './music-bed.ts'
import { composeLoop } from './music.ts'

const RATE = 24_000
const SAMPLE_SECONDS = 8
/** Loud enough to judge on a phone, with room for drums below full scale. */
const SAMPLE_LUFS = -20
const FADE_IN_SECONDS = 0.2
const FADE_OUT_SECONDS = 1.5

/** Returns the first seconds of the music that videos of a brand have in a mood, as a WAV in base64. */
export function sampleMusic({ mood, brandName }: MusicSampleJob): MusicSampleResult {
  const loop = composeLoop({ mood, seed: seedOf(brandName) }, RATE)
  const gain = gainToReach(SAMPLE_LUFS, loop, RATE)
  const heard = loop.slice(0, SAMPLE_SECONDS * RATE).map((sample, index, { length }) => {
    const fade = Math.min(1, index / (FADE_IN_SECONDS * RATE), (length - index) / (FADE_OUT_SECONDS * RATE))
    return sample * gain * fade
  })
  return { sound: wavOf([heard], RATE).toString('base64') }
}
