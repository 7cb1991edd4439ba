import {
  TABLE_FAULTS_SHOWN,
  BATCH_ROWS_MAX,
  type Batch,
  type BatchCheck,
  type TableFault,
  type BatchPlan,
  type Language,
} from '@vitrine/contract'
import { setImmediate as pause } from 'node:timers/promises'
import { AppError } from '../../platform/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { refusalIn } from '../../platform/http/problem-words.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue.ts'
import { type Table, readTable } from '../../platform/table-file/read.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Avatars } from '../avatars/service.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Videos } from '../videos/service.ts'
import type { KeptTables } from '../../platform/table-file/kept-tables.ts'
import { suggestedColumns } from '../../platform/table-file/suggested-columns.ts'
import { columnNames } from './columns.ts'
import { type RowResult, readRow } from './rows.ts'
import * as store from './store.ts'

const SAMPLE_ROWS = 3
const SAMPLE_CHARACTERS = 120
/** Files that were brought and never begun: more than these are not kept. */
const UNBEGUN_MAX = 10
/** After so many rows other requests have their turn. */
const ROWS_AT_ONCE = 20

interface Parts {
  db: Db
  files: KeptTables
  queue: Pick<Queue, 'send'>
  ledger: Pick<Ledger, 'balance'>
  accounts: Pick<Accounts, 'giveMonthly' | 'lockPresent'>
  avatars: Pick<Avatars, 'list'>
  videos: Pick<Videos, 'get'>
  needRenderer: () => Promise<void>
  newId: () => string
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
  const { db, files, queue, ledger, accounts, avatars, videos, needRenderer, newId } = parts
  return { upload, list, get, check, start, results }

  /** Keeps a file. Throws table-unreadable or table-too-long. */
  async function upload(tenant: Tenant, person: Person, name: string, bytes: Buffer): Promise<Batch> {
    const { rows, header, encoding } = await readTable(bytes, BATCH_ROWS_MAX)
    const id = newId()
    const owned = { tenant_id: tenant.id, user_id: person.id, id }
    await files.keep(owned, bytes)
    const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, SAMPLE_CHARACTERS)))
    const stale = await db.inTenant(tenant.id, async (tx) => {
      await accounts.lockPresent(tx, person.id)
      await store.insertBatch(tx, { id, userId: person.id, name, encoding, header, sample, rows: rows.length })
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
    const { table, results: found } = await results(person, { ...row, plan })
    const faults = faultsOf(table, found, plan).map(({ message, ...fault }) => {
      return { ...fault, message: refusalIn(language, message) }
    })
    const { availableHalfCredits } = await db.inTenant(tenant.id, async (tx) => {
      await accounts.giveMonthly(tx, tenant, person.id)
      return ledger.balance(tx, person.id)
    })
    return {
      ...costOf(found, availableHalfCredits),
      rows: table.rows.length,
      refused: faults.length,
      faults: faults.slice(0, TABLE_FAULTS_SHOWN),
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

  /** Every row of the file as its plan reads it. */
  async function results(
    person: Pick<Person, 'id' | 'tenantId'>,
    row: Pick<store.BatchRow, 'tenant_id' | 'user_id' | 'id' | 'plan'>,
  ): Promise<{ table: Table; results: RowResult[] }> {
    const table = await files.read(row)
    if (!row.plan) return { table, results: [] }
    const presenters = (await avatars.list(person)).filter(({ status }) => status === 'ready')
    const rules = { plan: row.plan, width: table.header.length, presenters }
    const found: RowResult[] = []
    for (const [index, line] of table.rows.entries()) {
      if (index % ROWS_AT_ONCE === 0) await pause()
      found.push(readRow(line, rules))
    }
    return { table, results: found }
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

function faultsOf(table: Table, found: readonly RowResult[], { columns }: BatchPlan): TableFault[] {
  const titleAt = columns.recipient ?? columns.title ?? 0
  return found.flatMap((row, index) => {
    const { line = 0, cells = [] } = table.rows[index] ?? {}
    return row.kind === 'refused' ? [{ line, title: cells[titleAt] ?? '', message: row.reason }] : []
  })
}

/** What the good rows cost, and how many of them are affordable in the order of the file. Personal links cost nothing. */
function costOf(found: readonly RowResult[], availableHalfCredits: number) {
  let sum = 0
  const sums = found
    .filter((row) => row.kind !== 'refused')
    .map((row) => (sum += row.kind === 'video' ? row.halfCredits : 0))
  return {
    good: sums.length,
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
