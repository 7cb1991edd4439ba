import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

/** Puts some settings of the tenant in place; all others stay as they are. */
export async function mergeSettings(tx: TenantTx, changed: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ settings: sql`settings || ${jsonb(changed)}` as never })
    .where('id', '=', tx.tenantId)
    .execute()
}

/** The customers who came since then, by day. */
export function countNew(tx: TenantTx, since: Date) {
  const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`
  return tx
    .selectFrom('app_user')
    .select([day.as('day'), (row) => row.fn.countAll<number>().as('n')])
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .where('created_at', '>=', since)
    .groupBy(day)
    .execute()
}

/** Customers, how many of them did something since then, and how many ever paid. */
export async function countCustomers(tx: TenantTx, since: Date) {
  const seen = sql<boolean>`exists (select 1 from session where session.tenant_id = app_user.tenant_id
    and session.user_id = app_user.id and session.last_seen_at >= ${since})
    or exists (select 1 from audit_line where audit_line.tenant_id = app_user.tenant_id
    and audit_line.actor_id = app_user.id and audit_line.at >= ${since})`
  const paid = sql<boolean>`exists (select 1 from invoice where invoice.tenant_id = app_user.tenant_id
    and invoice.user_id = app_user.id and invoice.total_cents > 0)`
  return tx
    .selectFrom('app_user')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${seen}))::int`.as('active'),
      sql<number>`(count(*) filter (where ${paid}))::int`.as('paying'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** What was paid since then. */
export function listPaid(tx: TenantTx, since: Date) {
  return tx
    .selectFrom('invoice')
    .select(['lines', 'total_cents', 'returned_cents'])
    .where('tenant_id', '=', tx.tenantId)
    .where('paid_at', '>=', since)
    .execute()
}

export interface WantedVideos {
  q?: string | undefined
  status?: 'pending' | 'processing' | 'ready' | 'failed' | undefined
  cursor?: string | undefined
  limit: number
}

export function listVideos(tx: TenantTx, { q, status, cursor, limit }: WantedVideos) {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return tx
    .selectFrom('video')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.tenant_id', '=', 'video.tenant_id').onRef('app_user.id', '=', 'video.user_id'),
    )
    .select(['video.id', 'video.title', 'username', 'video.status', 'error_message', 'duration_seconds'])
    .select(['shown_half_credits', 'charged_half_credits', 'video.created_at'])
    .where('video.tenant_id', '=', tx.tenantId)
    .where('video.deleted_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('video.id', '<', cursor ?? ''))
    .$if(status !== undefined, (query) => query.where('video.status', '=', status ?? 'ready'))
    .$if(pattern !== undefined, (query) =>
      query.where((or) => or.or([or('video.title', 'ilike', pattern ?? ''), or('username', 'ilike', pattern ?? '')])),
    )
    .orderBy('video.id', 'desc')
    .limit(limit)
    .execute()
}

/** Videos that wait or are being made, and since when the oldest of them. */
export function countOpenVideos(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .select([(row) => row.fn.countAll<number>().as('n'), (row) => row.fn.min('created_at').as('oldest')])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow()
}
