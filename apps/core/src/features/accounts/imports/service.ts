import { setImmediate as pause } from 'node:timers/promises'
import {
  type ImportCheck,
  type ImportPlan,
  type ImportRow,
  type Language,
  MAILS_PER_MINUTE,
  type PeopleImport,
  TABLE_FAULTS_SHOWN,
} from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { refusalIn } from '../../../platform/http/problem-words.ts'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { KeptTables } from '../../../platform/table-file/kept-tables.ts'
import { type ReasonedRow, rowsToFix } from '../../../platform/table-file/rows-to-fix.ts'
import { type Table, unpacked } from '../../../platform/table-file/stretches.ts'
import { suggestedColumns } from '../../../platform/table-file/suggested-columns.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Admission, AdmittedRow } from './admission.ts'
import { columnNames } from './columns.ts'
import { readRows } from './read-rows.ts'
import type { RefusedRow } from './rows.ts'
import * as rowsStore from './rows-store.ts'
import * as store from './store.ts'

const FIRST_SHOWN = 5
/** Files that were brought and never begun: more than these are not kept. */
const UNBEGUN_MAX = 10
/** Names and addresses of people who may never come are not kept longer. */
const KEPT_MS = 30 * 24 * 3_600_000
const NOT_REACHED = 'This row was not reached before the import was stopped.'

interface Parts {
  db: Db
  importFiles: KeptTables
  threads: Pick<ThreadPool, 'run'>
  admission: Admission
  queue: Pick<Queue, 'send'>
  clock: Clock
  newId: () => string
}

interface Page {
  which: 'invited' | 'refused'
  after: number
  limit: number
}

export type Imports = ReturnType<typeof createImports>

/**
 * Many customers from one table file, as the team sees them:
 *
 *   upload --> open --start--> running --the last row was taken up--> done
 *               ^ check: a dry run    \----cancel----> cancelled
 *
 * How rows are taken up, piece by piece, is in importing-service.ts.
 */
export function createImports({ db, importFiles: files, threads, admission, queue, clock, newId }: Parts) {
  return { upload, list, get, check, start, rows, refused, forgetOld }

  /** Keeps a file. Throws table-unreadable or table-too-long. */
  async function upload(person: Person, name: string, bytes: Buffer): Promise<PeopleImport> {
    const { rows, header, sample, encoding } = await files.readNew(bytes, ownerOf(person))
    const id = newId()
    await files.keep({ tenant_id: person.tenantId, user_id: person.id, id }, bytes)
    const file = { id, userId: person.id, name, encoding, header, sample, rows, createdAt: clock.now() }
    const stale = await db.inTenant(person.tenantId, async (tx) => {
      await store.insertImport(tx, file)
      return store.removeUnbegun(tx, person.id, UNBEGUN_MAX)
    })
    for (const old of stale) await files.remove(old)
    return get(person, id)
  }

  async function list(person: Person, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const page = { limit: limit + 1, ...(cursor ? { cursor } : {}) }
    const found = await db.inTenant(person.tenantId, (tx) => store.listImports(tx, page))
    const items = found.slice(0, limit).map(shown)
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
  }

  async function get(person: Person, id: string): Promise<PeopleImport> {
    return shown(await find(person, id))
  }

  /** A dry run, whose reasons are in `language`. The plan is kept, so that `start` does what was seen here. */
  async function check(
    tenant: Tenant,
    person: Person,
    id: string,
    plan: ImportPlan,
    language: Language,
  ): Promise<ImportCheck> {
    const record = await find(person, id)
    refuseRolesByKey(person, plan)
    requirePlan(record.header, plan)
    const owner = ownerOf(person)
    const results = await readRows(threads, await files.read(record, owner), plan, owner)
    const judged = await db.inTenant(tenant.id, async (tx) => {
      const locked = await store.lockImport(tx, id)
      if (locked?.state !== 'open') throw new AppError('import-begun')
      await store.changeImport(tx, id, { plan })
      return admission.judge(tx, tenant, results)
    })
    const faults = judged.filter((row): row is RefusedRow => row.kind === 'refused')
    const good = judged.filter((row): row is AdmittedRow => row.kind === 'person')
    return {
      rows: judged.length,
      good: good.length,
      refused: faults.length,
      faults: faults.slice(0, TABLE_FAULTS_SHOWN).map(({ line, email, reason }) => {
        return { line, title: email, message: refusalIn(language, reason) }
      }),
      first: good
        .slice(0, FIRST_SHOWN)
        .map(({ person: { email, displayName } }) => ({ email, name: displayName ?? '' })),
      mailMinutes: Math.ceil(good.length / MAILS_PER_MINUTE),
    }
  }

  /** Throws import-begun, import-columns, import-running or key-refused. */
  async function start(tenant: Tenant, person: Person, id: string): Promise<PeopleImport> {
    const { plan, header } = await find(person, id)
    if (!plan) throw new AppError('import-columns')
    refuseRolesByKey(person, plan)
    requirePlan(header, plan)
    await db.inTenant(tenant.id, async (tx) => {
      const record = await store.lockImport(tx, id)
      if (record?.state !== 'open') throw new AppError('import-begun')
      if (await store.isAnyRunning(tx)) throw new AppError('import-running')
      const turn = record.turn + 1
      await store.changeImport(tx, id, { state: 'running', turn, begun_at: clock.now() }).catch(refuseSecond)
      await queue.send(tx, 'import', { tenantId: tenant.id, importId: id, turn: String(turn) })
    })
    return get(person, id)
  }

  async function rows(person: Person, id: string, page: Page, language: Language) {
    await find(person, id)
    const wanted = { ...page, limit: page.limit + 1 }
    const found = await db.inTenant(person.tenantId, (tx) => rowsStore.listRows(tx, id, wanted))
    const items = found.slice(0, page.limit).map((row) => rowShown(row, language))
    return { items, nextAfter: found.length > page.limit ? (items.at(-1)?.line ?? null) : null }
  }

  /** The rows that were not taken, as they came, to be put right and sent again. */
  async function refused(tenant: Tenant, person: Person, id: string, language: Language): Promise<string[]> {
    const record = await find(person, id)
    const owner = ownerOf(person)
    const table = await files.read(record, owner)
    const known = await db.inTenant(person.tenantId, (tx) => rowsStore.listReasons(tx, id))
    const plan = record.plan ?? { columns: {} }
    const isOpen = record.state === 'open'
    const read = isOpen ? await readRows(threads, table, plan, owner) : []
    const planned = isOpen ? await db.inTenant(tenant.id, (tx) => admission.judge(tx, tenant, read)) : []
    const notReached = record.state === 'cancelled' ? NOT_REACHED : undefined
    const rows = reasoned(table, (line, place) => {
      const foreseen = planned[place]
      if (isOpen) return foreseen?.kind === 'refused' ? foreseen.reason : undefined
      return known.has(line) ? known.get(line) : notReached
    })
    return rowsToFix(table.header, rows, language)
  }

  /** Takes away what is older than 30 days, with its files. */
  async function forgetOld(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    for (const old of await db.inTenant(tenantId, (tx) => store.removeImportsBefore(tx, before)))
      await files.remove(old)
  }

  async function find(person: Person, id: string): Promise<store.ImportRecord> {
    const record = await db.inTenant(person.tenantId, (tx) => store.findImport(tx, id))
    if (!record) throw new AppError('not-found')
    return record
  }
}

