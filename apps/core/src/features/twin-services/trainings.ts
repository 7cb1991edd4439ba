import type { TwinEntitlement } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { type TwinProvider, TwinProviderError } from '../../ports/twin-provider.ts'
import { type LockedTwin, twinRows } from '../avatars/index.ts'
import { type UploadRow, type Uploads, originalKeyOf } from '../uploads/index.ts'
import { twinTrainingFailedEmail } from './emails.ts'
import type { Endings } from './endings.ts'
import type { Leases } from './leases.ts'
import type { ProviderMedia } from './media.ts'
import * as store from './request-store.ts'
import type { TwinServiceInUse } from './services.ts'

/** What trainings need of twins, which a feature above manages. */
export interface TrainedTwins {
  /** Returns the state of a twin's entitlement: `open` until the twin is made. Locks it. */
  entitlementOf: (tx: TenantTx, avatarId: string) => Promise<TwinEntitlement['state'] | undefined>
  /** Uses up the entitlement and announces the twin. */
  made: (tx: TenantTx, twin: LockedTwin & { userId: string }) => Promise<void>
  /** Returns the upload of a consent's recording. */
  consentUploadOf: (tx: TenantTx, consentId: string) => Promise<string | null>
}

interface Deps {
  db: Db
  leases: Leases
  endings: Pick<Endings, 'begin'>
  media: ProviderMedia
  uploads: Pick<Uploads, 'statesOf'>
  twins: () => TrainedTwins
  enqueueEmail: EnqueueEmail
  events: Events
  clock: Clock
  newId: () => string
}

type Row = store.RequestRow

export type Trainings = ReturnType<typeof createTrainings>

