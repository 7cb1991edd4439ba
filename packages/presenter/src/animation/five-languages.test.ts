import { describe, expect, test } from 'vitest'
import { recordedPage } from '../../test/spoken-pages.ts'
import { LANGUAGES } from '../composition/render-job.ts'
import { unknownIpaSymbols, visemesOf } from '../rig/phonemes.ts'
import { poseOf, STEPS_PER_SECOND, stepAt } from '../rig/timeline.ts'
import type { Timeline } from '../rig/timeline.ts'
import { VISEME_NAMES } from '../rig/visemes.ts'
import type { VisemeName } from '../rig/visemes.ts'
import { gestureCuesOf } from './gesture-cues.ts'
import type { Speech } from './speech.ts'
import { createTimeline } from './timeline.ts'

const FRAMES_PER_SECOND = 2 * STEPS_PER_SECOND

/** Returns the share of frames during a viseme in which it is fully formed. */
function shareFormed(speech: Speech, timeline: Timeline, viseme: VisemeName): number {
  let formed = 0
  let all = 0
  for (const [index, { seconds, ipa }] of speech.phonemes.entries()) {
    if (visemesOf(ipa)[0] !== viseme) continue
    const end = speech.phonemes[index + 1]?.seconds ?? seconds + 0.08
    const first = Math.ceil(seconds * FRAMES_PER_SECOND)
    const last = Math.max(first, Math.ceil(end * FRAMES_PER_SECOND) - 1)
    for (let frame = first; frame <= last; frame++) {
      all++
      if (timeline.mouth[frame >> 1] === VISEME_NAMES.indexOf(viseme) * 2) formed++
    }
  }
  return formed / all
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function pearson(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [mean(one), mean(other)]
  const product = mean(one.map((value, index) => (value - oneMean) * ((other[index] ?? 0) - otherMean)))
  const spread = (values: readonly number[], middle: number) => Math.sqrt(mean(values.map((v) => (v - middle) ** 2)))
  return product / (spread(one, oneMean) * spread(other, otherMean))
}

describe.each(LANGUAGES)('a minute of %s', (language) => {
  const { speech, loudness } = recordedPage(language)
  const cues = gestureCuesOf(speech, language)
  const timeline = createTimeline(speech, { cues, cardSeconds: undefined, seed: 5 })

  test('every phoneme of the voice has a viseme', () => {
    expect(speech.phonemes.flatMap(({ ipa }) => unknownIpaSymbols(ipa))).toEqual([])
  })

  test('lips are closed in at least 95 % of the pictures of m, b and p, and on the teeth for f and v', () => {
    expect(shareFormed(speech, timeline, 'mbp')).toBeGreaterThanOrEqual(0.95)
    expect(shareFormed(speech, timeline, 'fv')).toBeGreaterThanOrEqual(0.95)
  })

  test('the mouth opens with the loudness of the voice', () => {
    const opening = Array.from({ length: timeline.stepCount }, (_, index) => {
      const { above, below } = poseOf(stepAt(timeline, index)).mouth
      return above + below
    })
    expect(pearson(opening, loudness)).toBeGreaterThan(0.5)
  })

  test('about half of the sentences have a gesture, and they are not all the same', () => {
    const share = cues.length / speech.sentences.length
    expect(share).toBeGreaterThanOrEqual(0.4)
    expect(share).toBeLessThanOrEqual(0.6)
    expect(new Set(cues.map(({ gesture }) => gesture)).size).toBeGreaterThanOrEqual(4)
  })

  test('eyes stay open on stressed vowels', () => {
    for (const [index, { seconds, ipa }] of speech.phonemes.entries()) {
      if (!ipa.includes('ˈ')) continue
      const end = speech.phonemes[index + 1]?.seconds ?? seconds + 0.1
      for (let step = Math.ceil(seconds * STEPS_PER_SECOND - 0.5); step + 0.5 < end * STEPS_PER_SECOND; step++) {
        expect(timeline.lids[step]).toBeGreaterThanOrEqual(2)
      }
    }
  })

  test('a minute needs few different head poses', () => {
    const heads = Array.from({ length: timeline.stepCount }, (_, index) => {
      const { yaw, tilt, nod, lean, hair } = stepAt(timeline, index)
      return [yaw, tilt, nod, lean, hair].join(' ')
    })
    expect(new Set(heads).size).toBeLessThanOrEqual(28)
  })
})
