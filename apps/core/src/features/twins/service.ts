import type { Avatar } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type Avatars, twinRows } from '../avatars/index.ts'
import type { People } from '../people/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { lockConsent } from './consent/consent-store.ts'
import type { Consents } from './consent/consents.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { Trainings } from '../twin-services/index.ts'
import type { TwinRecordings } from './recordings.ts'

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  avatars: Pick<Avatars, 'get'>
  uploads: Pick<Uploads, 'lock' | 'remove'>
  entitlements: Pick<Entitlements, 'reopen' | 'stateOf' | 'claim' | 'use'>
  consents: Pick<Consents, 'revoke'>
  recordings: Pick<TwinRecordings, 'notifyReceived'>
  trainings: Pick<Trainings, 'endAllOf' | 'isInFlight'>
  audit: Audit
  clock: Clock
  newId: () => string
}

interface NewTwin {
  name: string
  uploadId: string
  speakingUploadId?: string | null | undefined
  consentId: string
}

export type Twins = ReturnType<typeof createTwins>

/** Digital twins: presenters made from a recording of a person, with their consent. */
export function createTwins(deps: Deps) {
  const { db, people, avatars, uploads, entitlements, consents, recordings, trainings, audit, clock, newId } = deps
  return { create, remove }

  /**
   * Creates a twin, which waits for the review of an operator. Its uploads may be unfinished. Throws upload-unknown,
   * upload-in-use, consent-over, twin-not-bought or twins-full.
   */
  async function create(
    tenant: Tenant,
    person: Person,
    { name, uploadId, speakingUploadId = null, consentId }: NewTwin,
  ): Promise<Avatar> {
    const id = newId()
    await db.inTenant(tenant.id, async (tx) => {
      await people.lockPresent(tx, person.id)
      const ids = [uploadId, ...(speakingUploadId ? [speakingUploadId] : [])]
      for (const one of ids) await uploads.lock(tx, person.id, one)
      const consent = await lockConsent(tx, consentId)
      if (consent?.userId !== person.id) throw new AppError('consent-over')
      const isOpen = consent.state === 'asked' && consent.expiresAt > clock.now()
      if (consent.avatarId || !(consent.state === 'recorded' || isOpen)) throw new AppError('consent-over')
      if (new Set([...ids, consent.uploadId]).size <= ids.length) throw new AppError('upload-in-use')
      const review = consent.state === 'recorded' ? ('waiting' as const) : ('consent' as const)
      // A recording has no voice that can speak scripts: videos use the voice of the tenant's first presenter.
      const presenterId = tenant.settings.presenters[0] ?? ''
      const row = { id, userId: person.id, name, uploadId, speakingUploadId, presenterId, consentId, review }
      if (!(await twinRows.insert(tx, row))) throw new AppError('upload-in-use')
      await entitlements.claim(tx, tenant, person, id)
      await recordings.notifyReceived(tx, id)
    })
    return avatars.get(person, id)
  }

  /** Deletes a twin with its recordings, so that nothing of the person's face is left, and ends its consent. Throws not-found. */
  async function remove(person: Person, id: string): Promise<void> {
    const twin = await db.inTenant(person.tenantId, (tx) => twinRows.find(tx, id))
    if (twin?.user_id !== person.id) throw new AppError('not-found')
    // A service that is working on a twin is paid for it, so the entitlement is used. This is checked before the end of the
    // consent ends the training.
    await db.inTenant(person.tenantId, async (tx) => {
      await entitlements.stateOf(tx, id)
      if (await trainings.isInFlight(tx, id)) await entitlements.use(tx, id)
    })
    if (twin.consent_id) await consents.revoke(person, twin.consent_id)
    const left = await db.inTenant(person.tenantId, async (tx) => {
      // Entitlements are locked before twins, as a refund does.
      await entitlements.reopen(tx, id)
      await trainings.endAllOf(tx, id)
      const found = await twinRows.remove(tx, person.id, id)
      if (!found) throw new AppError('not-found')
      await audit(tx, person, 'twin-deleted', { subject: id })
      return [found.upload_id, found.speaking_upload_id]
    })
    for (const uploadId of left) if (uploadId) await uploads.remove(person, uploadId)
  }
}
