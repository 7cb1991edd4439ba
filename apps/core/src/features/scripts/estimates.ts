import type { Estimate, SpokenLanguage } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { type Scripts, videoSecondsOf, halfCreditsFor } from './service.ts'
import type { ScriptEstimate } from './script-tasks.ts'
import type { Uploads } from '../uploads/index.ts'
import type { Voices } from '../voices/index.ts'

interface Deps {
  db: Db
  scripts: Pick<Scripts, 'estimate'>
  uploads: Pick<Uploads, 'voiceOf'>
  voices: Pick<Voices, 'priceOf'>
}

interface EstimateRequest {
  script: string
  language?: SpokenLanguage | undefined
  speed: number
  /** The voice that speaks; the presenter's own where it is absent. */
  voice?: string | undefined
  voiceId?: string | null | undefined
}

export type Estimates = ReturnType<typeof createEstimates>

/** Estimates the cost of a video, as shown before payment. */
export function createEstimates({ db, scripts, uploads, voices }: Deps) {
  return { estimate }

  /** Estimates length and credits. With a voice-over the length is that of the recording. Throws upload-unknown. */
  async function estimate(
    person: Person,
    { script, language, speed, voice: spokenBy, voiceId }: EstimateRequest,
  ): Promise<Estimate> {
    const found = await scripts.estimate(ownerOf(person), { script, language, speed })
    if (!voiceId && spokenBy) {
      const price = await db.inTenant(person.tenantId, (tx) => voices.priceOf(tx, spokenBy))
      return shown({ ...found, halfCredits: halfCreditsFor(found.seconds, price) })
    }
    if (!voiceId) return shown(found)
    const voice = await db.inTenant(person.tenantId, (tx) => uploads.voiceOf(tx, person.id, voiceId))
    const videoSeconds = videoSecondsOf(voice.durationSeconds)
    return shown({ ...found, seconds: videoSeconds, halfCredits: halfCreditsFor(videoSeconds) })
  }
}

function shown({ words, seconds, halfCredits, language }: ScriptEstimate): Estimate {
  return {
    wordCount: words,
    duration: Math.round((seconds / 60) * 100) / 100,
    creditsNeeded: halfCredits / 2,
    language,
  }
}