/** Trainings of twins: a twin is sent to the service once it is approved, and usable once it is trained. */
export function createTrainings(deps: Deps) {
  const { db, leases, endings, media, uploads, twins, enqueueEmail, events, clock, newId } = deps
  return { begin, prepare, recordProgress, succeed, fail, endAllOf, isInFlight, leave }

  /** Requests the training of a locked twin, once. */
  async function begin(tx: TenantTx, avatarId: string, service: TwinServiceInUse): Promise<void> {
    if (await store.lockTrainingOf(tx, avatarId)) return
    const id = newId()
    const row = { id, kind: 'training' as const, avatar_id: avatarId, service_id: service.id, provider: service.kind }
    await store.insertRequest(tx, { ...row, at: clock.now() })
    await twinRows.setTraining(tx, avatarId, {
      provider: service.kind,
      provider_twin_id: null,
      training: 'waiting',
      training_percent: 0,
      training_error: null,
    })
    await leases.enqueue(tx, id, 0)
  }

  /** Returns the call that requests the training. The recordings are in `folder`, for services that receive files. */
  async function prepare(row: Row, provider: TwinProvider, folder: string) {
    const { recording, consent } = await filesOf(row)
    if (!recording) throw new TwinProviderError('rejected', { reason: 'The recording is gone.' })
    const lookUp = media.openFor(row.tenant_id, provider, folder)
    const key = provider.wants === 'original' ? originalKeyOf(recording) : (recording.result?.fileKey ?? '')
    const asked = {
      reference: row.id,
      recording: await lookUp(key),
      consent: consent && provider.fetches ? await lookUp(originalKeyOf(consent)) : null,
      callbackUrl: await media.callbackOf(row),
    }
    return (signal: AbortSignal) => provider.train(asked, signal)
  }

  /** Most services learn from the recording of the person speaking. An own server needs that of the person listening. */
  async function filesOf({ tenant_id: tenantId, avatar_id: avatarId, provider }: Row) {
    return db.inTenant(tenantId, async (tx) => {
      const twin = await twinRows.find(tx, avatarId)
      if (!twin?.user_id) return {}
      const consentUpload = twin.consent_id === null ? null : await twins().consentUploadOf(tx, twin.consent_id)
      const shown = provider === 'own-server' ? twin.upload_id : (twin.speaking_upload_id ?? twin.upload_id)
      const ids = [shown, consentUpload].filter((one) => typeof one === 'string')
      const states = await uploads.statesOf(tx, twin.user_id, ids)
      const of = (id: string | null | undefined): UploadRow | undefined => (id ? states.get(id) : undefined)
      return { recording: of(shown), consent: of(consentUpload) }
    })
  }

  async function recordProgress(row: Row, percent: number): Promise<void> {
    await db.inTenant(row.tenant_id, async (tx) => {
      await twinRows.setTraining(tx, row.avatar_id, { training_percent: percent }, { onlyWaiting: true })
      await announce(tx, row.avatar_id)
    })
  }

  /** Marks the twin as made and uses up its entitlement, unless the order was refunded in the meantime. */
  async function succeed(row: Row): Promise<void> {
    await db.inTenant(row.tenant_id, async (tx) => {
      // Entitlements are locked before twins, as a refund does.
      const state = await twins().entitlementOf(tx, row.avatar_id)
      const twin = await twinRows.lock(tx, row.avatar_id)
      const now = await store.lockRequest(tx, row.id)
      if (now?.state !== 'working' || !twin?.userId) return
      if (state !== 'open' && state !== 'used') {
        await twinRows.setReview(tx, twin.id, 'refunded')
        await twinRows.setTraining(tx, twin.id, { training: null, provider_twin_id: null })
        await endings.begin(tx, now)
        return announce(tx, twin.id)
      }
      await leases.release(tx, row.id, { state: 'ready', percent: 100, tries: 0, error: null })
      const change = { training: 'ready', training_percent: 100, provider_twin_id: row.provider_id } as const
      await twinRows.setTraining(tx, twin.id, { ...change, training_error: null })
      if (state === 'open') await twins().made(tx, { ...twin, userId: twin.userId })
      await announce(tx, twin.id)
    })
  }

  /**
   * With `isKept` a failed training stays at the service until the owner deletes the twin, since some services charge for it.
   */
  async function fail(row: Row, error: string, { isKept = false }: { isKept?: boolean | undefined } = {}) {
    await db.inTenant(row.tenant_id, async (tx) => {
      const twin = await twinRows.lock(tx, row.avatar_id)
      const now = await store.lockRequest(tx, row.id)
      if (!now || !['wanted', 'asked', 'working'].includes(now.state)) return
      const left = isKept ? {} : { provider_id: null }
      await leases.release(tx, row.id, { state: 'failed', error, ...left })
      if (!twin) return
      await twinRows.setTraining(tx, twin.id, { training: 'failed', training_error: error })
      if (twin.userId) await enqueueEmail(tx, twinTrainingFailedEmail, { userId: twin.userId, avatarId: twin.id })
      await announce(tx, twin.id)
    })
  }

  /** Deletes everything of a twin at its service: the trained twin, and its clips there and here. */
  async function endAllOf(tx: TenantTx, avatarId: string): Promise<void> {
    // The twin is locked before its requests, as by a training that ends.
    await twinRows.setTraining(tx, avatarId, { provider_twin_id: null })
    for (const row of await store.lockAllOf(tx, avatarId)) await endings.begin(tx, row)
  }

  /** Returns whether a service is working on the twin, which then counts as made for its owner. */
  async function isInFlight(tx: TenantTx, avatarId: string): Promise<boolean> {
    const row = await store.lockTrainingOf(tx, avatarId)
    return row !== undefined && (row.state === 'asked' || row.state === 'working')
  }

  /** Has the twins of a service that is disconnected show their recordings again. */
  async function leave(tx: TenantTx, serviceId: string): Promise<void> {
    for (const { avatar_id: avatarId } of await store.listTwinsAt(tx, serviceId)) {
      const state = await twins().entitlementOf(tx, avatarId)
      const twin = await twinRows.lock(tx, avatarId)
      // A twin that was not trained yet is made from its recording now.
      if (twin?.userId && state === 'open') await twins().made(tx, { ...twin, userId: twin.userId })
      const none = { provider: 'engine', provider_twin_id: null, training: null, training_error: null } as const
      if (twin) await twinRows.setTraining(tx, avatarId, none)
      await announce(tx, avatarId)
    }
    for (const row of await store.lockTrainingsAt(tx, serviceId)) await endings.begin(tx, row)
  }

  async function announce(tx: TenantTx, avatarId: string): Promise<void> {
    const twin = await twinRows.find(tx, avatarId)
    if (twin) await events.publish(tx, { type: 'avatar_status_update', userId: twin.user_id, refId: avatarId })
  }
}
