import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'
import { personSummaries } from '../people/index.ts'

export interface NewCreditGrant {
  id: string
  userId: string
  grantedBy: string
  halfCredits: number
  reason: string
  at: Date
}

/** Locks the grants of the tenant, so that concurrent grants count each other towards the limit. */
export async function lockCreditGrants(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'grants')
}

export function findCreditGrant(tx: TenantTx, id: string) {
  return tx
    .selectFrom('credit_grant')
    .select(['user_id', 'half_credits', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertCreditGrant(tx: TenantTx, creditGrant: NewCreditGrant): Promise<void> {
  const { id, userId, grantedBy, halfCredits, reason, at } = creditGrant
  const row = { id, user_id: userId, granted_by: grantedBy, half_credits: halfCredits, reason, at }
  await tx
    .insertInto('credit_grant')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

export async function sumCreditGrantsSince(tx: TenantTx, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('credit_grant')
    .select(({ fn }) => fn.sum<string | null>('half_credits').as('sum'))
    .where('tenant_id', '=', tx.tenantId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Lists the newest grants of a person, with the names of those who made them. */
export function listCreditGrants(tx: TenantTx, userId: string, limit: number) {
  return tx
    .selectFrom('credit_grant as grant')
    .leftJoin(personSummaries(tx).as('giver'), (join) =>
      join.onRef('giver.tenant_id', '=', 'grant.tenant_id').onRef('giver.id', '=', 'grant.granted_by'),
    )
    .select(['grant.id', 'grant.half_credits', 'grant.reason', 'grant.at', 'giver.username'])
    .where('grant.tenant_id', '=', tx.tenantId)
    .where('grant.user_id', '=', userId)
    .orderBy('grant.at', 'desc')
    .limit(limit)
    .execute()
}

export async function listReasons(tx: TenantTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('credit_grant')
    .select(['id', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
