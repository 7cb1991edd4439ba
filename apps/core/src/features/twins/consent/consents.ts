import { randomInt } from 'node:crypto'
import type { Language, TwinConsent } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { twinRows } from '../../avatars/index.ts'
import { withRows } from '../../tenants/index.ts'
import type { People } from '../../people/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import type { TwinRecordings } from '../recordings.ts'
import * as store from './consent-store.ts'
import { isDoubtful } from './findings.ts'
import { WORDING, consentSentence } from './wording.ts'

/** How long after the request the sentence can be recorded. */
export const OPEN_FOR_MS = DAY_MS
/** The most consents of a person that may wait for their recording. */
const OPEN_MAX = 10
const CLEARED_PER_RUN = 50

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  uploads: Pick<Uploads, 'discard' | 'lock' | 'lockAll'>
  recordings: Pick<TwinRecordings, 'notifyReceived'>
  /**
   * Ends the unfinished videos of a presenter, which then cost nothing, and deletes the presenter at the service that trained
   * it.
   */
  endUseOf: (tx: TenantTx, avatarId: string) => Promise<void>
  events: Events
  audit: Audit
  clock: Clock
  newId: () => string
}

interface ConsentRequest {
  personName: string
  language: Language
  openForMs: number
}

/** The person who gives or revokes a consent, with their address; `id` is null for people without an account. */
interface ConsentGiver {
  id: string | null
  address: string
}

export type Consents = ReturnType<typeof createConsents>

const tenantsDue = withRows('twin_consent', 'ended_at is not null and files_removed_at is null')

/**
 * Consent to a digital twin:
 *
 *   asked --record--> recorded --revoke--> revoked, its files deleted
 *     \------------------revoke---------/
 *
 * One that another replaces is revoked too, with the twin that it was for, and its file alone is deleted.
 */
