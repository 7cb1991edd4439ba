import { setTimeout as pause } from 'node:timers/promises'
import { BATCH_LINKS_MAX, type BatchPlan } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { type AccountOwner, ownerOf } from '../../../platform/http/request.ts'
import { type TableChunk, type TableRow, unpacked } from '../../../platform/table-file/chunks.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { RowPages } from '../../linked-drafts/index.ts'
import { type RowLink, keyOfLink, linkOfRow } from './row-link.ts'
import * as store from './store.ts'

/** Pages that are read at the same time. The limit protects the sites that many rows link to. */
const AT_ONCE = 3
/** The time after which a check responds; the next one continues. A started page takes up to ten seconds more. */
const READING_MS_MAX = 12_000
/** A page that did not answer is tried again after this time. */
const TRY_AGAIN_MS = 60_000
const BUSY_MS = 1000

interface Deps {
  db: Db
  rowPages: RowPages
  clock: Clock
}

export type BatchLinks = ReturnType<typeof createBatchLinks>

/**
 * The web pages that rows link to. They are read and stored in the dry run, so the videos use the facts that were approved, even
 * if a page has changed since.
 */
export function createBatchLinks({ db, rowPages, clock }: Deps) {
  return { read, resultsOf }

  /** Reads the pages of a file that are not read yet, as many as fit the time. Returns how many are left. */
  async function read(
    tenant: Tenant,
    person: AccountOwner,
    { batchId, plan, rows }: { batchId: string; plan: BatchPlan; rows: AsyncIterable<TableRow> },
  ): Promise<number> {
    if (plan.columns.link === undefined) return 0
    const wanted = await linksIn(rows, plan)
    const known = await db.inTenant(tenant.id, (tx) => store.listLinks(tx, batchId))
    const retriedBefore = clock.now().getTime() - TRY_AGAIN_MS
    let room = BATCH_LINKS_MAX
    for (const { problem, read_at: readAt, ...link } of known) {
      if (problem === 'page-unreachable' && readAt.getTime() <= retriedBefore) continue
      wanted.delete(keyOfLink(link as RowLink))
      // A link beyond the limit takes no room from other pages.
      if (problem !== 'batch-links-full') room--
    }
    room = Math.max(0, room)
    const [next, beyond] = [[...wanted.values()].slice(0, room), [...wanted.values()].slice(room)]
    for (const link of beyond) await storeResult(tenant, batchId, link, { page: null, problem: 'batch-links-full' })
    const endsAt = performance.now() + READING_MS_MAX
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return next.length

    async function work(): Promise<void> {
      while (performance.now() < endsAt) {
        const link = next.shift()
        if (!link) return
        const result = await resultOf(tenant, person, link)
        if (result.problem === 'page-busy') await waitWith(link)
        else await storeResult(tenant, batchId, link, result)
      }
    }

    /** Others read the same site: the link waits, until this check or the next one. */
    async function waitWith(link: RowLink): Promise<void> {
      next.push(link)
      await pause(BUSY_MS)
    }
  }

  async function resultOf(tenant: Tenant, person: AccountOwner, link: RowLink): Promise<store.LinkResult> {
    try {
      const page = await rowPages.read({ ...link, vertical: tenant.vertical, owner: ownerOf(person) })
      return { page, problem: null }
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('page-')) throw error
      return { page: null, problem: error.code }
    }
  }

  async function storeResult(tenant: Tenant, batchId: string, link: RowLink, result: store.LinkResult): Promise<void> {
    await db.inTenant(tenant.id, (tx) => store.recordLink(tx, { batchId, link, result, now: clock.now() }))
  }

  /** Returns the results of the links of some rows, by row key. */
  async function resultsOf(
    tenantId: string,
    { batchId, plan, chunk }: { batchId: string; plan: BatchPlan; chunk: TableChunk },
  ): Promise<Record<string, store.LinkResult>> {
    if (plan.columns.link === undefined) return {}
    const urls = unpacked(chunk).flatMap(({ cells }) => linkOfRow(cells, plan)?.url ?? [])
    if (urls.length === 0) return {}
    const found = await db.inTenant(tenantId, (tx) => store.findLinks(tx, batchId, [...new Set(urls)]))
    return Object.fromEntries(
      found.map(({ page, problem, ...link }) => [keyOfLink(link as RowLink), { page, problem } as store.LinkResult]),
    )
  }
}

/** The different links of a file, by their keys. */
async function linksIn(rows: AsyncIterable<TableRow>, plan: BatchPlan): Promise<Map<string, RowLink>> {
  const links = new Map<string, RowLink>()
  for await (const { cells } of rows) {
    const link = linkOfRow(cells, plan)
    if (link) links.set(keyOfLink(link), link)
  }
  return links
}
