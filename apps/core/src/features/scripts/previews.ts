import { type SpokenLanguage, type SpokenPreview, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { SpeechJob, TextToSpeech } from '../../ports/text-to-speech.ts'
import { createPreviewCache } from './preview-cache.ts'
import type { Scripts } from './service.ts'
import type { Avatars } from '../avatars/index.ts'

const SENTENCES_MAX = 3
const TOO_MANY_SENTENCES = sentence('Previews can have up to {maximum, number} sentences. Choose fewer.', {
  maximum: SENTENCES_MAX,
})

/** A draft after the contract's validation. */
interface PreviewDraft extends Omit<SpeechJob, 'presenterId' | 'language'> {
  avatarId: string
  language?: SpokenLanguage | undefined
}

interface Parts {
  db: Db
  avatars: Pick<Avatars, 'choose'>
  scripts: Pick<Scripts, 'estimateForVideo'>
  textToSpeech: TextToSpeech
  clock: Clock
}

export type Previews = ReturnType<typeof createPreviews>

/** A sentence or a few of a script, spoken at once by one of the presenters this person may choose. Nothing of it is stored. */
export function createPreviews({ db, avatars, scripts, textToSpeech, clock }: Parts) {
  const cache = createPreviewCache(clock)
  return { speak }

  /** Throws script-silent, invalid, avatar-unknown, voice-missing or preview-failed. */
  async function speak(person: Person, { avatarId, ...draft }: PreviewDraft): Promise<SpokenPreview> {
    const { script, speed } = draft
    const found = await scripts.estimateForVideo(ownerOf(person), { script, language: draft.language, speed })
    if (found.sentences > SENTENCES_MAX) {
      const fields = [{ field: 'script', ...TOO_MANY_SENTENCES }]
      throw new AppError('invalid', { sentence: TOO_MANY_SENTENCES, fields })
    }
    const { presenterId } = await db.inTenant(person.tenantId, (tx) => avatars.choose(tx, person.id, avatarId))
    const job = { ...draft, language: draft.language ?? found.language, presenterId }
    return cache.get(JSON.stringify([person.tenantId, job]), () => spoken(job))
  }

  async function spoken(job: SpeechJob): Promise<SpokenPreview> {
    try {
      return await textToSpeech.synthesize(job)
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      if (error.code === 'nothing-to-say') throw new AppError('script-silent', { cause: error })
      const isMissing = error.code === 'voice-missing' || error.code === 'codec-missing'
      throw new AppError(isMissing ? 'voice-missing' : 'preview-failed', { cause: error })
    }
  }
}
