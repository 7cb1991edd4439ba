import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { FilmError } from '../../film/film-job.ts'
import type { FilmJob } from '../../film/film-job.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import { pronounced } from '../../script/pronunciation.ts'
import type { Speakable } from '../../script/index.ts'
import { openBuiltInVoice } from './built-in-voice.ts'
import { keptVoice, sentenceStore } from './kept-speech.ts'
import type { Voice } from './voice.ts'

const SLOWEST = 0.7
const FASTEST = 1.4

type SpokenJob = Pick<FilmJob, 'keptFolder' | 'language' | 'voice'>

const speedOf = (voice: FilmJob['voice']) =>
  Math.min(FASTEST, Math.max(SLOWEST, (voice?.kind !== 'recorded' && voice?.speed) || 1))

/** Who says the words for comparison; the built-in voice is optional, and without it mouths follow the loudness. */
async function referenceVoice(presenter: PresenterId, { language }: SpokenJob): Promise<Voice | undefined> {
  try {
    return await openBuiltInVoice(presenter, language)
  } catch (error) {
    if (error instanceof FilmError && error.code === 'voice-missing') return undefined
    throw error
  }
}

async function openAsked(job: SpokenJob, presenter: PresenterId): Promise<Voice> {
  const { voice, keptFolder } = job
  if (!voice || voice.kind === 'built-in') return openBuiltInVoice(presenter, job.language, speedOf(voice))
  const reference = await referenceVoice(presenter, job)
  // What reads sound files is large, and most films have no need of it.
  if (voice.kind === 'recorded') {
    const { openRecordedVoice } = await import('./recorded-voice.ts')
    return openRecordedVoice(voice.path, reference)
  }
  const { openRemoteVoice } = await import('./remote-voice.ts')
  const server = { ...voice, speed: speedOf(voice) }
  return openRemoteVoice(server, reference, keptFolder ? sentenceStore(keptFolder) : undefined)
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Everything a speech depends on. The key of a server is left out: who pays does not change how it sounds. */
async function dependenciesOf(job: SpokenJob, presenter: PresenterId, script: Speakable): Promise<string> {
  const { voice, language } = job
  const who =
    voice?.kind === 'recorded'
      ? await hashOfFile(voice.path).catch(() => '')
      : voice?.kind === 'remote'
        ? [voice.baseUrl, voice.model, voice.voice]
        : ''
  const said = script.sentences.map(({ words }) => words.map(({ text, spoken }) => [text, spoken]))
  return JSON.stringify([presenter, language, voice?.kind ?? 'built-in', who, speedOf(voice), said])
}

/**
 * The voice that a film asks for. With a `keptFolder` what it says is kept there, and said from there when nothing it depends on
 * has changed. Throws FilmError.
 */
export async function openVoice(job: SpokenJob, presenter: PresenterId, script: Speakable): Promise<Voice> {
  if (!job.keptFolder) return openAsked(job, presenter)
  return keptVoice(job.keptFolder, await dependenciesOf(job, presenter, script), () => openAsked(job, presenter))
}

/** A script as this voice is to say it. */
export const scriptFor = (voice: FilmJob['voice'], script: Speakable): Speakable =>
  voice?.kind === 'recorded' ? script : pronounced(script, voice?.pronunciation ?? [])
