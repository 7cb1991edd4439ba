import { collectGarbage } from '../../engine/garbage-collection.ts'
import { SAMPLE_RATE } from '../../engine/audio/filters.ts'
import type { RenderHooks } from '../../engine/render-video.ts'
import { decodeAudioFile } from '../../engine/voices/decode-audio.ts'
import { MediaError } from '../../composition/render-job.ts'
import { prepareCodecs } from '../../uploads/codecs.ts'
import { loadFaceModels } from '../face-models.ts'
import { compareFaces } from './compare-faces.ts'
import { hearWords } from './hear-words.ts'
import type { ComparedFaces, ConsentJob, ConsentResult, HeardWords } from './jobs.ts'

const WORDS_SHARE = 0.6
/** Steps. */
const COLLECT_EVERY = 8
const SILENT: HeardWords = { verdict: 'silent', dissimilarity: 1, digits: 0 }

/**
 * Listens to the recording of a consent and compares its face with that of another recording. What this installation cannot
 * measure is null in the result. Throws `file-refused`, `file-damaged`, `codec-missing` and `cancelled`.
 */
export async function checkConsent(job: ConsentJob, { onProgress, signal }: RenderHooks): Promise<ConsentResult> {
  await prepareCodecs()
  let steps = 0
  const report = (share: number) => {
    signal?.throwIfAborted()
    if (++steps % COLLECT_EVERY === 0) collectGarbage()
    onProgress?.('drawing', share)
  }
  const words = await orNull('voice-missing', () => wordsOf(job, (share) => report(WORDS_SHARE * share), signal))
  const face = await orNull('face-models-missing', () =>
    facesOf(job, (share) => report(WORDS_SHARE + (1 - WORDS_SHARE) * share)),
  )
  return { words, face }
}

async function wordsOf(
  job: ConsentJob,
  onShare: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<HeardWords> {
  // A recording that is whole has been checked before; what is refused here holds no sound.
  const samples = await decodeAudioFile(job.consentPath, signal).catch((error: unknown) => {
    if (error instanceof MediaError && error.code === 'file-refused') return undefined
    throw error
  })
  return samples ? hearWords(job, { samples, rate: SAMPLE_RATE }, onShare) : SILENT
}

async function facesOf(job: ConsentJob, onShare: (share: number) => void): Promise<ComparedFaces> {
  return compareFaces(job, await loadFaceModels(), onShare)
}

async function orNull<Result>(code: MediaError['code'], measure: () => Promise<Result>): Promise<Result | null> {
  return measure().catch((error: unknown) => {
    if (error instanceof MediaError && error.code === code) return null
    throw error
  })
}
