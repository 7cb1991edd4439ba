import { type AliasableExpression, type Selectable, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'

// Queries of ledger entries for statements.

type HeldVideo = Pick<Selectable<Tables['video']>, 'tenant_id' | 'id' | 'hold_id' | 'title' | 'status'>

/** The videos of a tenant to be joined, which a feature above manages. Credits are held for them. */
export type VideoSummaries = (tx: TenantTx) => AliasableExpression<HeldVideo>

/** Holds kept by something other than a video, to be joined. */
export type HeldElsewhere = (tx: TenantTx) => AliasableExpression<{ hold_id: string | null }>

/** Lists the newest entries of a person, before the entry `before` if given. */
export async function listEntries(tx: TenantTx, userId: string, page: { limit: number; before?: string | undefined }) {
  const { limit, before } = page
  return tx
    .selectFrom('credit_entry as entry')
    .innerJoin('credit_bucket as bucket', (join) =>
      join.onRef('bucket.tenant_id', '=', 'entry.tenant_id').onRef('bucket.id', '=', 'entry.bucket_id'),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.delta_half_credits as deltaHalfCredits',
      'entry.hold_id as holdId',
      'entry.at',
      'bucket.kind as bucketKind',
      'bucket.source_ref as sourceRef',
    ])
    .where('entry.tenant_id', '=', tx.tenantId)
    .where('entry.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? ''))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Selects entries of a statement; all where no kinds are given. */
export interface StatementPage {
  kinds?: readonly Tables['credit_entry']['kind'][] | undefined
  /** Only incoming, or only outgoing entries. */
  way?: 'in' | 'out' | undefined
  since?: Date | undefined
  cursor?: string | undefined
  limit: number
}

/** Lists the newest entries of a person, one more than the page has, each with the balance after it and its video. */
export async function listStatement(
  tx: TenantTx,
  videoSummaries: VideoSummaries,
  userId: string,
  { kinds, way, since, cursor, limit }: StatementPage,
) {
  const entries = tx
    .selectFrom('credit_entry')
    .select(['id', 'kind', 'bucket_id', 'hold_id', 'delta_half_credits', 'at', 'adjustment_id'])
    .select(sql<string>`sum(delta_half_credits) over (order by id)`.as('balance'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .as('entry')
  const rows = await tx
    .selectFrom(entries)
    .innerJoin('credit_bucket as bucket', (join) =>
      join.onRef('bucket.id', '=', 'entry.bucket_id').on('bucket.tenant_id', '=', tx.tenantId),
    )
    .leftJoin('credit_hold as hold', (join) =>
      join.onRef('hold.id', '=', 'entry.hold_id').on('hold.tenant_id', '=', tx.tenantId),
    )
    .leftJoin(videoSummaries(tx).as('video'), (join) => join.onRef('video.id', '=', 'hold.video_id'))
    .select(['entry.id', 'entry.kind', 'entry.at', 'entry.delta_half_credits as deltaHalfCredits', 'entry.balance'])
    .select(['bucket.kind as bucketKind', 'bucket.expires_at as expiresAt', 'bucket.source_ref as sourceRef'])
    .select(['video.id as videoId', 'video.title as videoTitle', 'hold.state as holdState'])
    .select('entry.adjustment_id as adjustmentId')
    .$if(cursor !== undefined, (query) => query.where('entry.id', '<', cursor ?? ''))
    .$if(since !== undefined, (query) => query.where('entry.at', '>=', since ?? new Date(0)))
    .$if(kinds !== undefined, (query) => query.where('entry.kind', 'in', kinds ?? []))
    .$if(way !== undefined, (query) => query.where('entry.delta_half_credits', way === 'in' ? '>' : '<', 0))
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map(({ balance, ...row }) => ({ ...row, balanceHalfCredits: Number(balance) }))
}

/** Returns the half-credits that videos used since a moment: held less returned. */
export async function sumUsedSince(tx: TenantTx, userId: string, since: Date): Promise<number> {
  const { used } = await tx
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.sum<string>('delta_half_credits').as('used'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('kind', 'in', ['hold', 'release'])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Math.max(0, -Number(used ?? 0))
}

/** Lists older open holds for which no video is waiting or being rendered. */
export async function listLooseHolds(
  tx: TenantTx,
  { videoSummaries, heldForRequests }: { videoSummaries: VideoSummaries; heldForRequests: HeldElsewhere },
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('credit_hold as hold')
    .select('hold.id')
    .where('hold.tenant_id', '=', tx.tenantId)
    .where('hold.state', '=', 'held')
    .where('hold.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(videoSummaries(tx).as('video'))
            .select('video.id')
            .whereRef('video.hold_id', '=', 'hold.id')
            .where('video.status', 'in', ['pending', 'processing']),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(heldForRequests(tx).as('request'))
            .select('request.hold_id')
            .whereRef('request.hold_id', '=', 'hold.id'),
        ),
      ),
    )
    .orderBy('hold.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
