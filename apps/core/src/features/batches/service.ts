import {
  TABLE_FAULTS_SHOWN,
  type Batch,
  type BatchCheck,
  type TableFault,
  type BatchPlan,
  type Language,
} from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { refusalIn } from '../../platform/http/problem-words.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue.ts'
import type { TableRow } from '../../platform/table-file/stretches.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Owner } from '../../ports/owner.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Avatars } from '../avatars/service.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Videos } from '../videos/service.ts'
import type { KeptTables } from '../../platform/table-file/kept-tables.ts'
import { suggestedColumns } from '../../platform/table-file/suggested-columns.ts'
import { columnNames } from './columns.ts'
import { type RowResult, tasks } from './rows.ts'
import * as store from './store.ts'

/** Files that were brought and never begun: more than these are not kept. */
const UNBEGUN_MAX = 10

interface Parts {
  db: Db
  files: KeptTables
  threads: Pick<ThreadPool, 'run'>
  queue: Pick<Queue, 'send'>
  ledger: Pick<Ledger, 'balance'>
  accounts: Pick<Accounts, 'giveMonthly' | 'lockPresent'>
  avatars: Pick<Avatars, 'list'>
  videos: Pick<Videos, 'get'>
  needRenderer: () => Promise<void>
  newId: () => string
}

/** A row of the file, what it makes, and its number from 0. */
interface PlannedRow {
  place: number
  row: TableRow
  result: RowResult
}

export type Batches = ReturnType<typeof createBatches>

/**
 * Many videos from one table file, as their person sees them:
 *
 *   upload --> open --start--> making --the last row has ended--> done
 *               ^ check: a dry run    \----cancel----> cancelled
 *
 * How rows are made, one after the other, is in making-service.ts.
 */
