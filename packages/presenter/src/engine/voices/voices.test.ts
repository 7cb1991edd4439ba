import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speechServer, wavFile } from '../../../test/speech-server.ts'
import { parseScript } from '../../script/index.ts'
import { openBuiltInVoice } from './built-in-voice.ts'
import { cachedVoice, sentenceStore } from './speech-cache.ts'
import { openVoice } from './open-voice.ts'
import { openRecordedVoice } from './recorded-voice.ts'
import { openRemoteVoice } from './remote-voice.ts'
import type { Utterance, Voice } from './voice.ts'

const { sentences } = parseScript('Come in. Three rooms look at the sea, and one at the garden. Stay for $95!', 'en')
const OTHER = parseScript(
  'The committee talks about a new budget on Thursday. Nobody wrote. Trains were late again.',
  'en',
)

let folder = ''
let server: Awaited<ReturnType<typeof speechServer>>
/** Real start of each word of the recording. */
const recordedStarts: number[] = []
let firstHeard = 0

async function spoken(voice: Voice, said = sentences): Promise<Utterance[]> {
  const utterances: Utterance[] = []
  for await (const utterance of voice.say(said)) utterances.push(utterance)
  return utterances
}

/** Records another voice, faster, with pauses and noise. Returns the start of its audio. */
async function record(path: string, said: typeof sentences, starts: number[] = []): Promise<number> {
  const voice = await openBuiltInVoice('tom', 'en', 1.15)
  const pieces: Int16Array[] = [new Int16Array(voice.rate)]
  let seconds = 1
  for (const [index, { samples, words }] of (await spoken(voice, said)).entries()) {
    starts.push(...words.map(({ startSeconds }) => seconds + startSeconds))
    const pause = new Int16Array(Math.round(voice.rate * (0.3 + 0.4 * (index % 2))))
    pieces.push(samples, pause)
    seconds += (samples.length + pause.length) / voice.rate
  }
  let noise = 1
  const all = pieces
    .flatMap((piece) => [...piece])
    .map((sample) => {
      noise = (noise * 16_807) % 2_147_483_647
      return sample * 0.5 + (noise / 2_147_483_647 - 0.5) * 300
    })
  await writeFile(path, wavFile(Int16Array.from(all), voice.rate))
  const peak = all.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return all.findIndex((sample) => Math.abs(sample) > 0.04 * peak) / voice.rate
}

/** The answer of ElevenLabs' call with timestamps: the words start at `starts`, their characters a hundredth of a second apart. */
async function timedAnswer(input: string, starts: readonly number[]) {
  const samples = new Int16Array(48_000).map((_, index) => 8000 * Math.sin(index / 20))
  const characters = input.split('')
  let word = -1
  let within = 0
  const times = characters.map((character, index) => {
    if (index === 0 || characters[index - 1] === ' ') [word, within] = [word + 1, 0]
    return (starts[word] ?? 0) + 0.01 * (character === ' ' ? within : within++)
  })
  return {
    audio_base64: Buffer.from(samples.buffer).toString('base64'),
    alignment: { characters, character_start_times_seconds: times, character_end_times_seconds: times },
    normalized_alignment: null,
  }
}

async function sayForServer(input: string): Promise<Buffer> {
  const voice = await openBuiltInVoice('sofia', 'en')
  const said = parseScript(input, 'en').sentences
  const [utterance] = await spoken(voice, said)
  return wavFile(utterance?.samples ?? new Int16Array(0), voice.rate, { isStreamed: true })
}

