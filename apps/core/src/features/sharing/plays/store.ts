import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { videoSummaries } from '../../videos/index.ts'
import type { ShareVisitorEvent } from '../../../platform/db/tables.ts'

export type PlayKind = ShareVisitorEvent['kind']

export const COLUMNS = {
  start: 'starts',
  quarter: 'quarters',
  half: 'halves',
  'three-quarters': 'three_quarters',
  end: 'ends',
  click: 'clicks',
} as const satisfies Record<PlayKind, string>

type Column = (typeof COLUMNS)[PlayKind] | 'leads'

interface Visit {
  videoId: string
  visitorHash: string
  kind: PlayKind
  at: Date
}

/** Returns the salt of a day, created with its first visit. */
export async function saltOf(tx: TenantTx, day: string, fresh: string): Promise<string> {
  await tx
    .insertInto('share_visitor_salt')
    .values({ tenant_id: tx.tenantId, day, salt: fresh })
    .onConflict((clash) => clash.columns(['tenant_id', 'day']).doNothing())
    .execute()
  const { salt } = await tx
    .selectFrom('share_visitor_salt')
    .select('salt')
    .where('tenant_id', '=', tx.tenantId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}

/** Returns when the visitor was last counted for this; undefined for never. */
export async function lastVisit(tx: TenantTx, { videoId, visitorHash, kind }: Omit<Visit, 'at'>) {
  const row = await tx
    .selectFrom('share_visitor_event')
    .select('at')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('visitor_hash', '=', visitorHash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.at
}

/** Records a visit unless the visitor was counted after `notAfter`. Of two concurrent visits only one is recorded. */
export async function recordVisit(tx: TenantTx, visit: Visit, notAfter: Date): Promise<boolean> {
  const written = await tx
    .insertInto('share_visitor_event')
    .values({
      tenant_id: tx.tenantId,
      video_id: visit.videoId,
      visitor_hash: visit.visitorHash,
      kind: visit.kind,
      at: visit.at,
    })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'video_id', 'visitor_hash', 'kind'])
        .doUpdateSet({ at: visit.at })
        .where(sql<SqlBool>`share_visitor_event.at < ${notAfter}`),
    )
    .returning('kind')
    .executeTakeFirst()
  return written !== undefined
}

export async function countOne(tx: TenantTx, videoId: string, day: string, column: Column): Promise<void> {
  await tx
    .insertInto('share_daily_stats')
    .values({ tenant_id: tx.tenantId, video_id: videoId, day, [column]: 1 })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'video_id', 'day'])
        .doUpdateSet({ [column]: sql<number>`share_daily_stats.${sql.ref(column)} + 1` }),
    )
    .execute()
}

/** One video, all of a person or, where both are absent, all of the tenant. */
export interface Counted {
  videoId?: string | undefined
  userId?: string | undefined
}

const SUMS = ['starts', 'quarters', 'halves', 'three_quarters', 'ends', 'clicks', 'leads'] as const

/** Lists the days of a period with counts, oldest first. Both days are inclusive. */
export async function listDays(tx: TenantTx, of: Counted, { from, until }: { from: string; until: string }) {
  const rows = await counted(tx, of)
    .select('share_daily_stats.day')
    .select((row) => SUMS.map((name) => row.fn.sum<number>(`share_daily_stats.${name}`).as(name)))
    .where('share_daily_stats.day', '>=', from)
    .where('share_daily_stats.day', '<=', until)
    .groupBy('share_daily_stats.day')
    .orderBy('share_daily_stats.day')
    .execute()
  // PostgreSQL's sums are wider than its columns, so they are returned as text.
  return rows.map(({ day, ...sums }) => ({ day, ...numbersOf(sums) }))
}

/** Returns the number of starts on all days. */
export async function countStarts(tx: TenantTx, of: Counted): Promise<number> {
  const { n } = await counted(tx, of)
    .select((row) => row.fn.sum<number | null>('share_daily_stats.starts').as('n'))
    .executeTakeFirstOrThrow()
  return Number(n ?? 0)
}

function counted(tx: TenantTx, { videoId, userId }: Counted) {
  return tx
    .selectFrom('share_daily_stats')
    .where('share_daily_stats.tenant_id', '=', tx.tenantId)
    .$if(videoId !== undefined, (query) => query.where('share_daily_stats.video_id', '=', videoId ?? ''))
    .$if(userId !== undefined, (query) =>
      query.where('share_daily_stats.video_id', 'in', (own) =>
        own
          .selectFrom(videoSummaries(tx).as('video'))
          .select('video.id')
          .where('video.user_id', '=', userId ?? ''),
      ),
    )
}

function numbersOf<Name extends string>(sums: Record<Name, number>): Record<Name, number> {
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Record<Name, number>
}

/** Deletes the visits before `before`, and the salts that could identify their visitors. */
export async function purgeVisits(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('share_visitor_event').where('tenant_id', '=', tx.tenantId).where('at', '<', before).execute()
  const day = before.toISOString().slice(0, 10)
  await tx.deleteFrom('share_visitor_salt').where('tenant_id', '=', tx.tenantId).where('day', '<=', day).execute()
}
