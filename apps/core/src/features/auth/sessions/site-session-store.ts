import { sql } from 'kysely'
import { type PageQuery, byTime, inOrder, isAfter, pageOf, placeOf } from '../../../platform/db/keyset.ts'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'
import { auditSummaries } from '../../../platform/audit/log-store.ts'
import { personSummaries } from '../../people/index.ts'

const DIGEST = sql`left(encode(sha256(convert_to('shown session ' || session.id, 'UTF8')), 'hex'), 32)`
/** What `publicSessionId` returns, in SQL. */
const PUBLIC_ID = sql<string>`overlay(overlay(${DIGEST} placing '8' from 13) placing '8' from 17)::uuid::text`
const order = { key: byTime('session.last_seen_at'), id: PUBLIC_ID, direction: 'desc' } as const

/** Lists all sessions on the site that have not expired at `now`, the last used first. */
export async function listSiteSessions(tx: TenantTx, now: Date, { cursor, limit }: PageQuery) {
  const rows = await tx
    .selectFrom('session')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'session.tenant_id').onRef('person.id', '=', 'session.user_id'),
    )
    .select([PUBLIC_ID.as('id'), 'session.user_id', 'person.username', 'user_agent', 'address'])
    .select(['session.created_at', 'session.last_seen_at', placeOf(order).as('place')])
    .where('session.tenant_id', '=', tx.tenantId)
    .where('session.expires_at', '>', now)
    .where(isAfter(order, cursor))
    .orderBy(inOrder(order))
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit)
}

export async function findSiteSession(tx: TenantTx, publicId: string) {
  return tx
    .selectFrom('session')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'session.tenant_id').onRef('person.id', '=', 'session.user_id'),
    )
    .select(['session.id', 'session.user_id', 'person.role', 'person.member_role'])
    .where('session.tenant_id', '=', tx.tenantId)
    .where(PUBLIC_ID, '=', publicId)
    .executeTakeFirst()
}

export async function deleteSiteSession(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Deletes all sessions of the site but one. Returns the number of deleted sessions. */
export async function deleteSiteSessions(tx: TenantTx, keptId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '!=', keptId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface SumsQuery {
  userId: string | null
  since: Date
  now: Date
}

/**
 * Returns the number of open sessions, the number that began at `since` or later and have ended, and the average duration of
 * the open ones in seconds from sign-in to last request: of one person, else of the site, or of all sites in a transaction
 * across tenants.
 */
export async function sessionSums(tx: TenantTx | SystemTx, { userId, since, now }: SumsQuery) {
  const { active, recent, seconds } = await tx
    .selectFrom('session')
    .where(isOwnRow(tx))
    .where('expires_at', '>', now)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .select(sql<number>`count(*)::int`.as('active'))
    .select(sql<number>`(count(*) filter (where created_at > ${since}))::int`.as('recent'))
    .select(sql<number>`coalesce(avg(extract(epoch from last_seen_at - created_at)), 0)::int`.as('seconds'))
    .executeTakeFirstOrThrow()
  const { begun } = await auditSummaries(tx)
    .clearSelect()
    .where('action', '=', 'signed-in')
    .where('at', '>', since)
    .$if(userId !== null, (query) => query.where('actor_id', '=', userId))
    .select(sql<number>`count(*)::int`.as('begun'))
    .executeTakeFirstOrThrow()
  return { active, ended: Math.max(0, begun - recent), averageSeconds: seconds }
}