const remote = (changes: { baseUrl?: string; apiKey?: string } = {}, store?: ReturnType<typeof sentenceStore>) =>
  openBuiltInVoice('maya', 'en').then((reference) =>
    openRemoteVoice(
      { baseUrl: server.baseUrl, apiKey: 'sk-secret', model: 'kokoro', voice: 'af', speed: 1, ...changes },
      reference,
      store,
    ),
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voices-'))
  server = await speechServer(({ body }) => sayForServer(body.input))
  firstHeard = await record(join(folder, 'voice.wav'), sentences, recordedStarts)
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const VOICES: Record<string, () => Promise<Voice>> = {
  'built-in': () => openBuiltInVoice('maya', 'en'),
  remote: () => remote(),
  recorded: async () => openRecordedVoice(join(folder, 'voice.wav'), await openBuiltInVoice('maya', 'en')),
  'recorded, without a reference': async () => openRecordedVoice(join(folder, 'voice.wav'), undefined),
  kept: async () => cachedVoice(join(folder, 'kept'), 'these words', () => openBuiltInVoice('maya', 'en')),
}

test.each(Object.entries(VOICES))(
  'a voice speaks every sentence in order, with times inside it (%s)',
  async (_name, open) => {
    const voice = await open()
    const utterances = await spoken(voice)
    expect(utterances.map(({ words }) => words.map(({ text }) => text))).toEqual(
      sentences.map(({ words }) => words.map(({ text }) => text)),
    )
    for (const { samples, words, phonemes } of utterances) {
      const seconds = samples.length / voice.rate
      const times = words.map(({ startSeconds }) => startSeconds)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.at(-1)).toBeLessThan(seconds)
      expect(phonemes.length).toBeGreaterThan(words.length)
      expect(phonemes.every((sound) => sound.seconds > -0.2 && sound.seconds <= seconds)).toBe(true)
      expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(1000)
    }
  },
)

test('cached speech needs no voice, and other words do', async () => {
  const first = await spoken(await cachedVoice(join(folder, 'again'), 'a', () => openBuiltInVoice('maya', 'en')))
  const refuse = () => Promise.reject(new Error('spoken again'))
  const second = await spoken(await cachedVoice(join(folder, 'again'), 'a', refuse))
  expect(second).toEqual(first)
  await expect(cachedVoice(join(folder, 'again'), 'b', refuse)).rejects.toThrow('spoken again')
  await writeFile(join(folder, 'again', 'speech.pcm'), 'cut off')
  await expect(cachedVoice(join(folder, 'again'), 'a', refuse)).rejects.toThrow('spoken again')
})

test('the words of a script are found in a recording', async () => {
  const utterances = await spoken(await (VOICES['recorded'] as () => Promise<Voice>)())
  let seconds = 0
  // The leading second of silence is trimmed to 0.15 s.
  const starts = utterances.flatMap(({ samples, words }) => {
    const from = seconds
    seconds += samples.length / 48_000
    return words.map(({ startSeconds }) => from + startSeconds)
  })
  const trim = firstHeard - 0.15
  const errors = starts.map((start, index) => Math.abs(start + trim - (recordedStarts[index] ?? 0)))
  expect(errors.toSorted((one, other) => one - other)[Math.floor(errors.length / 2)]).toBeLessThan(0.05)
  expect(Math.max(...errors)).toBeLessThan(0.3)
})

test('a recording of other words falls back to loudness timing', async () => {
  await record(join(folder, 'other.wav'), OTHER.sentences)
  const reference = await openBuiltInVoice('maya', 'en')
  const [first] = await spoken(openRecordedVoice(join(folder, 'other.wav'), reference))
  expect(first?.phonemes.every(({ ipa }) => ['', 'ˈa', 'ɛ', 'o', 'ɪ', 't', 'n'].includes(ipa))).toBe(true)
})

test('two sentences are requested at a time, with key, model and voice', async () => {
  server.asked.length = 0
  await spoken(await remote())
  expect(server.mostOpen()).toBe(2)
  expect(server.asked.map(({ body }) => body.input).sort()).toEqual([
    'Come in.',
    'Stay for 95 dollars!',
    'Three rooms look at the sea, and one at the garden.',
  ])
  expect(server.asked[0]).toMatchObject({
    authorization: 'Bearer sk-secret',
    body: { model: 'kokoro', voice: 'af', response_format: 'wav' },
  })
  expect(server.asked[0]?.body.speed).toBeUndefined()
})

test('cached sentences are not requested again', async () => {
  server.asked.length = 0
  const store = sentenceStore(join(folder, 'store'))
  await spoken(await remote({}, store))
  await spoken(await remote({}, store))
  expect(server.asked).toHaveLength(3)
})

test('a change of appearance or key requests no speech', async () => {
  const speak = async (apiKey: string) => {
    const choice = { kind: 'remote' as const, baseUrl: server.baseUrl, apiKey, model: 'kokoro', voice: 'af' }
    const job = { language: 'en' as const, speechCacheFolder: join(folder, 'video'), voice: choice }
    return spoken(await openVoice(job, 'maya', { sentences, words: [] }))
  }
  server.asked.length = 0
  const first = await speak('sk-one')
  expect(server.asked).toHaveLength(3)
  expect(await speak('sk-two')).toEqual(first)
  expect(server.asked).toHaveLength(3)
})