export function createConsents({ db, people, uploads, recordings, endUseOf, events, audit, clock, newId }: Deps) {
  return { create, askIn, list, record, recordIn, replaceIn, revoke, end, clear, clearEnded, tenantsDue }

  /** Throws twin-consents-full. */
  async function create(
    tenant: Tenant,
    person: Pick<Person, 'id'>,
    { personName, language }: { personName: string; language: Language },
  ): Promise<TwinConsent> {
    return db.inTenant(tenant.id, async (tx) => {
      const id = await askIn(tx, tenant, person, { personName, language, openForMs: OPEN_FOR_MS })
      return shown(await findOwn(tx, person.id, id), clock.now())
    })
  }

  /** Creates a consent in a transaction of the caller. Returns its id. */
  async function askIn(
    tx: TenantTx,
    tenant: Tenant,
    person: Pick<Person, 'id'>,
    asked: ConsentRequest,
  ): Promise<string> {
    const { personName, language, openForMs } = asked
    await people.lockPresent(tx, person.id)
    const createdAt = clock.now()
    const waiting = (await store.listConsents(tx, person.id)).filter(({ state }) => state === 'asked')
    if (waiting.filter(({ expiresAt }) => expiresAt > createdAt).length >= OPEN_MAX) {
      throw new AppError('twin-consents-full')
    }
    const [id, code] = [newId(), String(randomInt(1_000_000)).padStart(6, '0')]
    const text = consentSentence(language, { name: personName, site: tenant.brand.companyName, code })
    const expiresAt = new Date(createdAt.getTime() + openForMs)
    const said = { personName, language, wording: WORDING, text, code }
    await store.insertConsent(tx, { id, userId: person.id, ...said, expiresAt, createdAt })
    return id
  }

  async function list(person: Pick<Person, 'id' | 'tenantId'>): Promise<TwinConsent[]> {
    return db.inTenant(person.tenantId, async (tx) => {
      const now = clock.now()
      return (await store.listConsents(tx, person.id)).map((row) => shown(row, now))
    })
  }

  /**
   * Gives consent with a recording of the sentence. Only the person from whom it was requested can give it. Throws
   * consent-over, upload-unknown or upload-in-use.
   */
  async function record(person: Person, id: string, uploadId: string): Promise<TwinConsent> {
    return db.inTenant(person.tenantId, async (tx) => {
      if ((await findOwn(tx, person.id, id)).askedEmail !== null) throw new AppError('consent-over')
      await recordIn(tx, person, id, uploadId)
      return shown(await findOwn(tx, person.id, id), clock.now())
    })
  }

  /** Records a consent in a transaction of the caller, for anybody who was asked. */
  async function recordIn(tx: TenantTx, giver: ConsentGiver, id: string, uploadId: string): Promise<void> {
    const consent = await store.lockConsent(tx, id)
    if (consent?.state !== 'asked' || consent.expiresAt <= clock.now()) throw new AppError('consent-over')
    const upload = await uploads.lock(tx, consent.userId, uploadId)
    const given = { recorded_at: clock.now(), address: giver.address, upload_id: uploadId, sha256: upload.sha256 }
    await store.changeConsent(tx, id, { state: 'recorded', ...given }).catch(refuseSecondUse)
    if (consent.avatarId) {
      await twinRows.setReview(tx, consent.avatarId, 'waiting', { from: ['consent'] })
      await recordings.notifyReceived(tx, consent.avatarId)
      await events.publish(tx, { type: 'avatar_status_update', userId: consent.userId, refId: consent.avatarId })
    }
    await audit(tx, giver, 'twin-consent-given', { subject: id })
  }

  /** Replaces a locked consent of a locked twin by another one. Call `clear` after the transaction. */
  async function replaceIn(
    tx: TenantTx,
    person: ConsentGiver,
    old: store.ConsentRow,
    twin: { id: string; consentId: string },
  ) {
    await store.changeConsent(tx, old.id, { state: 'revoked', ended_at: clock.now(), replaced_for: twin.id })
    await twinRows.replaceConsent(tx, twin.id, twin.consentId)
    await audit(tx, person, 'twin-consent-replaced', { subject: old.id })
    await events.publish(tx, { type: 'avatar_status_update', userId: old.userId, refId: twin.id })
  }

  /** Ends the use of the twin at once. The recordings are deleted after the transaction; the record stays. Throws not-found. */
  async function revoke(person: Person, id: string): Promise<TwinConsent> {
    const { tenantId } = person
    await db.inTenant(tenantId, (tx) => findOwn(tx, person.id, id))
    await end(tenantId, person, id)
    return db.inTenant(tenantId, async (tx) => shown(await findOwn(tx, person.id, id), clock.now()))
  }

  /**
   * Revokes a consent for anybody who may. One that was replaced ends its replacement. `note` makes further changes in the same
   * transaction.
   */
  async function end(
    tenantId: string,
    ender: ConsentGiver,
    wanted: string,
    note?: (tx: TenantTx) => Promise<void>,
  ): Promise<void> {
    const ended = await db.inTenant(tenantId, async (tx) => {
      const consent = await store.lockInForce(tx, wanted)
      if (!consent || consent.endedAt) return wanted
      const { id } = consent
      await note?.(tx)
      await store.changeConsent(tx, id, { state: 'revoked', ended_at: clock.now() })
      if (consent.avatarId) {
        await twinRows.setReview(tx, consent.avatarId, 'revoked')
        await endUseOf(tx, consent.avatarId)
        await events.publish(tx, { type: 'avatar_status_update', userId: consent.userId, refId: consent.avatarId })
      }
      await audit(tx, ender, note ? 'twin-consent-refused' : 'twin-consent-revoked', { subject: id })
      return id
    })
    await clear(tenantId, ended)
  }

  /** Deletes recordings of ended consents that an interrupted process has left. */
  async function clearEnded(tenantId: string): Promise<void> {
    const left = await db.inTenant(tenantId, (tx) => store.listToClear(tx, CLEARED_PER_RUN))
    for (const { id } of left) await clear(tenantId, id)
  }

  /** Deletes the files first, then the rows that name them, so that an interrupted run is found again. */
  async function clear(tenantId: string, id: string): Promise<void> {
    const consent = await db.inTenant(tenantId, (tx) => store.findConsent(tx, id))
    if (!consent) return
    const { userId, uploadId, recordingId, speakingId, avatarId } = consent
    const recorded = [uploadId, recordingId, speakingId].filter((one) => one !== null)
    await uploads.discard(tenantId, userId, recorded, async (tx) => {
      // Recordings, consent, twin: as by an upload whose check ends.
      await uploads.lockAll(tx, userId, recorded)
      await store.lockConsent(tx, id)
      if (avatarId) await twinRows.setReview(tx, avatarId, 'revoked', { withoutUpload: true })
      await store.changeConsent(tx, id, { upload_id: null, files_removed_at: clock.now() })
    })
  }

  /** Throws not-found, also for another person's consent. */
  async function findOwn(tx: TenantTx, userId: string, id: string): Promise<store.ConsentRow> {
    const row = await store.findConsent(tx, id)
    if (row?.userId !== userId) throw new AppError('not-found')
    return row
  }
}

const UNIQUE_VIOLATION = '23505'

function refuseSecondUse(error: { code?: string }): never {
  throw error.code === UNIQUE_VIOLATION ? new AppError('upload-in-use', { cause: error }) : error
}

/** Returns the answer of a person who was asked by email. */
function answerOf({ state, refusedAt, expiresAt, replacedFor }: store.ConsentRow, now: Date) {
  if (replacedFor) return 'replaced'
  if (refusedAt) return 'refused'
  if (state !== 'asked') return state === 'revoked' ? 'withdrawn' : 'recorded'
  return expiresAt <= now ? 'expired' : 'asked'
}

function shown(row: store.ConsentRow, now: Date): TwinConsent {
  return {
    id: row.id,
    personName: row.personName,
    language: row.language,
    text: row.text,
    code: row.code,
    state: row.replacedFor ? 'replaced' : row.state,
    expiresAt: row.expiresAt.toISOString(),
    recordedAt: row.recordedAt?.toISOString() ?? null,
    sha256: row.sha256,
    endedAt: row.endedAt?.toISOString() ?? null,
    avatarId: row.avatarId,
    isDoubted: isDoubtful(row),
    request: row.askedEmail === null ? null : { email: row.askedEmail, state: answerOf(row, now) },
  }
}
