import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { MediaError } from '../../composition/render-job.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import { pronounced } from '../../script/pronunciation.ts'
import type { ParsedScript, ScriptWord } from '../../script/index.ts'
import { openBuiltInVoice } from './built-in-voice.ts'
import { deliveredVoice } from './delivered-voice.ts'
import { neuralIdentity } from './neural/neural-identity.ts'
import { cachedVoice, sentenceStore } from './speech-cache.ts'
import type { Voice } from './voice.ts'

const SPEED_MIN = 0.7
const SPEED_MAX = 1.4

type SpokenJob = Pick<RenderJob, 'speechCacheFolder' | 'language' | 'voice'>

const speedOf = (voice: RenderJob['voice']) =>
  Math.min(SPEED_MAX, Math.max(SPEED_MIN, (voice?.kind !== 'recorded' && voice?.speed) || 1))

/** Returns the voice for alignment. Without the built-in voice, mouths follow the loudness. */
async function referenceVoice(presenter: PresenterId, { language }: SpokenJob): Promise<Voice | undefined> {
  try {
    return await openBuiltInVoice(presenter, language)
  } catch (error) {
    if (error instanceof MediaError && error.code === 'voice-missing') return undefined
    throw error
  }
}

/** The pauses of a recording are its own, so it knows no marks. */
async function openRequestedVoice(job: SpokenJob, presenter: PresenterId): Promise<Voice> {
  const voice = await openPlainVoice(job, presenter)
  return job.voice?.kind === 'recorded' ? voice : deliveredVoice(voice)
}

async function openPlainVoice(job: SpokenJob, presenter: PresenterId): Promise<Voice> {
  const { voice, speechCacheFolder } = job
  if (!voice || voice.kind === 'built-in') return openBuiltInVoice(presenter, job.language, speedOf(voice))
  const reference = await referenceVoice(presenter, job)
  const store = speechCacheFolder ? sentenceStore(speechCacheFolder) : undefined
  if (voice.kind === 'neural') {
    const { openNeuralVoice } = await import('./neural/neural-voice.ts')
    return openNeuralVoice({ ...voice, speed: speedOf(voice) }, job.language, reference, store)
  }
  // Loaded on demand, because few videos need audio decoders.
  if (voice.kind === 'recorded') {
    const { openRecordedVoice } = await import('./recorded-voice.ts')
    return openRecordedVoice(voice.path, reference)
  }
  const { openRemoteVoice } = await import('./remote-voice.ts')
  const server = { ...voice, speed: speedOf(voice) }
  return openRemoteVoice(server, reference, store)
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Returns an identifier of a voice among those of its kind. */
async function identityOf(voice: RenderJob['voice']): Promise<string | string[]> {
  if (voice?.kind === 'recorded') return hashOfFile(voice.path).catch(() => '')
  if (voice?.kind === 'remote') return [voice.service ?? voice.baseUrl, voice.model, voice.voice]
  // Speech that was kept stays good after the voice has moved, or was removed.
  if (voice?.kind === 'neural') return neuralIdentity(voice)
  return ''
}

/** Words without marks have two parts, as in speech that was kept before there were marks. */
function saidAs({ text, spoken, delivery, pauseBeforeSeconds, pauseAfterSeconds }: ScriptWord): unknown[] {
  const isMarked = delivery !== undefined || pauseBeforeSeconds !== undefined || pauseAfterSeconds !== undefined
  return isMarked ? [text, spoken, delivery, pauseBeforeSeconds, pauseAfterSeconds] : [text, spoken]
}

/** Returns everything a speech depends on. The API key is excluded. */
async function dependenciesOf(job: SpokenJob, presenter: PresenterId, script: ParsedScript): Promise<string> {
  const { voice, language } = job
  const who = await identityOf(voice)
  const said = script.sentences.map(({ words }) => words.map(saidAs))
  return JSON.stringify([presenter, language, voice?.kind ?? 'built-in', who, speedOf(voice), said])
}

/** Opens the voice of a job. With a `speechCacheFolder` unchanged speech comes from there. Throws MediaError. */
export async function openVoice(job: SpokenJob, presenter: PresenterId, script: ParsedScript): Promise<Voice> {
  if (!job.speechCacheFolder) return openRequestedVoice(job, presenter)
  return cachedVoice(job.speechCacheFolder, await dependenciesOf(job, presenter, script), () =>
    openRequestedVoice(job, presenter),
  )
}

/** Applies the pronunciation hints of a voice to a script. */
export const scriptFor = (voice: RenderJob['voice'], script: ParsedScript): ParsedScript =>
  voice?.kind === 'recorded' ? script : pronounced(script, voice?.pronunciation ?? [])
