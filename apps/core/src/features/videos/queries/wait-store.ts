import { sql } from 'kysely'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { failedAttemptSummaries } from '../../renders/index.ts'

/**
 * Returns waits in seconds: of the pending video that has waited longest, and the median of the videos started within the last
 * hour (null without any). Only first attempts count, because the time of a retry's request is not stored.
 */
export async function readWaits(tx: TenantTx, now: Date): Promise<{ longest: number; median: number | null }> {
  const [dayAgo, hourAgo] = [24, 1].map((hours) => new Date(now.getTime() - hours * HOUR_MS))
  const { rows } = await sql<{ longest: number | null; median: number | null }>`
    select
      (select extract(epoch from ${now}::timestamptz - min(created_at))::int from video
        where tenant_id = ${tx.tenantId} and status = 'pending' and attempt = 1
          and (waits_until is null or waits_until <= ${now})) as longest,
      (select percentile_cont(0.5) within group (order by extract(epoch from started_at - created_at))::int from video
        where tenant_id = ${tx.tenantId} and status in ('processing', 'ready', 'failed') and attempt = 1
          and created_at > ${dayAgo} and started_at > ${hourAgo}) as median`.execute(tx)
  const { longest = null, median = null } = rows[0] ?? {}
  return { longest: Math.max(0, longest ?? 0), median }
}

/**
 * Returns the UTC days since `since` on which attempts failed with one of `codes`, newest first, with the videos that became ready
 * on that day.
 */
export async function listDaysOfFailures(
  tx: TenantTx,
  since: Date,
  codes: readonly string[],
): Promise<{ day: Date; failed: number; ready: number }[]> {
  const { rows } = await sql<{ day: Date; failed: number; ready: number }>`
    with failure as (
      select finished_at, error_code from video where tenant_id = ${tx.tenantId} and status = 'failed'
      union all
      select finished_at, error_code from ${failedAttemptSummaries(tx).as('attempt')}
    ),
    bad as (
      select date_trunc('day', finished_at, 'UTC') as day, count(*)::int as failed from failure
      where finished_at >= ${since} and error_code = any(${codes}) group by 1
    )
    select bad.day, bad.failed, (select count(*)::int from video where tenant_id = ${tx.tenantId} and status = 'ready'
      and finished_at >= bad.day and finished_at < bad.day + interval '1 day') as ready
    from bad order by bad.day desc`.execute(tx)
  return rows
}
