import { BATCH_ROWS_MAX } from '@vitrine/contract'
import { BatchPlan, BatchPrice } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import { type AccountOwner, ownerOf } from '../../platform/http/request.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import { tableLine } from '../../platform/table-file/table-file.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { VideoActions, Videos } from '../videos/index.ts'
import { type Batches, columnNames } from '../batches/index.ts'
import { type ComparedListing, compareListings, listingsForBatch } from './compare.ts'
import { fetchFeed } from './fetch-feed.ts'
import { type ReadFeed, tasks } from './read-feed.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  safeFetch: SafeFetch
  threads: Pick<ThreadPool, 'run'>
  batches: Pick<Batches, 'upload' | 'check' | 'cancel' | 'find'>
  videos: Pick<Videos, 'get'>
  videoActions: Pick<VideoActions, 'change'>
  clock: Clock
  newId: () => string
}

type LastBatch = Awaited<ReturnType<Batches['find']>>

export type RefreshFeed = ReturnType<typeof createRefreshFeed>

/**
 * Returns a function that fetches a feed and updates its listings. A process that dies midway leaves the stored listings
 * unchanged: the next fetch finds the same changes, redraws no video twice, and fills another batch.
 */
export function createRefreshFeed({ db, safeFetch, threads, batches, videos, videoActions, clock, newId }: Deps) {
  return refresh

  /** Throws page-private, page-busy, feed-unreachable, feed-unreadable or what reading a table throws. */
  async function refresh(tenant: Tenant, owner: AccountOwner, feed: store.FeedRow): Promise<void> {
    const last = feed.batch_id ? await batches.find(owner, feed.batch_id).catch(unlessGone) : undefined
    const bytes = await fetchFeed(safeFetch, feed.url, ownerOf(owner))
    const read = await threads.run(
      tasks.readFeed,
      { bytes, chosen: chosenIn(last), usualNames: columnNames },
      ownerOf(owner),
    )
    const stored = await db.inTenant(tenant.id, (tx) => store.listKnown(tx, feed.id))
    const { compared, gone } = compareListings(read.listings, stored)
    const openBatchId = last?.state === 'open' ? last.id : undefined
    const wanted = listingsForBatch(compared, openBatchId)?.slice(0, BATCH_ROWS_MAX)
    const batchId = wanted && (await fill(tenant, owner, { feed, read, wanted, last }))
    for (const one of compared) if (one.change === 'price') await redraw(tenant, owner, one)
    const lines = new Map(wanted?.map(({ listing }, index) => [listing.key, index + 2]))
    // Listings beyond the batch limit are not stored, so that the next fetch treats them as new.
    const noted = compared.filter(({ listing, change }) => lines.has(listing.key) || !isFresh(change))
    await db.inTenant(tenant.id, async (tx) => {
      await store.recordListings(
        tx,
        feed.id,
        noted.map(({ listing, known, change }) => {
          const line = lines.get(listing.key)
          const place = batchId && line !== undefined ? { batchId, line } : null
          const { key, title, price, fingerprint } = listing
          return { key, title, price, fingerprint, id: known?.id ?? newId(), change, place }
        }),
      )
      await store.recordGone(
        tx,
        gone.map(({ id }) => id),
      )
      await store.changeFeed(tx, feed.id, {
        fetched_at: clock.now(),
        problem: null,
        ...(batchId ? { batch_id: batchId } : {}),
      })
    })
    if (batchId && openBatchId) await batches.cancel(tenant, owner, openBatchId)
  }

  /** Creates a batch of listings and checks it with the settings of the previous batch. */
  async function fill(
    tenant: Tenant,
    owner: AccountOwner,
    {
      feed,
      read,
      wanted,
      last,
    }: { feed: store.FeedRow; read: ReadFeed; wanted: readonly ComparedListing[]; last: LastBatch | undefined },
  ): Promise<string> {
    const lines = [read.header, ...wanted.map(({ listing }) => listing.cells)].map(tableLine)
    const { id } = await batches.upload(owner, nameOf(feed.url), Buffer.from(lines.join('')))
    const plan = planFor(read.header, last)
    // The presenter may have been deleted since. Then the person chooses again.
    if (plan) await batches.check(tenant, owner, id, plan, 'en').catch(unlessRefused)
    return id
  }

  /** Shows the new price in the video. What is spoken stays, so it costs nothing. */
  async function redraw(tenant: Tenant, owner: AccountOwner, { known, listing }: ComparedListing): Promise<void> {
    const price = BatchPrice.safeParse(listing.price)
    if (!known?.video_id || !price.success) return
    const id = known.video_id
    try {
      const { metadata } = await videos.get(tenant, owner, id)
      await videoActions.change(tenant, owner, id, { metadata: { ...metadata, price: price.data } })
    } catch (error) {
      // The video is in the trash.
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    }
  }
}

function isFresh(change: ComparedListing['change']): boolean {
  return change === 'new' || change === 'changed'
}

function chosenIn(last: LastBatch | undefined): { title?: string; price?: string } {
  const { title, price } = planOf(last)?.columns ?? {}
  const nameAt = (index: number | undefined) => (index === undefined ? undefined : last?.header[index])
  const [titleName, priceName] = [nameAt(title), nameAt(price)]
  return { ...(titleName ? { title: titleName } : {}), ...(priceName ? { price: priceName } : {}) }
}

/** Returns the plan of a batch, with defaults for what was added to plans since it was stored. */
function planOf(batch: LastBatch | undefined): BatchPlan | undefined {
  return BatchPlan.safeParse(batch?.plan).data
}

/**
 * Returns the plan of the last batch for a header whose columns may have moved; undefined where neither a script nor a link to write
 * one from is left.
 */
function planFor(header: readonly string[], last: LastBatch | undefined): BatchPlan | undefined {
  const plan = planOf(last)
  if (!last || !plan) return undefined
  const columns = Object.entries(plan.columns).flatMap(([field, index]) => {
    const at = header.indexOf(last.header[index] ?? '')
    return at < 0 ? [] : [[field, at] as const]
  })
  const moved = Object.fromEntries(columns) as BatchPlan['columns']
  const variables = plan.variables.flatMap((variable) => {
    const column = header.indexOf(last.header[variable.column] ?? '')
    return column < 0 ? [] : [{ ...variable, column }]
  })
  const hasScript = moved.script !== undefined || moved.link !== undefined || Boolean(plan.templates.script)
  return hasScript ? { ...plan, columns: moved, variables } : undefined
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return `${hostname}${pathname}`.slice(0, 200)
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status >= 500) throw error
}
