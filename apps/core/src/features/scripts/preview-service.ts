import type { SpokenPreview } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { SpeechJob, Speaker } from '../../ports/speaker.ts'
import type { Avatars } from '../avatars/service.ts'
import { createPreviewCache } from './preview-cache.ts'
import type { Scripts } from './service.ts'

const SENTENCES_MAX = 3
const TOO_MANY_SENTENCES = `A preview speaks up to ${SENTENCES_MAX} sentences. Choose fewer of them.`

/** A draft after the contract's validation. */
interface PreviewDraft extends Omit<SpeechJob, 'presenterId'> {
  avatarId: string
}

interface Parts {
  db: Db
  avatars: Pick<Avatars, 'choose'>
  scripts: Pick<Scripts, 'estimateForFilm'>
  speaker: Speaker
  clock: Clock
}

export type Previews = ReturnType<typeof createPreviews>

/** A sentence or a few of a script, spoken at once by one of the presenters this person may choose. Nothing of it is stored. */
export function createPreviews({ db, avatars, scripts, speaker, clock }: Parts) {
  const cache = createPreviewCache(clock)
  return { speak }

  /** Throws script-silent, invalid, avatar-unknown, voice-missing or preview-failed. */
  async function speak(person: Person, { avatarId, ...draft }: PreviewDraft): Promise<SpokenPreview> {
    const { script, language, speed } = draft
    const { sentences } = await scripts.estimateForFilm(ownerOf(person), { script, language, speed })
    if (sentences > SENTENCES_MAX) {
      const fields = [{ field: 'script', message: TOO_MANY_SENTENCES }]
      throw new AppError('invalid', { message: TOO_MANY_SENTENCES, fields })
    }
    const { presenterId } = await db.inTenant(person.tenantId, (tx) => avatars.choose(tx, person.id, avatarId))
    const job = { ...draft, presenterId }
    return cache.get(JSON.stringify([person.tenantId, job]), () => spoken(job))
  }

  async function spoken(job: SpeechJob): Promise<SpokenPreview> {
    try {
      return await speaker.speak(job)
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      if (error.code === 'nothing-to-say') throw new AppError('script-silent', { cause: error })
      const isMissing = error.code === 'voice-missing' || error.code === 'codec-missing'
      throw new AppError(isMissing ? 'voice-missing' : 'preview-failed', { cause: error })
    }
  }
}
