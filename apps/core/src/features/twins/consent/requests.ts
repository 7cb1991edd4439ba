import type { Readable } from 'node:stream'
import type { Language, TwinConsent, TwinRequest, Upload } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { anyOf, withOverdue, withRows } from '../../tenants/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import { twinConsentCopyEmail } from '../emails/consent-copy.ts'
import { twinConsentRequestEmail } from '../emails/consent-request.ts'
import type { Entitlements } from '../entitlements/entitlements.ts'
import { type ConsentRow, findInForce, lockConsent } from './consent-store.ts'
import type { Consents } from './consents.ts'
import * as store from './request-store.ts'
import { OPEN_DAYS, type TokenKind, createRequestTokens, nameOf } from './request-tokens.ts'

const OPEN_FOR_MS = OPEN_DAYS * DAY_MS
const LEFT_PER_RUN = 50
/** How long the email address of an unaccepted request is kept. */
const KEPT_MS = 30 * DAY_MS

interface Deps {
  db: Db
  consents: Pick<Consents, 'askIn' | 'end' | 'list' | 'recordIn'>
  entitlements: Pick<Entitlements, 'list'>
  uploads: Pick<Uploads, 'append' | 'discard' | 'get' | 'open' | 'statesOf'>
  enqueueEmail: EnqueueEmail
  audit: Audit
  clock: Clock
}

interface ConsentRequest {
  personName: string
  email: string
  language: Language
}

type Open = store.RequestRow & { consent: ConsentRow }

export type ConsentRequests = ReturnType<typeof createConsentRequests>

const tenantsDue = anyOf(
  withRows('twin_consent_request', 'upload_id is not null'),
  withOverdue({
    table: 'twin_consent_request',
    column: 'created_at',
    keptMs: KEPT_MS,
    where: 'withdrawal_hash is null',
  }),
)

/**
 * Manages consent requested from another person by email. They need no account: a token of 7 days lets them
 * record the sentence or refuse, once, and another one lets them withdraw it while the record exists.
 */
