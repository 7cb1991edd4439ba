import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { failedAttemptSummaries } from '../../renders/index.ts'

const HOUR_MS = 3_600_000

/**
 * How long the video that waits longest has waited, and how long those did that were begun within the last hour, the middle one:
 * in seconds. Only first attempts count, since nothing says when a later one was asked for.
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

/** The days of UTC since a moment on which attempts failed with one of these codes, the newest first. */
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
