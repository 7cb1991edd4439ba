import type { AgreedDocument } from '@vitrine/contract'
import { type Expression, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

/** The people of a tenant to be joined, with `tenant_id`, `id`, `email` and `disabled_at`. */
export type PersonSummaries = (tx: TenantTx) => Expression<unknown>

interface Acceptance {
  document: AgreedDocument
  version: number
}

/** Records what a person accepted. Earlier acceptances stay unchanged. */
export async function insertAcceptances(tx: TenantTx, userId: string, accepted: readonly Acceptance[], at: Date) {
  const rows = accepted.map(({ document, version }) => ({
    tenant_id: tx.tenantId,
    user_id: userId,
    document,
    version,
    notified_version: version,
    accepted_at: at,
  }))
  await tx
    .insertInto('acceptance')
    .values(rows)
    .onConflict((twice) => twice.doNothing())
    .execute()
}

/** Lists everything that a person ever accepted, newest first. */
export function listAcceptances(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('acceptance')
    .select(['document', 'version', 'accepted_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .orderBy('document')
    .orderBy('version', 'desc')
    .execute()
}

/**
 * Marks up to `limit` people with an email address as notified of this version, and returns them. Selects those
 * who accepted an older version and were not notified yet. Concurrent tasks never select the same people.
 */
export async function claimUnnotified(
  tx: TenantTx,
  personSummaries: PersonSummaries,
  { document, version }: Acceptance,
  limit: number,
): Promise<string[]> {
  const taken = await sql<{ user_id: string }>`
    update acceptance set notified_version = ${version}
    where (tenant_id, user_id, document, version) in (
      select old.tenant_id, old.user_id, old.document, old.version
      from acceptance old
      join ${personSummaries(tx)} person on person.tenant_id = old.tenant_id and person.id = old.user_id
      where old.tenant_id = ${tx.tenantId} and old.document = ${document} and old.notified_version < ${version}
        and person.email is not null and person.disabled_at is null
        and not exists (
          select from acceptance newer
          where newer.tenant_id = old.tenant_id and newer.user_id = old.user_id
            and newer.document = old.document and newer.version > old.version
        )
      order by old.user_id
      limit ${limit}
      for update of old skip locked
    )
    returning user_id`.execute(tx)
  return taken.rows.map(({ user_id: userId }) => userId)
}
