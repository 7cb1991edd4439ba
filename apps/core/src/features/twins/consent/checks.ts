import type { Language } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { ConsentFindings } from '../../../ports/media-processor.ts'
import { twinRows } from '../../avatars/index.ts'
import { originalKeyOf, type Uploads } from '../../uploads/index.ts'
import { reasonOf } from '../emails/consent-reasons.ts'
import type { Entitlements } from '../entitlements/entitlements.ts'
import type { TwinServices } from '../../twin-services/index.ts'
import * as store from './consent-store.ts'
import { decide } from './findings.ts'
import type { TwinReview } from './review.ts'
import { SYSTEM_ACTOR } from '../../../platform/audit/audit.ts'

interface Deps {
  db: Db
  uploads: Pick<Uploads, 'statesOf'>
  entitlements: Pick<Entitlements, 'stateOf'>
  services: Pick<TwinServices, 'holdInUse'>
  review: Pick<TwinReview, 'approveIn' | 'rejectIn'>
  /** Whether clearly right findings approve a twin without an operator. */
  approves: boolean
  clock: Clock
}

/** The recordings of a twin under review, and the sentence that the consent must contain. */
export interface ConsentSource {
  consentId: string
  consentUploadId: string
  consentKey: string
  recordingKeys: string[]
  text: string
  code: string
  language: Language
}

/**
 * Within this time one recording is rejected automatically. The next one waits for an operator, so that nobody is rejected
 * again and again.
 */
const REJECTED_ONCE_MS = DAY_MS

export type ConsentChecks = ReturnType<typeof createConsentChecks>

/** The automatic check of a consent. Its findings are stored for the operator; clearly wrong words are rejected. */
export function createConsentChecks({ db, uploads, entitlements, services, review, approves, clock }: Deps) {
  return { sourceOf, settle }

  /** Returns undefined for a twin that is not under review, and for a consent that was checked before. */
  async function sourceOf(tenantId: string, avatarId: string): Promise<ConsentSource | undefined> {
    return db.inTenant(tenantId, async (tx) => {
      const twin = await twinRows.find(tx, avatarId)
      const consent = twin?.consent_id ? await store.findConsent(tx, twin.consent_id) : undefined
      if (!twin?.upload_id || twin.review !== 'waiting' || !consent?.uploadId || consent.checkedAt) return undefined
      const ids = [consent.uploadId, twin.upload_id, ...(twin.speaking_upload_id ? [twin.speaking_upload_id] : [])]
      const states = await uploads.statesOf(tx, consent.userId, ids)
      const ready = ids.flatMap((id) => states.get(id) ?? []).filter(({ status }) => status === 'ready')
      const [consentKey, ...recordingKeys] = ready.map(originalKeyOf)
      if (!consentKey || ready.length < ids.length) return undefined
      const { id: consentId, uploadId: consentUploadId, text, code } = consent
      return {
        consentId,
        consentUploadId,
        consentKey,
        recordingKeys,
        text,
        code,
        language: consent.language,
      }
    })
  }

  /** Stores the findings, and decides where they are clear. Ignores a consent that was withdrawn in the meantime. */
  async function settle(tenantId: string, avatarId: string, source: ConsentSource, findings: ConsentFindings) {
    await db.inTenant(tenantId, async (tx) => {
      // Services and entitlements are locked before consents and twins, as a review does.
      await services.holdInUse(tx)
      const entitlement = await entitlements.stateOf(tx, avatarId)
      const consent = await store.lockConsent(tx, source.consentId)
      if (consent?.state !== 'recorded' || consent.uploadId !== source.consentUploadId || consent.checkedAt) return
      await storeFindings(tx, consent.id, findings)
      const twin = await twinRows.lock(tx, avatarId)
      if (twin?.review !== 'waiting' || entitlement !== 'open') return
      const decision = decide(findings)
      if (decision === 'approve') {
        return approves && !twin.needsOperator ? review.approveIn(tx, SYSTEM_ACTOR, avatarId) : undefined
      }
      const verdict = findings.words?.verdict
      if (decision !== 'reject' || !verdict || verdict === 'right' || verdict === 'unsure') return
      const since = new Date(clock.now().getTime() - REJECTED_ONCE_MS)
      if (await store.hasWrongReading(tx, consent, since)) return
      await review.rejectIn(tx, SYSTEM_ACTOR, avatarId, reasonOf(verdict, source.language))
    })
  }

  async function storeFindings(tx: TenantTx, id: string, { words, face }: ConsentFindings): Promise<void> {
    await store.changeConsent(tx, id, {
      checked_at: clock.now(),
      heard: words?.verdict ?? null,
      dissimilarity: words?.dissimilarity ?? null,
      digits_heard: words?.digits ?? null,
      face_distance: face?.distance ?? null,
      lips_move: face?.doLipsMove ?? null,
    })
  }
}
