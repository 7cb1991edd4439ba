import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'

/** Returns a person's number of videos by status, without those in the trash and personal copies. */
export async function countByStatus(tx: TenantTx, userId: string): Promise<{ status: string; n: number }[]> {
  const rows = await tx
    .selectFrom('video_counter')
    .select(['status', ({ fn }) => fn.sum<number>('delta').as('n')])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .groupBy('status')
    .execute()
  return rows.map(({ status, n }) => ({ status, n: Number(n) }))
}

/** Returns the tenants with several lines for a person and state. */
export async function tenantsToAddUp(tx: SystemTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('video_counter')
    .select('tenant_id')
    .distinct()
    .groupBy(['tenant_id', 'user_id', 'status'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return rows.map((row) => row.tenant_id)
}

/** Merges the rows of each person and state. Rows that another worker is merging are skipped. */
export async function addUp(tx: TenantTx): Promise<void> {
  await sql`
    with many as (
      select user_id, status from video_counter where tenant_id = ${tx.tenantId} group by user_id, status having count(*) > 1
    ),
    held as (
      select line.user_id, line.id from video_counter line join many using (user_id, status)
      where line.tenant_id = ${tx.tenantId} for update of line skip locked
    ),
    gone as (
      delete from video_counter line using held
      where line.tenant_id = ${tx.tenantId} and line.user_id = held.user_id and line.id = held.id
      returning line.user_id, line.status, line.delta
    )
    insert into video_counter (tenant_id, user_id, status, delta)
      select ${tx.tenantId}, user_id, status, sum(delta) from gone group by user_id, status having sum(delta) <> 0`.execute(
    tx,
  )
}

/** Removes the counters of a person without videos. */
export async function purge(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('video_counter').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
