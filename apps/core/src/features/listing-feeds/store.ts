import type { FeedChange, Sentence } from '@vitrine/contract'
import { type Selectable, sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { batchRowSummaries } from '../batches/index.ts'
import { personSummaries } from '../people/index.ts'
import type { KnownListing } from './compare.ts'

export type FeedRow = Selectable<Tables['listing_feed']>

export function listFeeds(tx: TenantTx, userId: string): Promise<FeedRow[]> {
  return feeds(tx).where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

export function findFeed(tx: TenantTx, userId: string, id: string): Promise<FeedRow | undefined> {
  return feeds(tx).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** Returns a feed and locks it until the end of the transaction. */
export function lockFeed(tx: TenantTx, id: string): Promise<FeedRow | undefined> {
  return feeds(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertFeed(
  tx: TenantTx,
  feed: { id: string; userId: string; url: string; everyHours: number; nextFetchAt: Date; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('listing_feed')
    .values({
      tenant_id: tx.tenantId,
      id: feed.id,
      user_id: feed.userId,
      url: feed.url,
      every_hours: feed.everyHours,
      next_fetch_at: feed.nextFetchAt,
      created_at: feed.createdAt,
    })
    .execute()
}

interface Change {
  every_hours?: number
  next_fetch_at?: Date | null
  claimed_until?: Date | null
  fetched_at?: Date
  batch_id?: string
  problem?: Sentence | null
}

export async function changeFeed(tx: TenantTx, id: string, { problem, ...change }: Change): Promise<void> {
  const told =
    problem === undefined
      ? {}
      : { problem: problem?.message ?? null, problem_values: problem?.values ? jsonb(problem.values) : null }
  await tx
    .updateTable('listing_feed')
    .set({ ...change, ...told })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a feed with its listings. Returns whether there was one. */
export async function deleteFeed(tx: TenantTx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('listing_feed')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes a person's feeds, all or those made at `since` or later. Returns how many. */
export async function deleteFeedsOf(tx: TenantTx, userId: string, since?: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('listing_feed')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date()))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Claims a feed for this process. Returns false where another one fetches it. */
export async function claimFeed(tx: TenantTx, id: string, { now, until }: { now: Date; until: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('listing_feed')
    .set({ claimed_until: until })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where((feed) => feed.or([feed('claimed_until', 'is', null), feed('claimed_until', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists the feeds that are due, without those of disabled people. */
export function listDue(tx: TenantTx, now: Date, limit: number): Promise<FeedRow[]> {
  const present = tx.selectFrom(personSummaries(tx).as('person')).select('person.id').where('disabled_at', 'is', null)
  return feeds(tx)
    .where('next_fetch_at', '<=', now)
    .where('user_id', 'in', present)
    .orderBy('next_fetch_at')
    .limit(limit)
    .execute()
}

export async function countByChange(tx: TenantTx, feedIds: readonly string[]) {
  if (feedIds.length === 0) return []
  return tx
    .selectFrom('feed_listing')
    .select(({ fn }) => ['feed_id', 'change', fn.countAll<string>().as('n')])
    .where('tenant_id', '=', tx.tenantId)
    .where('feed_id', 'in', feedIds)
    .groupBy(['feed_id', 'change'])
    .execute()
}

/** Lists all listings of a feed, each with the result of its row of a batch. */
export function listKnown(tx: TenantTx, feedId: string): Promise<KnownListing[]> {
  return listings(tx, feedId)
    .select(['feed_listing.id', 'key', 'price', 'fingerprint', 'change', 'feed_listing.batch_id', 'video_id'])
    .select(sql<boolean>`batch_row.line is not null`.as('is_taken'))
    .execute()
}

/** Returns a page of listings, in the order of the feed. */
export function pageOfListings(
  tx: TenantTx,
  feedId: string,
  { cursor, limit, change }: { cursor?: string | undefined; limit: number; change?: FeedChange | undefined },
) {
  return listings(tx, feedId)
    .select(['feed_listing.id', 'title', 'price', 'change', 'video_id'])
    .$if(change !== undefined, (query) => query.where('change', '=', change ?? 'new'))
    .$if(cursor !== undefined, (query) => query.where('feed_listing.id', '>', cursor ?? ''))
    .orderBy('feed_listing.id')
    .limit(limit)
    .execute()
}

export interface RecordedListing {
  id: string
  key: string
  title: string
  price: string
  fingerprint: string
  change: FeedChange
  /** Null for a listing that keeps its place. */
  place: { batchId: string; line: number } | null
}

const ROWS_AT_ONCE = 500

/** Stores the result of a fetch. A known listing keeps its id, and its batch unless it has a new place. */
export async function recordListings(tx: TenantTx, feedId: string, noted: readonly RecordedListing[]): Promise<void> {
  for (let at = 0; at < noted.length; at += ROWS_AT_ONCE) {
    const rows = noted.slice(at, at + ROWS_AT_ONCE).map(({ place, ...listing }) => ({
      ...listing,
      tenant_id: tx.tenantId,
      feed_id: feedId,
      batch_id: place?.batchId ?? null,
      line: place?.line ?? null,
    }))
    await tx
      .insertInto('feed_listing')
      .values(rows)
      .onConflict((clash) =>
        clash.columns(['tenant_id', 'feed_id', 'key']).doUpdateSet(({ ref, fn }) => ({
          title: ref('excluded.title'),
          price: ref('excluded.price'),
          fingerprint: ref('excluded.fingerprint'),
          change: ref('excluded.change'),
          batch_id: fn.coalesce('excluded.batch_id', 'feed_listing.batch_id'),
          line: fn.coalesce('excluded.line', 'feed_listing.line'),
        })),
      )
      .execute()
  }
}

export async function recordGone(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('feed_listing')
    .set({ change: 'gone' })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

function feeds(tx: TenantTx) {
  return tx.selectFrom('listing_feed').selectAll().where('tenant_id', '=', tx.tenantId)
}

function listings(tx: TenantTx, feedId: string) {
  return tx
    .selectFrom('feed_listing')
    .leftJoin(batchRowSummaries(tx).as('batch_row'), (join) =>
      join
        .onRef('batch_row.tenant_id', '=', 'feed_listing.tenant_id')
        .onRef('batch_row.batch_id', '=', 'feed_listing.batch_id')
        .onRef('batch_row.line', '=', 'feed_listing.line'),
    )
    .where('feed_listing.tenant_id', '=', tx.tenantId)
    .where('feed_listing.feed_id', '=', feedId)
}
