import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SentenceStore } from './remote-voice.ts'
import type { Utterance, Voice } from './voice.ts'

/** Changes with what is written, so that an older writing is spoken anew instead of misread. */
const FORMAT = 1
const TIMES_FILE = 'speech.json'
const SAMPLES_FILE = 'speech.pcm'

interface KeptTimes {
  format: number
  /** Hash of everything the speech depends on. */
  of: string
  rate: number
  isSharp: boolean
  utterances: (Omit<Utterance, 'samples'> & { sampleCount: number })[]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const asSamples = (bytes: Buffer) =>
  // A copy of its own: small files share memory that need not begin at an even place.
  new Int16Array(Uint8Array.from(bytes).buffer, 0, bytes.length >> 1)
const asBytes = (samples: Int16Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** Appears whole or not at all, also when two films of the same words are made at the same time. */
async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  const part = `${path}.${process.pid}.part`
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function readTimes(folder: string, of: string): Promise<KeptTimes | undefined> {
  try {
    const times = JSON.parse(await readFile(join(folder, TIMES_FILE), 'utf8')) as KeptTimes
    return times.format === FORMAT && times.of === of ? times : undefined
  } catch {
    return undefined
  }
}

/** Speech from the folder, if it is that of these words and whole. */
async function readSpeech(folder: string, of: string) {
  const times = await readTimes(folder, of)
  if (!times) return undefined
  const bytes = await readFile(join(folder, SAMPLES_FILE)).catch(() => undefined)
  const needed = times.utterances.reduce((sum, { sampleCount }) => sum + sampleCount, 0)
  return bytes?.length === needed * 2 ? { times, samples: asSamples(bytes) } : undefined
}

async function* utterancesOf({ utterances }: KeptTimes, samples: Int16Array): AsyncGenerator<Utterance> {
  let at = 0
  for (const { sampleCount, ...times } of utterances) {
    yield { ...times, samples: samples.subarray(at, at + sampleCount) }
    at += sampleCount
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function writeSpeech(
  folder: string,
  of: string,
  { rate, isSharp }: Voice,
  spoken: readonly Utterance[],
): Promise<void> {
  const utterances = spoken.map(({ samples, ...times }) => ({ ...times, sampleCount: samples.length }))
  await mkdir(folder, { recursive: true })
  // The times go last: they say that the samples are those of these words.
  await rm(join(folder, TIMES_FILE), { force: true })
  await writeWhole(join(folder, SAMPLES_FILE), Buffer.concat(spoken.map(({ samples }) => asBytes(samples))))
  await writeWhole(join(folder, TIMES_FILE), JSON.stringify({ format: FORMAT, of, rate, isSharp, utterances }))
}

/**
 * A voice that speaks once and remembers: what `open`'s voice said is kept in a folder and read back when `of`, everything the
 * speech depends on, is the same.
 */
export async function keptVoice(folder: string, of: string, open: () => Promise<Voice>): Promise<Voice> {
  const hash = hashOf(of)
  const kept = await readSpeech(folder, hash)
  if (kept)
    return { rate: kept.times.rate, isSharp: kept.times.isSharp, say: () => utterancesOf(kept.times, kept.samples) }
  const voice = await open()
  return {
    ...voice,
    async *say(sentences, signal) {
      const spoken: Utterance[] = []
      for await (const utterance of voice.say(sentences, signal)) {
        spoken.push(utterance)
        yield utterance
      }
      await writeSpeech(folder, hash, voice, spoken)
    },
  }
}

/** Sentences kept one by one, so that after a change of one sentence only that one is spoken again. */
export function sentenceStore(folder: string): SentenceStore {
  const pathOf = (name: string) => join(folder, 'sentences', `${hashOf(name)}.pcm`)
  return {
    read: (name) => readFile(pathOf(name)).then(asSamples, () => undefined),
    async write(name, samples) {
      await mkdir(join(folder, 'sentences'), { recursive: true })
      await writeWhole(pathOf(name), asBytes(samples))
    },
  }
}
