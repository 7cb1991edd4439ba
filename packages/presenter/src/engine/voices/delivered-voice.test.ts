import { expect, test } from 'vitest'
import { parseScript } from '../../script/index.ts'
import { openBuiltInVoice } from './built-in-voice.ts'
import { deliveredVoice } from './delivered-voice.ts'
import type { Utterance, Voice } from './voice.ts'

const RATE = 1000

/** A voice that says each word in a tenth of a second, as loud as 10,000, at the pace of its sentence. */
const asked: (number | undefined)[] = []
const plain: Voice = {
  rate: RATE,
  isSynthetic: false,
  async *say(sentences) {
    for (const { words, pace } of sentences) {
      asked.push(pace)
      const each = 0.1 / (pace ?? 1)
      yield {
        samples: new Int16Array(Math.round(words.length * each * RATE)).fill(10_000),
        words: words.map(({ text }, index) => ({ text, startSeconds: index * each, stressSeconds: index * each })),
        phonemes: words.map((_, index) => ({ seconds: index * each, ipa: 'a' })),
        pauseSeconds: 0.36,
      }
    }
  },
}

async function said(script: string, voice: Voice = plain): Promise<Utterance[]> {
  asked.length = 0
  const utterances: Utterance[] = []
  for await (const one of deliveredVoice(voice).say(parseScript(script, 'en').sentences)) utterances.push(one)
  return utterances
}

test('a pause is silence between the words, and later words start later', async () => {
  const [before, after] = await said('One two [pause 1s] three. Four.')
  expect(before?.words.map(({ startSeconds }) => startSeconds)).toEqual([0, 0.1, 1.2])
  expect([...(before?.samples.slice(200, 1200) ?? [])].every((sample) => sample === 0)).toBe(true)
  expect(before?.samples).toHaveLength(1300)
  expect(after?.samples).toHaveLength(100)
  expect(before?.pauseSeconds).toBe(0.36)
})

test('a pause at the beginning and at the end of a script is kept as well', async () => {
  const [only] = await said('[pause 0.5s] One. [pause 2s]')
  expect(only?.words[0]?.startSeconds).toBe(0.5)
  expect(only?.samples).toHaveLength(2600)
})

test('words are spoken at the pace of their mark, and sentences without marks in one piece', async () => {
  const [marked] = await said('One [slow: two three] four. Five six.')
  expect(asked).toEqual([1, 0.8, 1, undefined])
  expect(marked?.words.map(({ startSeconds }) => Math.round(startSeconds * 1000))).toEqual([0, 100, 225, 350])
})

test('an emphasised word is louder, no other is, and none clips', async () => {
  const [only] = await said('One [emphasis: two] three.')
  const samples = only?.samples ?? new Int16Array()
  expect([samples[50], samples[150], samples[250]]).toEqual([10_000, 16_600, 10_000])
  const loud: Voice = {
    ...plain,
    async *say(sentences) {
      for await (const one of plain.say(sentences)) yield { ...one, samples: one.samples.map(() => 32_000) }
    },
  }
  expect(Math.max(...((await said('One [emphasis: two].', loud))[0]?.samples ?? []))).toBeLessThan(32_768)
})

test('the built-in voice speaks slower words slower', async () => {
  const voice = await openBuiltInVoice('maya', 'en')
  const length = async (script: string) => (await said(script, voice))[0]?.samples.length ?? 0
  const usual = await length('The water is calm and the sky is wide.')
  expect(await length('[slow: The water is calm and the sky is wide.]')).toBeGreaterThan(usual * 1.15)
  expect(await length('[fast: The water is calm and the sky is wide.]')).toBeLessThan(usual * 0.9)
})
