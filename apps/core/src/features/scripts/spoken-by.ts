import type { SpokenPreview } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Owner } from '../../ports/owner.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { SpeechJob, TextToSpeech } from '../../ports/text-to-speech.ts'

/** Speaks while a person waits. Throws script-silent, preview-too-long, voice-unavailable, voice-missing, busy or preview-failed. */
export async function spokenBy(textToSpeech: TextToSpeech, job: SpeechJob, owner: Owner): Promise<SpokenPreview> {
  try {
    return await textToSpeech.synthesize(job, owner)
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    throw new AppError(problemOf(error.code), { cause: error })
  }
}

function problemOf(code: string) {
  if (code === 'nothing-to-say') return 'script-silent'
  if (code === 'preview-too-long') return code
  if (['voice-failed', 'voice-removed', 'voice-unreachable'].includes(code)) return 'voice-unavailable'
  return code === 'voice-missing' || code === 'codec-missing' ? 'voice-missing' : 'preview-failed'
}
