import type { Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

function requests(tx: TenantTx) {
  return tx
    .selectFrom('twin_consent_request')
    .select(['consent_id as consentId', 'email', 'upload_id as uploadId', 'refused_at as refusedAt'])
    .where('tenant_id', '=', tx.tenantId)
}

export function findRequest(tx: TenantTx, consentId: string) {
  return requests(tx).where('consent_id', '=', consentId).executeTakeFirst()
}

/** Returns the request with this hash of its answer token or its withdrawal token. */
export function findByToken(tx: TenantTx, kind: 'token_hash' | 'withdrawal_hash', hash: string) {
  return requests(tx).where(kind, '=', hash).executeTakeFirst()
}

/** Returns the same request and locks it until the end of the transaction. */
export function lockByToken(tx: TenantTx, kind: 'token_hash' | 'withdrawal_hash', hash: string) {
  return requests(tx).where(kind, '=', hash).forUpdate().executeTakeFirst()
}

export async function insertRequest(
  tx: TenantTx,
  { consentId, email, createdAt }: { consentId: string; email: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('twin_consent_request')
    .values({ tenant_id: tx.tenantId, consent_id: consentId, email, created_at: createdAt })
    .execute()
}

export async function changeRequest(
  tx: TenantTx,
  consentId: string,
  change: Updateable<Tables['twin_consent_request']>,
): Promise<void> {
  await tx
    .updateTable('twin_consent_request')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('consent_id', '=', consentId)
    .execute()
}

/** Lists files uploaded through links that can no longer be agreed to and were not. */
export function listLeft(tx: TenantTx, now: Date, limit: number) {
  return tx
    .selectFrom('twin_consent_request as request')
    .innerJoin('twin_consent as consent', (join) =>
      join.onRef('consent.tenant_id', '=', 'request.tenant_id').onRef('consent.id', '=', 'request.consent_id'),
    )
    .select(['consent.id as consentId', 'consent.user_id as userId', 'request.upload_id as uploadId'])
    .where('request.tenant_id', '=', tx.tenantId)
    .where('request.upload_id', 'is not', null)
    .where('consent.state', '<>', 'recorded')
    .where(({ eb, or }) => or([eb('consent.ended_at', 'is not', null), eb('consent.expires_at', '<=', now)]))
    .limit(limit)
    .execute()
}

/** Deletes requests, with the addresses of people who never agreed. Their files were deleted before. */
export async function deleteUnanswered(tx: TenantTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('twin_consent_request')
    .where('tenant_id', '=', tx.tenantId)
    .where('created_at', '<', before)
    .where('withdrawal_hash', 'is', null)
    .where('upload_id', 'is', null)
    .execute()
}
