import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Utterance, Voice } from './voice.ts'

/** Version of the file format. Other versions are ignored. */
const FORMAT = 2
const TIMES_FILE = 'speech.json'
const SAMPLES_FILE = 'speech.pcm'

interface CachedTiming {
  format: number
  /** Hash of everything the speech depends on. */
  of: string
  rate: number
  isSynthetic: boolean
  utterances: (Omit<Utterance, 'samples'> & { sampleCount: number })[]
}

/** Cache of synthesized sentences, by a name of any length. */
export interface SentenceStore {
  read: (name: string) => Promise<Int16Array | undefined>
  write: (name: string, samples: Int16Array) => Promise<void>
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const asSamples = (bytes: Buffer) =>
  // A copy, because small buffers share memory at odd offsets.
  new Int16Array(Uint8Array.from(bytes).buffer, 0, bytes.length >> 1)
const asBytes = (samples: Int16Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** Writes a file atomically, also when two renders write it at the same time. */
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

async function readTimes(folder: string, of: string): Promise<CachedTiming | undefined> {
  try {
    const times = JSON.parse(await readFile(join(folder, TIMES_FILE), 'utf8')) as CachedTiming
    return times.format === FORMAT && times.of === of ? times : undefined
  } catch {
    return undefined
  }
}

/** Reads cached speech when hash and length match. */
async function readSpeech(folder: string, of: string) {
  const times = await readTimes(folder, of)
  if (!times) return undefined
  const bytes = await readFile(join(folder, SAMPLES_FILE)).catch(() => undefined)
  const needed = times.utterances.reduce((sum, { sampleCount }) => sum + sampleCount, 0)
  return bytes?.length === needed * 2 ? { times, samples: asSamples(bytes) } : undefined
}

async function* utterancesOf({ utterances }: CachedTiming, samples: Int16Array): AsyncGenerator<Utterance> {
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
  { rate, isSynthetic }: Voice,
  spoken: readonly Utterance[],
): Promise<void> {
  const utterances = spoken.map(({ samples, ...times }) => ({ ...times, sampleCount: samples.length }))
  await mkdir(folder, { recursive: true })
  // The timing is written last: it validates the samples.
  await rm(join(folder, TIMES_FILE), { force: true })
  await writeWhole(join(folder, SAMPLES_FILE), Buffer.concat(spoken.map(({ samples }) => asBytes(samples))))
  await writeWhole(join(folder, TIMES_FILE), JSON.stringify({ format: FORMAT, of, rate, isSynthetic, utterances }))
}

/** Returns a voice that reads its speech from a folder when the hash of `of` matches, and else writes it there. */
export async function cachedVoice(folder: string, of: string, open: () => Promise<Voice>): Promise<Voice> {
  const hash = hashOf(of)
  const cached = await readSpeech(folder, hash)
  if (cached)
    return {
      rate: cached.times.rate,
      isSynthetic: cached.times.isSynthetic,
      say: () => utterancesOf(cached.times, cached.samples),
    }
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

/** Caches single sentences, so that an edit requests only the changed ones. */
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
