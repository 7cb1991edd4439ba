import {
  FEEDS_MAX,
  type FeedChange,
  type FeedListing,
  type Language,
  type ListingFeed,
  type Sentence,
} from '@vitrine/contract'
import { FeedInterval } from '@vitrine/contract/api'
import { allSettled } from '../../platform/errors/all-settled.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { AccountOwner } from '../../platform/http/request.ts'
import { translateProblem } from '../../platform/http/problem-messages.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { withOverdue } from '../tenants/index.ts'
import type { People } from '../people/index.ts'
import type { Batches } from '../batches/index.ts'
import type { RefreshFeed } from './refresh.ts'
import * as store from './store.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'

interface Deps {
  db: Db
  refresh: RefreshFeed
  batches: Pick<Batches, 'get'>
  people: Pick<People, 'lockPresent'>
  clock: Clock
  newId: () => string
}

/** Longer than fetching, reading and filling a batch take. */
const CLAIM_MS = 120_000
/** Limits a run, so that a tenant with many feeds does not delay the other scheduled tasks. */
const FEEDS_PER_RUN = 5

export type Feeds = ReturnType<typeof createFeeds>

const tenantsDue = withOverdue({ table: 'listing_feed', column: 'next_fetch_at' })

/** The listing feeds of people. `refresh.ts` updates their listings. */
export function createFeeds({ db, refresh, batches, people, clock, newId }: Deps) {
  return { list, add, change, remove, refreshNow, listings, fetchDue, erase, tenantsDue }

  async function list(person: AccountOwner, language: Language): Promise<ListingFeed[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => store.listFeeds(tx, person.id))
    return serialize(person, rows, language)
  }

  /** Stores nothing when the address has no listings. Throws feeds-full, feed-exists and what `refresh` throws. */
  async function add(
    tenant: Tenant,
    person: AccountOwner,
    { url, everyHours, language }: { url: string; everyHours: FeedInterval; language: Language },
  ): Promise<ListingFeed> {
    const [id, createdAt] = [newId(), clock.now()]
    const feed = { id, userId: person.id, url, everyHours, createdAt, nextFetchAt: hoursFrom(createdAt, everyHours) }
    const row = await db.inTenant(tenant.id, async (tx) => {
      await people.lockPresent(tx, person.id)
      const others = await store.listFeeds(tx, person.id)
      if (others.some((other) => other.url === url)) throw new AppError('feed-exists')
      if (others.length >= FEEDS_MAX) throw new AppError('feeds-full')
      await store.insertFeed(tx, feed)
      return find(tx, person, id)
    })
    try {
      await refresh(tenant, person, row)
    } catch (error) {
      await db.inTenant(tenant.id, (tx) => store.deleteFeed(tx, person.id, id))
      throw error
    }
    return findOwn(person, id, language)
  }

  /** A resumed feed is fetched within a minute. */
  async function change(
    person: AccountOwner,
    id: string,
    {
      isActive,
      everyHours,
      language,
    }: { isActive?: boolean | undefined; everyHours?: FeedInterval | undefined; language: Language },
  ): Promise<ListingFeed> {
    await db.inTenant(person.tenantId, async (tx) => {
      const { next_fetch_at: next } = await find(tx, person, id)
      const wasActive = next !== null
      await store.changeFeed(tx, id, {
        ...(everyHours === undefined ? {} : { every_hours: everyHours }),
        ...(isActive === undefined || isActive === wasActive ? {} : { next_fetch_at: isActive ? clock.now() : null }),
      })
    })
    return findOwn(person, id, language)
  }

  async function remove(person: AccountOwner, id: string): Promise<{ removed: true }> {
    const isRemoved = await db.inTenant(person.tenantId, (tx) => store.deleteFeed(tx, person.id, id))
    if (!isRemoved) throw new AppError('not-found')
    return { removed: true }
  }

  /**
   * Fetches a feed now and stores a failure as its problem. Throws not-found, and feed-busy while another process fetches it.
   */
  async function refreshNow(
    tenant: Tenant,
    person: AccountOwner,
    id: string,
    language: Language,
  ): Promise<ListingFeed> {
    const row = await db.inTenant(tenant.id, (tx) => find(tx, person, id))
    if (!(await fetchClaimed(tenant, row))) throw new AppError('feed-busy')
    return findOwn(person, id, language)
  }

  async function listings(
    person: AccountOwner,
    id: string,
    page: { cursor?: string | undefined; limit: number; change?: FeedChange | undefined },
  ): Promise<{ items: FeedListing[]; nextCursor: string | null }> {
    return db.inTenant(person.tenantId, async (tx) => {
      await find(tx, person, id)
      const rows = await store.pageOfListings(tx, id, { ...page, limit: page.limit + 1 })
      const shown = rows.slice(0, page.limit)
      const items = shown.map(({ video_id: videoId, ...listing }) => ({ ...listing, videoId }))
      return { items, nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null }
    })
  }

  /** Fetches the feeds of a tenant that are due. */
  async function fetchDue(tenant: Tenant): Promise<void> {
    if (tenant.isSuspended || tenant.isPaused || !tenant.settings.switches.batches) return
    const due = await db.inTenant(tenant.id, (tx) => store.listDue(tx, clock.now(), FEEDS_PER_RUN))
    await allSettled(due, (row) => fetchClaimed(tenant, row))
  }

  /**
   * Returns false when another process is fetching the feed. A problem is stored with the feed, and the next fetch is due as
   * usual.
   */
  async function fetchClaimed(tenant: Tenant, row: store.FeedRow): Promise<boolean> {
    const now = clock.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    if (!(await db.inTenant(tenant.id, (tx) => store.claimFeed(tx, row.id, { now, until })))) return false
    try {
      await refresh(tenant, { id: row.user_id, tenantId: tenant.id }, row)
      await db.inTenant(tenant.id, (tx) => endFetch(tx, row.id, now))
    } catch (error) {
      const problem = error instanceof AppError ? error.sentence : undefined
      await db.inTenant(tenant.id, (tx) => endFetch(tx, row.id, now, problem))
      if (!problem) throw error
    }
    return true
  }

  /** Sets the next fetch by what the feed is now: its owner may have paused it or changed its interval meanwhile. */
  async function endFetch(tx: TenantTx, id: string, begunAt: Date, problem?: Sentence): Promise<void> {
    const row = await store.lockFeed(tx, id)
    if (!row) return
    await store.changeFeed(tx, id, {
      claimed_until: null,
      next_fetch_at: row.next_fetch_at && hoursFrom(begunAt, row.every_hours),
      ...(problem ? { problem } : {}),
    })
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteFeedsOf(tx, userId))
  }

  async function findOwn(person: AccountOwner, id: string, language: Language): Promise<ListingFeed> {
    const row = await db.inTenant(person.tenantId, (tx) => find(tx, person, id))
    const [feed] = await serialize(person, [row], language)
    if (!feed) throw new AppError('not-found')
    return feed
  }

  async function serialize(person: AccountOwner, rows: readonly store.FeedRow[], language: Language) {
    const ids = rows.map(({ id }) => id)
    const counted = await db.inTenant(person.tenantId, (tx) => store.countByChange(tx, ids))
    return Promise.all(
      rows.map(async (row): Promise<ListingFeed> => {
        const countOf = (change: FeedChange) =>
          Number(counted.find((count) => count.feed_id === row.id && count.change === change)?.n ?? 0)
        const { id, url, problem, problem_values: values } = row
        return {
          id,
          url,
          everyHours: FeedInterval.parse(row.every_hours),
          isActive: row.next_fetch_at !== null,
          fetchedAt: row.fetched_at?.toISOString() ?? null,
          nextFetchAt: row.next_fetch_at?.toISOString() ?? null,
          problem:
            problem === null ? null : translateProblem(language, { message: problem, values: values ?? undefined }),
          counts: {
            new: countOf('new'),
            changed: countOf('changed'),
            price: countOf('price'),
            same: countOf('same'),
            gone: countOf('gone'),
          },
          batch: row.batch_id ? await batchOf(person, row.batch_id) : null,
          createdAt: row.created_at.toISOString(),
        }
      }),
    )
  }

  async function batchOf(person: AccountOwner, id: string): Promise<ListingFeed['batch']> {
    const { state, rows } = await batches.get(person, id)
    return { id, state, rows }
  }
}

function hoursFrom(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS)
}

async function find(tx: TenantTx, person: AccountOwner, id: string): Promise<store.FeedRow> {
  const row = await store.findFeed(tx, person.id, id)
  if (!row) throw new AppError('not-found')
  return row
}