test('a busy or failing server is retried', async () => {
  const shaky = await speechServer(({ body }, count) =>
    count === 1 ? { status: 429 } : count === 2 ? { status: 503 } : sayForServer(body.input),
  )
  const utterances = await spoken(await remote({ baseUrl: shaky.baseUrl }), sentences.slice(0, 1))
  shaky.close()
  expect(shaky.asked).toHaveLength(3)
  expect(utterances).toHaveLength(1)
})

test('an error names reason, host and sentence, and never the key', async () => {
  const strict = await speechServer(() => ({ status: 401, body: 'Incorrect API key provided: sk-secret' }))
  const failure = await spoken(await remote({ baseUrl: strict.baseUrl })).catch((error: unknown) => error)
  strict.close()
  expect(failure).toMatchObject({
    code: 'voice-failed',
    message: expect.stringContaining('did not accept the key (401)'),
  })
  expect(String(failure)).toContain('Come in.')
  expect(String(failure)).not.toContain('sk-secret')
  expect(strict.asked.length).toBeLessThanOrEqual(2)
})

test('a server that stays busy is unreachable, which is not the voice’s fault', async () => {
  const busy = await speechServer(() => ({ status: 503 }))
  const failure = spoken(await remote({ baseUrl: busy.baseUrl }), sentences.slice(0, 1))
  await expect(failure).rejects.toMatchObject({ code: 'voice-unreachable' })
  busy.close()
})

test('a server that is too slow is not asked again, and the video waits elsewhere', async () => {
  const slow = await speechServer(() => ({ status: 504 }))
  const failure = spoken(await remote({ baseUrl: slow.baseUrl }), sentences.slice(0, 1))
  await expect(failure).rejects.toMatchObject({ code: 'voice-unreachable' })
  expect(slow.asked).toHaveLength(1)
  slow.close()
})

test('words start where a server with timestamps says, also when the sentence is cached', async () => {
  const starts = [0.4, 1.1]
  const timed = await speechServer(async ({ body }) => ({ json: await timedAnswer(body.input, starts) }))
  const store = sentenceStore(join(folder, 'timed'))
  const said = sentences.slice(0, 1)
  for (let turn = 0; turn < 2; turn++) {
    const [utterance] = await spoken(await remote({ baseUrl: timed.baseUrl }, store), said)
    for (const [index, word] of (utterance?.words ?? []).entries())
      expect(word.startSeconds).toBeCloseTo(starts[index] as number, 1)
    expect(utterance?.phonemes.length).toBeGreaterThan(3)
  }
  expect(timed.asked).toHaveLength(1)
  timed.close()
})

test.each([
  ['no sound', { audio_base64: '' }],
  ['a login page', { html: '<form>' }],
  ['a list', []],
])('a server with timestamps that answers %s fails with a message', async (_name, json) => {
  const broken = await speechServer(() => ({ json }))
  const failure = spoken(await remote({ baseUrl: broken.baseUrl }), sentences.slice(0, 1))
  await expect(failure).rejects.toMatchObject({ code: 'voice-failed' })
  broken.close()
})

test('invalid audio fails with a message', async () => {
  const broken = await speechServer(() => Buffer.from('<html>not a sound</html>'))
  const failure = spoken(await remote({ baseUrl: broken.baseUrl }), sentences.slice(0, 1))
  await expect(failure).rejects.toMatchObject({
    code: 'voice-failed',
    message: expect.stringContaining('cannot be read'),
  })
  broken.close()
})

test('leaving early aborts open requests', async () => {
  const slow = await speechServer(({ body }, count) => (count === 1 ? sayForServer(body.input) : new Promise(() => {})))
  for await (const utterance of (await remote({ baseUrl: slow.baseUrl })).say(sentences)) {
    expect(utterance.words).toHaveLength(2)
    break
  }
  slow.close()
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('hello, I am a wav file')],
  ['a sound without samples', wavFile(new Int16Array(0), 44_100)],
  ['silence', wavFile(new Int16Array(48_000), 48_000)],
])('a recording that is %s is rejected with a message', async (_name, bytes) => {
  await writeFile(join(folder, 'bad.wav'), bytes)
  await expect(spoken(openRecordedVoice(join(folder, 'bad.wav'), undefined))).rejects.toMatchObject({
    name: 'MediaError',
    message: expect.stringMatching(/\.$/),
  })
})
