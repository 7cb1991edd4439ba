import { type Language, TABLE_FAULTS_SHOWN, type TableFault } from '@vitrine/contract'
import type { Storage } from '../../ports/storage.ts'
import { AppError } from '../errors/app-error.ts'
import type { Clock } from '../time/clock.ts'
import type { Db, TenantTx } from '../db/open.ts'
import type { Events } from '../events/events.ts'
import { translateProblems } from '../http/problem-messages.ts'
import { type AccountOwner, ownerOf } from '../http/request.ts'
import type { Queue } from '../queue/queue.ts'
import { type ReasonedRow, rowsToFix } from '../table-file/rows-to-fix.ts'
import { createStoredTables } from '../table-file/stored-tables.ts'
import type { TableRow } from '../table-file/chunks.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { ThreadPool } from '../thread-pool/thread-pool.ts'
import type { ColumnPlan, TableImportDefinition } from './definition.ts'
import { createImportProcessing } from './processing.ts'
import { type GoodRow, type RowResult, isGood, reasonsOf } from './row-results.ts'
import { createImportRows } from './rows.ts'
import * as store from './store.ts'

/** The imports of a person that are kept, with their files. The oldest beyond them are deleted, so that nobody fills the storage. */
const IMPORTS_MAX = { notStarted: 10, ended: 100 }

export interface TableImportDeps {
  db: Db
  storage: Storage
  workFolder: string
  threads: Pick<ThreadPool, 'run'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'send'>
  tenants: { withId(id: string): Promise<Tenant | undefined> }
  /** Throws for a person whose account is being deleted. */
  people: { lockPresent(tx: TenantTx, userId: string): Promise<void> }
  clock: Clock
  newId: () => string
}

/** The result of a dry run. */
interface DryRun<Value> {
  rows: number
  good: GoodRow<Value>[]
  refused: number
  faults: TableFault[]
}

/**
 * Processes each row of a table file, as a definition describes:
 *
 *   upload --> open --start--> running --the last row has ended--> done
 *               ^ check: a dry run    \----cancel----> cancelled
 *
 * The file is stored and parsed again each time. processing.ts processes the rows.
 */
