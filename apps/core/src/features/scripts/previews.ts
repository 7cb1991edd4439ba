import { type SpokenLanguage, type SpokenPreview, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { SpeechJob, TextToSpeech } from '../../ports/text-to-speech.ts'
import { createPreviewCache } from './preview-cache.ts'
import type { Scripts } from './service.ts'
import { spokenBy } from './spoken-by.ts'
import type { Avatars } from '../avatars/index.ts'
import type { GlossaryTerms } from '../glossary/index.ts'
import type { Voices } from '../voices/index.ts'

const SENTENCES_MAX = 3
const TOO_MANY_SENTENCES = sentence('Previews can have up to {maximum, number} sentences. Choose fewer.', {
  maximum: SENTENCES_MAX,
})

/** A draft after validation by the contract. */
interface PreviewDraft extends Omit<SpeechJob, 'language' | 'presenterId' | 'voice'> {
  avatarId: string
  voice: string
  language?: SpokenLanguage | undefined
}

interface Deps {
  db: Db
  avatars: Pick<Avatars, 'choose'>
  scripts: Pick<Scripts, 'estimateForVideo'>
  glossaryTerms: Pick<GlossaryTerms, 'hintsFor'>
  voices: Pick<Voices, 'choose' | 'speakingVoiceOf'>
  textToSpeech: TextToSpeech
  clock: Clock
}

export type Previews = ReturnType<typeof createPreviews>

/** Speaks a few sentences of a script with a presenter that the person may choose. Nothing is stored. */
export function createPreviews({ db, avatars, scripts, glossaryTerms, voices, textToSpeech, clock }: Deps) {
  const cache = createPreviewCache(clock)
  return { speak }

  /**
   * Throws script-silent, preview-too-long, invalid, avatar-unknown, voice-missing, busy or preview-failed, or what choosing a voice
   * throws.
   */
  async function speak(person: Person, { avatarId, voice, ...draft }: PreviewDraft): Promise<SpokenPreview> {
    const { script, speed } = draft
    const found = await scripts.estimateForVideo(ownerOf(person), { script, language: draft.language, speed })
    if (found.sentences > SENTENCES_MAX) {
      const fields = [{ field: 'script', ...TOO_MANY_SENTENCES }]
      throw new AppError('invalid', { sentence: TOO_MANY_SENTENCES, fields })
    }
    const { presenterId } = await db.inTenant(person.tenantId, (tx) => avatars.choose(tx, person.id, avatarId))
    const language = draft.language ?? found.language
    const { id } = await db.inTenant(person.tenantId, (tx) => voices.choose(tx, { voice, presenterId, language }))
    const hints = await glossaryTerms.hintsFor(ownerOf(person), script, language)
    const job = { ...draft, language, presenterId, pronunciation: [...draft.pronunciation, ...hints] }
    return cache.get(JSON.stringify([person.tenantId, job, id]), async () =>
      spokenBy(textToSpeech, { ...job, ...(await speaking(person.tenantId, id)) }, ownerOf(person)),
    )
  }

  async function speaking(tenantId: string, id: string): Promise<Pick<SpeechJob, 'voice'>> {
    const voice = await voices.speakingVoiceOf(tenantId, id)
    if (voice === undefined) throw new AppError('voice-unavailable')
    return voice ? { voice } : {}
  }
}
