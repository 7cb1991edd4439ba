import type { Estimate, SpokenLanguage } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Uploads } from '../uploads/service.ts'
import { type Scripts, filmSecondsOf, halfCreditsFor } from './service.ts'

interface Parts {
  db: Db
  scripts: Pick<Scripts, 'estimate'>
  uploads: Pick<Uploads, 'voiceOf'>
}

interface Asked {
  script: string
  language: SpokenLanguage
  speed: number
  voiceId?: string | null | undefined
}

export type Estimates = ReturnType<typeof createEstimates>

/** What a video of a script costs, as it is shown before anything is paid. */
export function createEstimates({ db, scripts, uploads }: Parts) {
  return { estimate }

  /** With a voice-over the film lasts as long as that, whatever the script says. Throws upload-unknown. */
  async function estimate(person: Person, { script, language, speed, voiceId }: Asked): Promise<Estimate> {
    const { words, seconds, halfCredits } = await scripts.estimate(ownerOf(person), { script, language, speed })
    if (!voiceId) return shown(words, seconds, halfCredits)
    const voice = await db.inTenant(person.tenantId, (tx) => uploads.voiceOf(tx, person.id, voiceId))
    const filmSeconds = filmSecondsOf(voice.durationSeconds)
    return shown(words, filmSeconds, halfCreditsFor(filmSeconds))
  }
}

function shown(wordCount: number, seconds: number, halfCredits: number): Estimate {
  return { wordCount, duration: Math.round((seconds / 60) * 100) / 100, creditsNeeded: halfCredits / 2 }
}