export function createTableImports<Field extends string, Plan extends ColumnPlan<Field>, Value, Entity>(
  deps: TableImportDeps,
  definition: TableImportDefinition<Field, Plan, Value, Entity>,
) {
  const { db, people, clock, newId } = deps
  const { kind, folder, rowsMax, problems } = definition
  const files = createStoredTables(deps, { folder, rowsMax })
  const rows = createImportRows({ files, definition })
  const { work, processTurn, sendTurn, end } = createImportProcessing({ ...deps, rows, definition })
  return {
    upload,
    list,
    get,
    find,
    check,
    start,
    cancel,
    toFix,
    rawRows: rows.raw,
    hasColumns,
    deleteBefore,
    erase,
    work,
    processTurn,
  }

  /** Stores a file. Throws table-unreadable or table-too-long. */
  async function upload(person: AccountOwner, name: string, bytes: Buffer): Promise<Entity> {
    const table = await files.readNew(bytes, ownerOf(person))
    const id = newId()
    await files.store({ tenant_id: person.tenantId, user_id: person.id, id }, bytes)
    const stale = await db.inTenant(person.tenantId, async (tx) => {
      await people.lockPresent(tx, person.id)
      await store.insertImport(tx, { ...table, id, kind, userId: person.id, name, createdAt: clock.now() })
      return store.deleteBeyond(tx, kind, person.id, IMPORTS_MAX)
    })
    for (const old of stale) await files.remove(old)
    return get(person, id)
  }

  async function list(
    person: AccountOwner,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: Entity[]; nextCursor: string | null }> {
    const userId = definition.isOfTeam ? undefined : person.id
    return db.inTenant(person.tenantId, async (tx) => {
      const found = await store.listImports(tx, kind, { userId, cursor, limit: limit + 1 })
      const page = found.slice(0, limit)
      const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null
      return { items: await definition.serialize(tx, page), nextCursor }
    })
  }

  async function get(person: AccountOwner, id: string): Promise<Entity> {
    const record = await find(person, id)
    const [entity] = await db.inTenant(person.tenantId, (tx) => definition.serialize(tx, [record]))
    if (entity === undefined) throw new AppError('not-found')
    return entity
  }

  /** Makes a dry run, whose reasons are in `language`. The plan is stored, so that `start` uses the checked one. */
  async function check(
    tenant: Tenant,
    person: AccountOwner,
    id: string,
    plan: Plan,
    language: Language,
  ): Promise<DryRun<Value>> {
    const record = await find(person, id)
    await requirePlan(tenant, person, record, plan)
    const read = await readAll(person, record, plan)
    const checked = await db.inTenant(tenant.id, async (tx) => {
      await lockOpen(tx, id)
      await store.changeImport(tx, id, { plan })
      return definition.checkRows ? definition.checkRows(tx, tenant, read) : read
    })
    const good = checked.filter(isGood)
    const faults = checked.filter((row) => !isGood(row))
    return {
      rows: checked.length,
      good,
      refused: faults.length,
      faults: faults.slice(0, TABLE_FAULTS_SHOWN).map((row) => {
        return { line: row.line, title: row.title, message: translateProblems(language, reasonsOf(row)) }
      }),
    }
  }

  /**
   * Throws the problems of the definition where the import was started before, has no plan, or may not run beside another one.
   */
  async function start(tenant: Tenant, person: AccountOwner, id: string): Promise<Entity> {
    const record = await find(person, id)
    await requirePlan(tenant, person, record, planOf(record))
    await db.inTenant(tenant.id, async (tx) => {
      const { generation } = await lockOpen(tx, id)
      if (problems.running && (await store.isAnyRunning(tx, kind))) throw new AppError(problems.running)
      const turn = generation + 1
      await store
        .changeImport(tx, id, { state: 'running', generation: turn, started_at: clock.now() })
        .catch(refuseSecond)
      await sendTurn(tx, { importId: id, turn })
    })
    return get(person, id)
  }

  /** Cancels an import; processed rows stay. Has no effect on an import that has ended. */
  async function cancel(person: AccountOwner, id: string): Promise<Entity> {
    await find(person, id)
    await db.inTenant(person.tenantId, async (tx) => {
      const locked = await store.lockImport(tx, kind, id)
      if (locked?.state === 'running' || locked?.state === 'open') await end(tx, locked, 'cancelled')
    })
    return get(person, id)
  }

  /** Returns the failed rows unchanged, each with its reasons, to be corrected and imported again. */
  async function toFix(tenant: Tenant, person: AccountOwner, id: string, language: Language): Promise<string[]> {
    const record = await find(person, id)
    const plan = definition.planSchema.nullable().parse(record.plan)
    const read = plan ? await readAll(person, record, plan) : []
    const { known, planned } = await db.inTenant(tenant.id, async (tx) => ({
      known: await definition.listReasons(tx, id),
      planned: record.state === 'open' && definition.checkRows ? await definition.checkRows(tx, tenant, read) : read,
    }))
    const notReached = record.state === 'cancelled' ? { message: definition.notReached } : null
    const reasonsAt = (line: number, place: number) => {
      const row = planned[place]
      const reason = known.has(line) ? known.get(line) : (row?.reason ?? notReached)
      if (!reason) return []
      // Only the first reason of a row is stored; the others are computed again.
      return row?.reason?.message === reason.message ? reasonsOf(row) : [reason]
    }
    return rowsToFix(record.header, reasoned(rows.raw(record, ownerOf(person)), reasonsAt), language)
  }

  /** Deletes imports uploaded before a moment that are not running, with their files. */
  async function deleteBefore(tenantId: string, before: Date): Promise<void> {
    const old = await db.inTenant(tenantId, (tx) => store.deleteImportsBefore(tx, kind, before))
    for (const one of old) await files.remove(one)
  }

  /** Deletes a person's imports, for account deletion. Their files are deleted with the person's folder. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteImportsOf(tx, kind, userId))
  }

  async function readAll(person: AccountOwner, record: store.ImportRecord, plan: Plan): Promise<RowResult<Value>[]> {
    const read: RowResult<Value>[] = []
    for await (const { row } of rows.planned(record, plan, ownerOf(person))) read.push(row)
    return read
  }

  async function requirePlan(
    tenant: Tenant,
    person: AccountOwner,
    { header }: store.ImportRecord,
    plan: Plan,
  ): Promise<void> {
    if (!hasColumns({ header }, plan)) throw new AppError(problems.columns)
    await definition.checkPlan(tenant, person, plan)
  }

  /** Returns whether the file of an import has the columns that a plan names. */
  function hasColumns({ header }: Pick<store.ImportRecord, 'header'>, { columns, variables = [] }: Plan): boolean {
    const used = [...Object.values<number | undefined>(columns), ...variables.map(({ column }) => column)]
    return used.every((index = 0) => index < header.length)
  }

  /** Throws the problem of a plan that is missing. */
  function planOf({ plan }: store.ImportRecord): Plan {
    if (plan === null) throw new AppError(problems.columns)
    return definition.planSchema.parse(plan)
  }

  async function lockOpen(tx: TenantTx, id: string): Promise<store.LockedImport> {
    const locked = await store.lockImport(tx, kind, id)
    if (locked?.state !== 'open') throw new AppError(problems.begun)
    return locked
  }

  /** Of two imports that start at the same moment the database accepts one. Maps its error for the other. */
  function refuseSecond(error: { code?: string }): never {
    if (problems.running && error.code === '23505') throw new AppError(problems.running)
    throw error
  }

  /** Throws not-found, also for another person's import, unless it is the team's. */
  async function find(person: AccountOwner, id: string): Promise<store.ImportRecord> {
    const record = await db.inTenant(person.tenantId, (tx) => store.findImport(tx, kind, id))
    if (!record || (!definition.isOfTeam && record.user_id !== person.id)) throw new AppError('not-found')
    return record
  }
}

async function* reasoned(
  rows: AsyncIterable<TableRow>,
  reasonsAt: (line: number, place: number) => ReasonedRow['reasons'],
): AsyncGenerator<ReasonedRow> {
  let place = 0
  for await (const row of rows) yield { row, reasons: reasonsAt(row.line, place++) }
}
