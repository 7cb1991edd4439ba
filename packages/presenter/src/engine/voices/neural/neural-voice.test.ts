import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TINY_HOP, TINY_RATE, tinyModel, tinySettings, writeTinyVoice } from '../../../../test/tiny-voice.ts'
import { parseScript } from '../../../script/index.ts'
import { openBuiltInVoice } from '../built-in-voice.ts'
import { openVoice } from '../open-voice.ts'
import { sentenceStore } from '../speech-cache.ts'
import type { Utterance } from '../voice.ts'
import { openNeuralVoice } from './neural-voice.ts'
import { prepareVoice } from './prepare-voice.ts'
import { voiceProcessOf } from './voice-process.ts'
import { VOICE_FILE, readVoiceFile } from './voice-file.ts'

const { sentences } = parseScript('Come in. Three rooms look at the sea.', 'en')
const WISH = { text: 'Come in.', voiceNumber: 0, speed: 1, limitMs: 60_000 }
const never = () => new AbortController().signal

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neural-'))
  await writeTinyVoice(join(folder, 'tiny'))
  await prepareVoice(join(folder, 'tiny'), 'piper', 'en')
})
afterAll(async () => {
  voiceProcessOf(join(folder, 'tiny'), 'en').close()
  await rm(folder, { recursive: true, force: true })
})

async function spoken(name: string, store?: ReturnType<typeof sentenceStore>, speed = 1): Promise<Utterance[]> {
  const reference = await openBuiltInVoice('maya', 'en')
  const voice = await openNeuralVoice({ folder: join(folder, name), speed }, 'en', reference, store)
  const utterances: Utterance[] = []
  for await (const utterance of voice.say(sentences)) utterances.push(utterance)
  return utterances
}

test('words and phonemes start at the frames that the model reports', async () => {
  const utterances = await spoken('tiny')
  expect(utterances.map(({ words }) => words.map(({ text }) => text))).toEqual(
    sentences.map(({ words }) => words.map(({ text }) => text)),
  )
  for (const { samples, words, phonemes } of utterances) {
    const frames = phonemes.map(({ seconds }) => (seconds * TINY_RATE) / TINY_HOP)
    expect(frames.every((frame) => Math.abs(frame - Math.round(frame)) < 1e-6)).toBe(true)
    const starts = words.map(({ startSeconds }) => startSeconds)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    for (const start of starts)
      expect(Math.min(...phonemes.map(({ seconds }) => Math.abs(seconds - start)))).toBeLessThan(0.1)
    expect(starts.at(-1)).toBeLessThan(samples.length / TINY_RATE)
  }
})

test('a faster voice is shorter, and its times with it', async () => {
  const [usual, fast] = [await spoken('tiny'), await spoken('tiny', undefined, 1.4)]
  const [long, short] = [usual[1], fast[1]]
  expect(short?.samples.length).toBeLessThan((long?.samples.length ?? 0) * 0.9)
  expect(short?.words.at(-1)?.startSeconds).toBeLessThan(long?.words.at(-1)?.startSeconds ?? 0)
})

test('a model of another architecture speaks too, with times from the alignment', async () => {
  await writeTinyVoice(join(folder, 'other'), tinyModel('Floor'))
  await prepareVoice(join(folder, 'other'), 'piper', 'en')
  expect(await readVoiceFile(join(folder, 'other'))).not.toHaveProperty('hopSamples')
  const [first] = await spoken('other')
  expect(first?.words.map(({ text }) => text)).toEqual(['Come', 'in.'])
})

test('cached sentences need neither a process nor the voice', async () => {
  const store = sentenceStore(join(folder, 'kept'))
  const first = await spoken('tiny', store)
  voiceProcessOf(join(folder, 'tiny'), 'en').close()
  const asked: string[] = []
  const reading = { ...store, read: async (name: string) => (asked.push(name), store.read(name)) }
  expect(await spoken('tiny', reading)).toEqual(first)
  expect(asked.filter((name) => !name.endsWith('tokens'))).toHaveLength(sentences.length)
})

test('a voice that was removed while a video waited fails it with advice', async () => {
  const job = { language: 'en' as const, voice: { kind: 'neural' as const, folder: join(folder, 'removed') } }
  await expect(openVoice(job, 'maya', { sentences, words: [] })).rejects.toMatchObject({
    code: 'voice-removed',
    message: expect.stringContaining('no longer available'),
  })
})

test.each<[string, () => Promise<void>]>([
  ['half a model', () => writeTinyVoice(join(folder, 'bad'), tinyModel().subarray(0, 2000))],
  ['a web page', () => writeTinyVoice(join(folder, 'bad'), Buffer.from('<!doctype html><title>Sign in</title>'))],
  ['an empty file', () => writeTinyVoice(join(folder, 'bad'), Buffer.alloc(0))],
  [
    'a sample rate that is none',
    () => writeTinyVoice(join(folder, 'bad'), tinyModel(), tinySettings({ rate: 'fast' })),
  ],
  ['an unknown language', () => writeTinyVoice(join(folder, 'bad'), tinyModel(), tinySettings({ voice: 'xx' }))],
  ['settings that are none', () => writeTinyVoice(join(folder, 'bad'), tinyModel(), '{')],
])('a voice that is %s is refused with a message, and its folder is no voice', async (_name, write) => {
  await write()
  const failure = await prepareVoice(join(folder, 'bad'), 'piper', 'en').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'voice-failed', message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(await readFile(join(folder, 'bad', VOICE_FILE)).catch(() => undefined)).toBeUndefined()
  await rm(join(folder, 'bad'), { recursive: true, force: true })
})

test('an installed voice whose list of tokens was emptied fails, and the next voice speaks', async () => {
  await writeTinyVoice(join(folder, 'emptied'))
  await prepareVoice(join(folder, 'emptied'), 'piper', 'en')
  await writeFile(join(folder, 'emptied', 'tokens.txt'), '')
  const broken = voiceProcessOf(join(folder, 'emptied'), 'en')
  await expect(broken.speak({ ...WISH, limitMs: 1000 }, never())).rejects.toMatchObject({ code: 'voice-failed' })
  expect((await voiceProcessOf(join(folder, 'tiny'), 'en').speak(WISH, never())).samples.length).toBeGreaterThan(0)
})

test('speech that hangs is stopped, retried once and fails, and the voice works afterwards', async () => {
  const voiceProcess = voiceProcessOf(join(folder, 'tiny'), 'en')
  const hanging = voiceProcess.speak({ ...WISH, text: 'So long. '.repeat(200), limitMs: 1 }, never())
  await expect(hanging).rejects.toMatchObject({ code: 'voice-failed', message: expect.stringContaining('stopped') })
  expect((await voiceProcess.speak(WISH, never())).samples.length).toBeGreaterThan(TINY_RATE / 4)
})

test('a cancelled video stops the voice at once', async () => {
  const aborter = new AbortController()
  const voiceProcess = voiceProcessOf(join(folder, 'tiny'), 'en')
  const process = await voiceProcess.open()
  const speech = voiceProcess.speak({ ...WISH, text: 'So long. '.repeat(200) }, aborter.signal)
  await new Promise(setImmediate)
  aborter.abort()
  await expect(speech).rejects.toMatchObject({ code: 'cancelled' })
  expect(process.killed).toBe(true)
})