export function createConsentRequests(deps: Deps) {
  const { db, consents, entitlements, uploads, enqueueEmail, audit, clock } = deps
  const { isOpen } = createRequestTokens({ clock })
  return {
    create,
    askIn,
    read,
    openUpload,
    append,
    uploadState,
    agree,
    refuse,
    withdraw,
    clearLeft,
    deleteExpired,
    tenantsDue,
  }

  /** Throws twin-not-bought or twin-consents-full. */
  async function create(
    tenant: Tenant,
    person: Person,
    { email, ...asked }: ConsentRequest,
  ): Promise<TwinConsent | undefined> {
    const { open, left } = await entitlements.list(tenant, person)
    if (open + left === 0) throw new AppError('twin-not-bought')
    const id = await db.inTenant(tenant.id, (tx) => askIn(tx, tenant, person, { email, ...asked }))
    return (await consents.list(person)).find((one) => one.id === id)
  }

  /** Asks in a transaction of the caller. Returns the id of the consent. Throws twin-consents-full. */
  async function askIn(
    tx: TenantTx,
    tenant: Tenant,
    person: Person,
    { email, ...asked }: ConsentRequest,
  ): Promise<string> {
    const consentId = await consents.askIn(tx, tenant, person, { ...asked, openForMs: OPEN_FOR_MS })
    await store.insertRequest(tx, { consentId, email, createdAt: clock.now() })
    await audit(tx, person, 'twin-consent-asked', { subject: consentId })
    await enqueueEmail(tx, twinConsentRequestEmail, { consentId })
    return consentId
  }

  /** Throws twin-link-over. */
  async function read(tenant: Tenant, token: string, kind: TokenKind = 'token_hash'): Promise<TwinRequest> {
    return db.inTenant(tenant.id, async (tx) => {
      const { consent } = await lock(tx, token, kind)
      const { personName, language, text, code, expiresAt, recordedAt } = consent
      return {
        personName,
        askedBy: await nameOf(tx, consent.userId),
        language,
        text,
        code,
        state: await stateOf(tx, consent),
        expiresAt: expiresAt.toISOString(),
        recordedAt: recordedAt?.toISOString() ?? null,
      }
    })
  }

  /** An agreement holds until the consent to the twin is withdrawn, also after that was repeated. */
  async function stateOf(tx: TenantTx, consent: ConsentRow): Promise<TwinRequest['state']> {
    if (consent.state !== 'revoked') return consent.state
    return (await findInForce(tx, consent)).state === 'revoked' ? 'withdrawn' : 'recorded'
  }

  /** Throws twin-link-over, upload-too-large or uploads-full. */
  async function openUpload(tenant: Tenant, token: string, { name, bytes }: { name: string; bytes: number }) {
    const { consentId, uploadId: earlier, consent } = await db.inTenant(tenant.id, (tx) => lock(tx, token))
    const owner = { id: consent.userId, tenantId: tenant.id }
    if (earlier) await removeFile({ consentId, uploadId: earlier, userId: owner.id }, tenant.id)
    const upload = await uploads.open(tenant, owner, { kind: 'footage', name, bytes })
    await db.inTenant(tenant.id, async (tx) => {
      await lock(tx, token)
      await store.changeRequest(tx, consentId, { upload_id: upload.id })
    })
    return upload
  }

  /** Throws twin-link-over, or the errors of a regular upload. */
  async function append(tenant: Tenant, token: string, offset: number, piece: Readable): Promise<Upload> {
    const { owner, uploadId } = await begun(tenant, token)
    return uploads.append(owner, uploadId, offset, piece)
  }

  async function uploadState(tenant: Tenant, token: string): Promise<Upload> {
    const { owner, uploadId } = await begun(tenant, token)
    return { ...(await uploads.get(owner, uploadId)), fileUrl: null }
  }

  /** Gives consent with the file, whose check has ended. Throws twin-link-over or upload-unknown. */
  async function agree(tenant: Tenant, token: string, address: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const { consentId, uploadId, consent } = await lock(tx, token)
      const states = await uploads.statesOf(tx, consent.userId, uploadId ? [uploadId] : [])
      if (!uploadId || states.get(uploadId)?.status !== 'ready') throw new AppError('upload-unknown')
      await consents.recordIn(tx, { id: null, address }, consentId, uploadId)
      await store.changeRequest(tx, consentId, { token_hash: null })
      await enqueueEmail(tx, twinConsentCopyEmail, { consentId })
    })
  }

  /** Throws twin-link-over. */
  async function refuse(tenant: Tenant, token: string, address: string): Promise<void> {
    const { consentId } = await db.inTenant(tenant.id, (tx) => lock(tx, token))
    const note = (tx: TenantTx) => store.changeRequest(tx, consentId, { token_hash: null, refused_at: clock.now() })
    await consents.end(tenant.id, { id: null, address }, consentId, note)
    await clearLeft(tenant.id)
  }

  /** Withdraws the consent, with the same effect as a withdrawal by the twin's owner. Throws twin-link-over. */
  async function withdraw(tenant: Tenant, token: string, address: string): Promise<void> {
    const { consentId } = await db.inTenant(tenant.id, (tx) => lock(tx, token, 'withdrawal_hash'))
    await consents.end(tenant.id, { id: null, address }, consentId)
  }

  /** Deletes files of requests that can no longer be agreed to and were not. */
  async function clearLeft(tenantId: string): Promise<void> {
    const left = await db.inTenant(tenantId, (tx) => store.listLeft(tx, clock.now(), LEFT_PER_RUN))
    for (const one of left) await removeFile(one, tenantId)
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    await clearLeft(tenantId)
    await db.inTenant(tenantId, (tx) => store.deleteUnanswered(tx, new Date(clock.now().getTime() - KEPT_MS)))
  }

  async function removeFile(
    { consentId, userId, uploadId }: { consentId: string; userId: string; uploadId: string | null },
    tenantId: string,
  ): Promise<void> {
    const release = (tx: TenantTx) => store.changeRequest(tx, consentId, { upload_id: null })
    await uploads.discard(tenantId, userId, [uploadId], release)
  }

  async function begun(tenant: Tenant, token: string) {
    const { uploadId, consent } = await db.inTenant(tenant.id, (tx) => lock(tx, token))
    if (!uploadId) throw new AppError('not-found')
    return { owner: { id: consent.userId, tenantId: tenant.id }, uploadId }
  }

  /** Returns the consent that a token is valid for, locked before its request, as a refusal does. Throws twin-link-over. */
  async function lock(tx: TenantTx, token: string, kind: TokenKind = 'token_hash'): Promise<Open> {
    const asked = await store.findByToken(tx, kind, tokenHash(token))
    const consent = asked && (await lockConsent(tx, asked.consentId))
    const request = consent && (await store.lockByToken(tx, kind, tokenHash(token)))
    if (!request || !consent || (kind === 'token_hash' && !isOpen(consent))) throw new AppError('twin-link-over')
    return { ...request, consent }
  }
}