/** The rows of a table with their reasons; other requests have their turn after each stretch. */
async function* reasoned(
  { stretches }: Table,
  reasonOf: (line: number, place: number) => ReasonedRow['reason'],
): AsyncGenerator<ReasonedRow> {
  let place = 0
  for (const stretch of stretches) {
    await pause()
    for (const row of unpacked(stretch)) yield { row, reason: reasonOf(row.line, place++) }
  }
}

/** Throws key-refused: a program invites customers, and a column of roles could make them more. */
function refuseRolesByKey({ key }: Person, { columns }: ImportPlan): void {
  if (!key || columns.role === undefined) return
  const message = 'An API key can give no role but customer and member. Leave the column of roles out.'
  throw new AppError('key-refused', { message })
}

/** Throws import-columns for a plan without addresses, or with a column that the file does not have. */
function requirePlan(header: readonly string[], { columns }: ImportPlan): void {
  const isWithin = Object.values(columns).every((index) => index < header.length)
  if (!isWithin || columns.email === undefined) throw new AppError('import-columns')
}

/** Two that begin in the same moment: the database lets one through. */
function refuseSecond(error: { code?: string }): never {
  if (error.code === '23505') throw new AppError('import-running')
  throw error
}

function rowShown(row: Awaited<ReturnType<typeof rowsStore.listRows>>[number], language: Language): ImportRow {
  const { line, email, reason } = row
  if (reason !== null) return { line, email, state: 'refused', reason: refusalIn(language, reason) }
  if (row.person_id) return { line, email, state: 'came', reason: null }
  if (!row.open_id) return { line, email, state: 'gone', reason: null }
  return { line, email, state: row.token_hash === null ? 'invited' : 'sent', reason: null }
}

function shown(record: store.ImportRecord): PeopleImport {
  const refused = Number(record.refused)
  return {
    id: record.id,
    name: record.name,
    state: record.state,
    encoding: record.encoding,
    header: record.header,
    sample: record.sample,
    suggested: suggestedColumns(record.header, columnNames),
    plan: record.plan,
    rows: record.row_count,
    waiting: record.row_count - record.next_row,
    invited: record.next_row - refused,
    refused,
    mailsWaiting: Number(record.mails_waiting),
    importedBy: record.imported_by,
    createdAt: record.created_at.toISOString(),
    endedAt: record.ended_at?.toISOString() ?? null,
  }
}
