import type { SecurityPeriod } from '@vitrine/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'
import { tenantSummaries } from '../../tenants/index.ts'

/** Requests of a site (`userId` null) or of one person there in the minute that begins at `at`. */
export interface Counted {
  tenantId: string
  userId: string | null
  at: Date
  requests: number
  blocked: number
  limited: number
  failedSignIns: number
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
/** Each is kept for the longest period that reads it, and for the period before that. */
export const KEPT_SECONDS = new Map([
  [MINUTE, 3 * HOUR],
  [HOUR, 3 * DAY],
  [DAY, 62 * DAY],
])
/** The length of each period, and that of the rows that are added up, in seconds. */
export const PERIODS: Record<SecurityPeriod, { seconds: number; step: number }> = {
  '1h': { seconds: HOUR, step: MINUTE },
  '24h': { seconds: DAY, step: HOUR },
  '7d': { seconds: 7 * DAY, step: DAY },
  '30d': { seconds: 30 * DAY, step: DAY },
}
/** A statement has at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 2_000

/** Adds counts to their minute, hour and day. */
export async function saveTraffic(db: Db, counted: readonly Counted[]): Promise<void> {
  const rows = summed(counted.flatMap((one) => [MINUTE, HOUR, DAY].map((seconds) => ({ ...one, seconds }))))
  // Every node saves in the same order, so that concurrent saves cannot deadlock.
  rows.sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
  await db.asSystem('add the requests of all sites to their counts', async (tx) => {
    const sites = await tenantSummaries(tx).execute()
    const known = new Set(sites.map(({ id }) => id))
    // Leaves out tenants that were deleted in the meantime.
    const kept = rows.filter(({ tenantId }) => known.has(tenantId))
    for (let from = 0; from < kept.length; from += ROWS_PER_STATEMENT)
      await upsert(tx, kept.slice(from, from + ROWS_PER_STATEMENT))
  })
}

type Row = Counted & { seconds: number }

function keyOf({ tenantId, userId, seconds, at }: Row): string {
  return `${tenantId} ${userId ?? ''} ${seconds} ${at.getTime() - (at.getTime() % (seconds * 1000))}`
}

function summed(rows: Row[]): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const sum = sums.get(keyOf(row))
    if (!sum) sums.set(keyOf(row), { ...row })
    else for (const field of ['requests', 'blocked', 'limited', 'failedSignIns'] as const) sum[field] += row[field]
  }
  return [...sums.values()]
}

async function upsert(tx: SystemTx, rows: Row[]): Promise<void> {
  const added = (column: string): RawBuilder<number> =>
    sql`${sql.ref(`traffic.${column}`)} + ${sql.ref(`excluded.${column}`)}`
  await tx
    .insertInto('traffic')
    .values(
      rows.map(({ tenantId, userId, seconds, at, requests, blocked, limited, failedSignIns }) => ({
        tenant_id: tenantId,
        user_id: userId,
        seconds,
        starts_at: new Date(at.getTime() - (at.getTime() % (seconds * 1000))),
        requests,
        blocked,
        limited,
        failed_sign_ins: failedSignIns,
      })),
    )
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'user_id', 'seconds', 'starts_at']).doUpdateSet({
        requests: added('requests'),
        blocked: added('blocked'),
        limited: added('limited'),
        failed_sign_ins: added('failed_sign_ins'),
      }),
    )
    .execute()
}

export interface TrafficSum {
  requests: number
  blocked: number
  limited: number
  failedSignIns: number
  people: number
}

/**
 * Sums the counts that begin after `from` and not after `to`: of one person, else of the site, or of all sites across tenants.
 */
export async function sumTraffic(
  tx: TenantTx | SystemTx,
  { userId, step, from, to }: { userId: string | null; step: number; from: Date; to: Date },
): Promise<TrafficSum> {
  const rows = tx
    .selectFrom('traffic')
    .where(isOwnRow(tx))
    .where('seconds', '=', step)
    .where('starts_at', '>', from)
    .where('starts_at', '<=', to)
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::int`
  const sums = await rows
    .where('user_id', userId === null ? 'is' : '=', userId)
    .select([sum('requests').as('requests'), sum('blocked').as('blocked'), sum('limited').as('limited')])
    .select(sum('failed_sign_ins').as('failedSignIns'))
    .executeTakeFirstOrThrow()
  const { people } = await rows
    .where('user_id', userId === null ? 'is not' : '=', userId)
    .select(sql<number>`count(distinct user_id)::int`.as('people'))
    .executeTakeFirstOrThrow()
  return { ...sums, people }
}

export async function deleteTrafficBefore(tx: TenantTx, now: Date): Promise<void> {
  for (const [seconds, keptSeconds] of KEPT_SECONDS)
    await tx
      .deleteFrom('traffic')
      .where('tenant_id', '=', tx.tenantId)
      .where('seconds', '=', seconds)
      .where('starts_at', '<', new Date(now.getTime() - keptSeconds * 1000))
      .execute()
}

/** Deletes the counts of a person. */
export async function deleteTrafficOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('traffic').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