export function createBatches(parts: Parts) {
  const { db, files, threads, queue, ledger, accounts, avatars, videos, needRenderer, newId } = parts
  return { upload, list, get, check, start, rowsOf }

  /** Keeps a file. Throws table-unreadable or table-too-long. */
  async function upload(tenant: Tenant, person: Person, name: string, bytes: Buffer): Promise<Batch> {
    const { rows, header, sample, encoding } = await files.readNew(bytes, ownerOf(person))
    const id = newId()
    const owned = { tenant_id: tenant.id, user_id: person.id, id }
    await files.keep(owned, bytes)
    const stale = await db.inTenant(tenant.id, async (tx) => {
      await accounts.lockPresent(tx, person.id)
      await store.insertBatch(tx, { id, userId: person.id, name, encoding, header, sample, rows })
      return store.removeUnbegun(tx, person.id, UNBEGUN_MAX)
    })
    for (const old of stale) await files.remove({ ...owned, id: old })
    return get(person, id)
  }

  async function list(
    person: Person,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: Batch[]; nextCursor: string | null }> {
    const page = { limit: limit + 1, ...(cursor ? { cursor } : {}) }
    const rows = await db.inTenant(person.tenantId, (tx) => store.listBatches(tx, person.id, page))
    const items = rows.slice(0, limit).map(shown)
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  }

  async function get(person: Person, id: string): Promise<Batch> {
    return shown(await find(person, id))
  }

  /** A dry run, whose reasons are in `language`. The plan is kept, so that `start` makes what was seen here. */
  async function check(
    tenant: Tenant,
    person: Person,
    id: string,
    plan: BatchPlan,
    language: Language,
  ): Promise<BatchCheck> {
    const row = await find(person, id)
    await requirePlan(tenant, person, row.header, plan)
    await db.inTenant(tenant.id, async (tx) => {
      const locked = await store.lockBatch(tx, id)
      if (locked?.state !== 'open') throw new AppError('batch-begun')
      await store.changeBatch(tx, id, { plan })
    })
    const found = await judged(person, row, plan)
    const { availableHalfCredits } = await db.inTenant(tenant.id, async (tx) => {
      await accounts.giveMonthly(tx, tenant, person.id)
      return ledger.balance(tx, person.id)
    })
    return {
      ...costOf(found.costs, availableHalfCredits),
      rows: row.row_count,
      refused: row.row_count - found.costs.length,
      faults: found.faults.map(({ message, ...fault }) => ({ ...fault, message: refusalIn(language, message) })),
    }
  }

  /** Throws batch-begun when it was started or cancelled before. */
  async function start(tenant: Tenant, person: Person, id: string): Promise<Batch> {
    await needRenderer()
    const { plan, header } = await find(person, id)
    if (!plan) throw new AppError('batch-columns')
    await requirePlan(tenant, person, header, plan)
    await db.inTenant(tenant.id, async (tx) => {
      const row = await store.lockBatch(tx, id)
      if (row?.state !== 'open') throw new AppError('batch-begun')
      await store.changeBatch(tx, id, { state: 'making', turn: row.turn + 1 })
      await queue.send(tx, 'batch', { tenantId: tenant.id, batchId: id, turn: String(row.turn + 1) })
    })
    return get(person, id)
  }

  /** What the good rows cost in half credits, and the first of the others. */
  async function judged(person: Person, row: store.BatchRow, plan: BatchPlan) {
    const titleAt = plan.columns.recipient ?? plan.columns.title ?? 0
    const costs: number[] = []
    const faults: TableFault[] = []
    for await (const { row: at, result } of rowsOf(ownerOf(person), { ...row, plan })) {
      if (result.kind !== 'refused') costs.push(result.kind === 'video' ? result.halfCredits : 0)
      else if (faults.length < TABLE_FAULTS_SHOWN)
        faults.push({ line: at.line, title: at.cells[titleAt] ?? '', message: result.reason })
    }
    return { costs, faults }
  }

  /** The rows of the file from one place on, as the plan reads them: a stretch at a time, each in its turn in a thread. */
  async function* rowsOf(
    owner: Owner,
    row: Pick<store.BatchRow, 'tenant_id' | 'user_id' | 'id' | 'header' | 'plan'>,
    from = 0,
  ): AsyncGenerator<PlannedRow> {
    const { stretches, header } = await files.read(row, owner)
    const { plan } = row
    if (!plan) return
    const listed = await avatars.list({ id: row.user_id, tenantId: row.tenant_id })
    const presenters = listed.filter(({ status }) => status === 'ready').map(({ id, name }) => ({ id, name }))
    const rules = { plan, width: header.length, presenters }
    let place = 0
    for (const stretch of stretches) {
      const isWanted = place + stretch.rows > from
      const read = isWanted ? await threads.run(tasks.readRows, { stretch, rules }, owner) : []
      for (const [index, found] of read.entries()) if (place + index >= from) yield { place: place + index, ...found }
      place += stretch.rows
    }
  }

  /** Throws batch-columns for a plan from which nothing could be made. */
  async function requirePlan(
    tenant: Tenant,
    person: Person,
    header: readonly string[],
    { columns, videoId }: BatchPlan,
  ): Promise<void> {
    const isWithin = Object.values(columns).every((index) => index < header.length)
    const isEnough = videoId ? columns.recipient !== undefined : columns.script !== undefined
    if (!isWithin || !isEnough) throw new AppError('batch-columns')
    if (videoId && (await videos.get(tenant, person, videoId)).status !== 'ready') throw new AppError('not-ready')
  }

  /** Another person's batch is answered like one that does not exist. */
  async function find(person: Person, id: string): Promise<store.BatchRow> {
    const row = await db.inTenant(person.tenantId, (tx: TenantTx) => store.findBatch(tx, id))
    if (row?.user_id !== person.id) throw new AppError('not-found')
    return row
  }
}

/** What the good rows cost, and how many of them are affordable in the order of the file. Personal links cost nothing. */
function costOf(costs: readonly number[], availableHalfCredits: number) {
  let sum = 0
  const sums = costs.map((cost) => (sum += cost))
  return {
    good: costs.length,
    creditsNeeded: sum / 2,
    creditsAvailable: availableHalfCredits / 2,
    affordable: sums.filter((needed) => needed <= availableHalfCredits).length,
  }
}

function shown(row: store.BatchRow): Batch {
  const [refused, making, failed] = [Number(row.refused), Number(row.making), Number(row.failed)]
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    encoding: row.encoding,
    header: row.header,
    sample: row.sample,
    suggested: suggestedColumns(row.header, columnNames),
    plan: row.plan,
    rows: row.row_count,
    waiting: row.row_count - row.next_row,
    making,
    ready: row.next_row - refused - making - failed,
    failed,
    refused,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
