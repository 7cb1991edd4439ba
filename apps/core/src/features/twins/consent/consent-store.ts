import type { Language } from '@vitrine/contract'
import type { Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { avatarSummaries } from '../../avatars/index.ts'

export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

function consents(tx: TenantTx) {
  return tx
    .selectFrom('twin_consent')
    .leftJoin(avatarSummaries(tx).as('avatar'), (join) =>
      join.onRef('avatar.tenant_id', '=', 'twin_consent.tenant_id').onRef('avatar.consent_id', '=', 'twin_consent.id'),
    )
    .leftJoin('twin_consent_request as request', (join) =>
      join
        .onRef('request.tenant_id', '=', 'twin_consent.tenant_id')
        .onRef('request.consent_id', '=', 'twin_consent.id'),
    )
    .select([
      'twin_consent.id',
      'twin_consent.user_id as userId',
      'person_name as personName',
      'language',
      'text',
      'code',
    ])
    .select(['state', 'expires_at as expiresAt', 'twin_consent.upload_id as uploadId', 'sha256'])
    .select(['recorded_at as recordedAt', 'address', 'ended_at as endedAt', 'twin_consent.created_at as createdAt'])
    .select(['checked_at as checkedAt', 'heard', 'dissimilarity', 'digits_heard as digitsHeard'])
    .select(['face_distance as faceDistance', 'lips_move as doLipsMove', 'replaced_for as replacedFor'])
    .select(['avatar.id as avatarId', 'avatar.upload_id as recordingId', 'avatar.speaking_upload_id as speakingId'])
    .select(['request.email as askedEmail', 'request.refused_at as refusedAt'])
    .where('twin_consent.tenant_id', '=', tx.tenantId)
}

export function listConsents(tx: TenantTx, userId: string) {
  return consents(tx).where('twin_consent.user_id', '=', userId).orderBy('twin_consent.id', 'desc').execute()
}

export function findConsent(tx: TenantTx, id: string) {
  return consents(tx).where('twin_consent.id', '=', id).executeTakeFirst()
}

/** Returns the consent in force of a twin; undefined where the twin is deleted. */
function findConsentOfTwin(tx: TenantTx, avatarId: string) {
  return consents(tx).where('avatar.id', '=', avatarId).executeTakeFirst()
}

/** Returns the consent in force in place of this one: itself, unless it was repeated. */
export async function findInForce(tx: TenantTx, consent: ConsentRow): Promise<ConsentRow> {
  const other = consent.replacedFor ? await findConsentOfTwin(tx, consent.replacedFor) : undefined
  return other ?? consent
}

/** Returns the consent and locks it until the end of the transaction. */
export async function lockConsent(tx: TenantTx, id: string) {
  await tx
    .selectFrom('twin_consent')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return findConsent(tx, id)
}

/** Returns the twin whose recording or consent an upload is. */
export async function findTwinOfUpload(tx: TenantTx, uploadId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom(avatarSummaries(tx).as('avatar'))
    .leftJoin('twin_consent as consent', (join) =>
      join.onRef('consent.tenant_id', '=', 'avatar.tenant_id').onRef('consent.id', '=', 'avatar.consent_id'),
    )
    .select('avatar.id')
    .where(({ eb, or }) =>
      or([
        eb('avatar.upload_id', '=', uploadId),
        eb('avatar.speaking_upload_id', '=', uploadId),
        eb('consent.upload_id', '=', uploadId),
      ]),
    )
    .executeTakeFirst()
  return row?.id
}

/** Returns whether another consent of the same person had clearly wrong words since then. */
export async function hasWrongReading(tx: TenantTx, { id, userId }: Pick<ConsentRow, 'id' | 'userId'>, since: Date) {
  const row = await tx
    .selectFrom('twin_consent')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('heard', 'in', ['silent', 'sentence', 'code'])
    .where('checked_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the consent in force in place of this one and locks it until the end of the transaction. */
export async function lockInForce(tx: TenantTx, id: string): Promise<ConsentRow | undefined> {
  const consent = await lockConsent(tx, id)
  // Read after the lock, so that a replacement made during the wait is followed too.
  const other = consent?.replacedFor ? await findConsentOfTwin(tx, consent.replacedFor) : undefined
  return other ? lockInForce(tx, other.id) : consent
}

/** Lists ended consents whose recordings are still stored. */
export function listToClear(tx: TenantTx, limit: number) {
  return consents(tx).where('ended_at', 'is not', null).where('files_removed_at', 'is', null).limit(limit).execute()
}

export interface NewConsent {
  id: string
  userId: string
  personName: string
  language: Language
  wording: number
  text: string
  code: string
  expiresAt: Date
  createdAt: Date
}

export async function insertConsent(tx: TenantTx, consent: NewConsent): Promise<void> {
  const { id, userId, personName, language, wording, text, code, expiresAt, createdAt } = consent
  const row = { tenant_id: tx.tenantId, id, user_id: userId, person_name: personName, language, wording, text, code }
  await tx
    .insertInto('twin_consent')
    .values({ ...row, expires_at: expiresAt, created_at: createdAt })
    .execute()
}

export async function changeConsent(tx: TenantTx, id: string, change: Updateable<Tables['twin_consent']>) {
  await tx.updateTable('twin_consent').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Stores the hash of a recorded consent whose check has ended. Does nothing for other uploads. */
export async function setHashOfUpload(tx: TenantTx, uploadId: string, sha256: string | null): Promise<void> {
  await tx
    .updateTable('twin_consent')
    .set({ sha256 })
    .where('tenant_id', '=', tx.tenantId)
    .where('upload_id', '=', uploadId)
    .execute()
}

/** Locks all consents that a person has asked for, to the end of the transaction. */
export async function lockAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .selectFrom('twin_consent')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function removeAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('twin_consent').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
