import type { TwinConsent } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type LockedTwin, twinRows } from '../../avatars/index.ts'
import type { People } from '../../people/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import * as store from './consent-store.ts'
import { type Consents, OPEN_FOR_MS } from './consents.ts'
import { isDoubtful } from './findings.ts'
import type { ConsentRequests } from './requests.ts'

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  consents: Pick<Consents, 'askIn' | 'clear' | 'list' | 'replaceIn'>
  requests: Pick<ConsentRequests, 'askIn'>
  uploads: Pick<Uploads, 'statesOf'>
  clock: Clock
}

interface Repeated {
  consentId: string
  /** The consent whose recording is to be deleted. */
  replacedId?: string
}

export type ConsentRepeats = ReturnType<typeof createConsentRepeats>

/**
 * Has the consent to a twin recorded again, with another sentence and code. The recordings of the twin stay, and the check runs
 * again once the consent is recorded.
 */
export function createConsentRepeats({ db, people, consents, requests, uploads, clock }: Deps) {
  return { repeat }

  /**
   * Returns the new consent, or the one that already waits for its recording. A person who was asked by email is asked again at
   * that address. Throws not-found, consent-not-repeatable, twin-recordings-deleted or twin-consents-full.
   */
  async function repeat(tenant: Tenant, person: Person, avatarId: string): Promise<TwinConsent> {
    const { consentId, replacedId } = await db.inTenant(tenant.id, (tx) => repeatIn(tx, tenant, person, avatarId))
    if (replacedId) await consents.clear(tenant.id, replacedId)
    const consent = (await consents.list(person)).find(({ id }) => id === consentId)
    if (!consent) throw new AppError('not-found')
    return consent
  }

  async function repeatIn(tx: TenantTx, tenant: Tenant, person: Person, avatarId: string): Promise<Repeated> {
    // Of two concurrent requests the second one waits here, and finds the consent that the first one has created.
    await people.lockPresent(tx, person.id)
    const found = await twinRows.find(tx, avatarId)
    if (found?.user_id !== person.id || !found.consent_id) throw new AppError('not-found')
    // Consents are locked before twins, as when a consent is recorded.
    const old = await store.lockConsent(tx, found.consent_id)
    const twin = await twinRows.lock(tx, avatarId)
    if (!old || twin?.consentId !== old.id) throw new AppError('not-found')
    if (twin.review === 'revoked') throw new AppError('twin-recordings-deleted')
    if (old.state === 'asked' && old.expiresAt > clock.now()) return { consentId: old.id }
    if (!isRepeatable(twin, old) || !(await areKept(tx, person, twin))) throw new AppError('consent-not-repeatable')
    const consentId = await ask(tx, tenant, person, old)
    await consents.replaceIn(tx, person, old, { id: avatarId, consentId })
    return { consentId, replacedId: old.id }
  }

  function ask(tx: TenantTx, tenant: Tenant, person: Person, { personName, askedEmail, ...old }: store.ConsentRow) {
    const asked = { personName, language: old.language }
    return askedEmail === null
      ? consents.askIn(tx, tenant, person, { ...asked, openForMs: OPEN_FOR_MS })
      : requests.askIn(tx, tenant, person, { ...asked, email: askedEmail })
  }

  /** Returns whether the recordings of the twin are stored and usable. */
  async function areKept(tx: TenantTx, person: Person, { uploadId, speakingId }: LockedTwin): Promise<boolean> {
    const ids = [uploadId, speakingId].filter((id) => id !== null)
    const states = await uploads.statesOf(tx, person.id, ids)
    return uploadId !== null && ids.every((id) => (states.get(id)?.status ?? 'failed') !== 'failed')
  }
}

/**
 * True for a twin that was rejected, whose consent was not recorded in time, or whose review waits for an operator because of
 * it.
 */
function isRepeatable({ review }: LockedTwin, consent: store.ConsentRow): boolean {
  if (review === 'waiting') return isDoubtful(consent)
  return review === 'rejected' || review === 'consent'
}
