import { type ProblemCode, type Sentence } from '@vitrine/contract'
import type { z } from 'zod'
import type { Owner } from '../../ports/owner.ts'
import type { TenantTx } from '../db/open.ts'
import type { AccountOwner } from '../http/request.ts'
import type { TableChunk } from '../table-file/chunks.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { RowResult } from './row-results.ts'
import type { ImportKind, ImportRecord, LockedImport } from './store.ts'

/** The assignment of columns to fields, and the other choices of a kind of import. */
export interface ColumnPlan<Field extends string> {
  columns: Partial<Record<Field, number>>
  /** Further columns that it uses. */
  variables?: readonly { column: number }[]
}

/** A row of the file by its number, from 0. */
export interface PlacedRow<Value> {
  place: number
  row: RowResult<Value>
}

/** One job's share of an import. */
export interface Turn<Plan, Value> {
  tenant: Tenant
  record: ImportRecord
  plan: Plan
  signal: AbortSignal
  /** The rows from the first unprocessed one. They are read on demand. */
  rows: AsyncIterable<PlacedRow<Value>>
  /**
   * Advances the import past `rows` in the transaction in which `write` stores their results. `write` returns the number of
   * refused rows, or null where it processed none; it is not called where another process was faster. Returns whether the
   * import is still running.
   */
  recordRows(
    rows: PlacedRow<Value>[],
    write: (tx: TenantTx, locked: LockedImport) => Promise<number | null>,
  ): Promise<boolean>
}

/** Why an import ended: its last row, a person, or a job whose every attempt failed. */
export type Ending = 'cancelled' | 'done' | 'given-up'

/** The columns of one kind of table, and the processing of its rows. */
export interface TableImportDefinition<Field extends string, Plan extends ColumnPlan<Field>, Value, Entity> {
  kind: ImportKind
  /** The folder of the files, below that of their person. */
  folder: string
  rowsMax: number
  queue: 'batch' | 'import'
  event: 'batch_update' | 'import_update'
  problems: {
    begun: ProblemCode
    columns: ProblemCode
    /** Thrown while another import of the tenant runs; without it, several run at once. */
    running?: ProblemCode
  }
  /** The reason of a row that was not processed when the import ended. */
  notReached: string
  /** True where the whole team sees an import, false where its person does. */
  isOfTeam: boolean
  /** Whether a row depends on those before it, so that every reading begins with the first row. */
  isReadWhole: boolean
  pauseSeconds: number
  /** Common column names of each field, normalised to lower case without punctuation, the likeliest first. */
  columnNames: Record<Field, readonly string[]>
  planSchema: z.ZodType<Plan>
  /** Throws for a plan that cannot import anything. Its columns are within the file. */
  checkPlan(tenant: Tenant, person: AccountOwner, plan: Plan): Promise<void> | void
  /** Returns a function that reads the chunks of one file, in their order. */
  rowReader(record: ImportRecord, plan: Plan, owner: Owner): Promise<(chunk: TableChunk) => Promise<RowResult<Value>[]>>
  /** Checks valid rows against the database. */
  checkRows?(tx: TenantTx, tenant: Tenant, rows: RowResult<Value>[]): Promise<RowResult<Value>[]>
  importRows(turn: Turn<Plan, Value>): Promise<void>
  /** Returns why each processed row failed, by its line; null for the others. */
  listReasons(tx: TenantTx, importId: string): Promise<Map<number, Sentence | null>>
  /** Returns false when the person may no longer do what the import does; it ends then. */
  mayContinue?(tx: TenantTx, userId: string): Promise<boolean>
  /** Returns whether work that the last rows started is unfinished. */
  isUnfinished?(tx: TenantTx, importId: string): Promise<boolean>
  /** Runs in the transaction that ends the import. */
  ended(tx: TenantTx, locked: LockedImport, ending: Ending): Promise<void>
  serialize(tx: TenantTx, records: ImportRecord[]): Promise<Entity[]>
}
