import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { renderProgress } from '../../renders/index.ts'

/** The number of recent videos from which the render speed is estimated. */
const VIDEOS_CHECKED = 20

/** Returns the number of the tenant's videos in the render queue. */
export async function countQueued(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('video')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .where('queued_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Returns the tenant's oldest videos that wait for a slot, without those that wait for their speech server. */
export function listWaiting(tx: TenantTx, { limit, now }: { limit: number; now: Date }) {
  return tx
    .selectFrom('video')
    .select(['id', 'attempt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', '=', 'pending')
    .where('queued_at', 'is', null)
    .where(({ eb, or }) => or([eb('waits_until', 'is', null), eb('waits_until', '<=', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns the tenant's unfinished videos in the order of creation. */
export function listUnfinished(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .leftJoin(renderProgress(tx).as('progress'), (join) =>
      join.onRef('progress.tenant_id', '=', 'video.tenant_id').onRef('progress.video_id', '=', 'video.id'),
    )
    .select([
      'video.id',
      'video.status',
      'video.quoted_half_credits',
      'video.started_at',
      'video.waits_until',
      'progress.percent',
    ])
    .where('video.tenant_id', '=', tx.tenantId)
    .where('video.status', 'in', ['pending', 'processing'])
    .orderBy('video.created_at')
    .orderBy('video.id')
    .execute()
}

/** Returns the ids of a presenter's unfinished videos, in the order in which every transaction locks videos. */
export async function listUnfinishedOf(tx: TenantTx, avatarId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('video')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('avatar_id', '=', avatarId)
    .where('status', 'in', ['pending', 'processing'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the median render time of the tenant's newest videos in seconds per half-credit; null before the first. */
export async function findPace(tx: TenantTx): Promise<number | null> {
  const { rows } = await sql<{ pace: number | null }>`
    select percentile_cont(0.5) within group (
      order by extract(epoch from finished_at - started_at)::double precision / quoted_half_credits
    ) as pace
    from (
      select finished_at, started_at, quoted_half_credits from video
      where tenant_id = ${tx.tenantId} and status = 'ready' and finished_at is not null
      order by finished_at desc limit ${VIDEOS_CHECKED}
    ) as newest
    where started_at is not null and quoted_half_credits > 0`.execute(tx)
  return rows[0]?.pace ?? null
}

/** Returns the ids of people with waiting videos. They are notified when positions in the queue change. */
export async function listWaitingOwners(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('video')
    .select('user_id')
    .distinct()
    .where('tenant_id', '=', tx.tenantId)
    .where('status', '=', 'pending')
    .execute()
  return rows.map(({ user_id: id }) => id)
}
