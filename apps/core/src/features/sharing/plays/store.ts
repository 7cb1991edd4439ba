import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { ShareVisitTable } from '../../../platform/db/sharing-tables.ts'

export type PlayKind = ShareVisitTable['kind']

export const COLUMNS = {
  start: 'starts',
  quarter: 'quarters',
  half: 'halves',
  'three-quarters': 'three_quarters',
  end: 'ends',
  click: 'clicks',
} as const satisfies Record<PlayKind, string>

type Counted = (typeof COLUMNS)[PlayKind] | 'leads'

interface Visit {
  videoId: string
  visitorHash: string
  kind: PlayKind
  at: Date
}

/** The salt of a day, made with the first visit of it. */
export async function saltOf(tx: TenantTx, day: string, fresh: string): Promise<string> {
  await tx
    .insertInto('share_salt')
    .values({ tenant_id: tx.tenantId, day, salt: fresh })
    .onConflict((clash) => clash.columns(['tenant_id', 'day']).doNothing())
    .execute()
  const { salt } = await tx
    .selectFrom('share_salt')
    .select('salt')
    .where('tenant_id', '=', tx.tenantId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}

/** When the visitor was counted last for this; undefined for never. */
export async function lastVisit(tx: TenantTx, { videoId, visitorHash, kind }: Omit<Visit, 'at'>) {
  const row = await tx
    .selectFrom('share_visit')
    .select('at')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('visitor_hash', '=', visitorHash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.at
}

/** Writes a visit down unless it was after `notAfter` that the last one was. Of two at once, one is the first. */
export async function noteVisit(tx: TenantTx, visit: Visit, notAfter: Date): Promise<boolean> {
  const written = await tx
    .insertInto('share_visit')
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
        .where(sql<SqlBool>`share_visit.at < ${notAfter}`),
    )
    .returning('kind')
    .executeTakeFirst()
  return written !== undefined
}

export async function countOne(tx: TenantTx, videoId: string, day: string, column: Counted): Promise<void> {
  await tx
    .insertInto('share_day')
    .values({ tenant_id: tx.tenantId, video_id: videoId, day, [column]: 1 })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'video_id', 'day'])
        .doUpdateSet({ [column]: sql<number>`share_day.${sql.ref(column)} + 1` }),
    )
    .execute()
}

/** The days since `from` on which something was counted, oldest first. */
export function listDays(tx: TenantTx, videoId: string, from: string) {
  return tx
    .selectFrom('share_day')
    .select(['day', 'starts', 'quarters', 'halves', 'three_quarters', 'ends', 'clicks', 'leads'])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}

/** Forgets who was counted before `before`, and the salts with which one could try to find out. */
export async function forgetVisits(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('share_visit').where('tenant_id', '=', tx.tenantId).where('at', '<', before).execute()
  const day = before.toISOString().slice(0, 10)
  await tx.deleteFrom('share_salt').where('tenant_id', '=', tx.tenantId).where('day', '<=', day).execute()
}
