import { setImmediate as pause } from 'node:timers/promises'
import type { Owner } from '../../ports/owner.ts'
import type { StoredTables } from '../table-file/stored-tables.ts'
import { type TableRow, unpacked } from '../table-file/chunks.ts'
import type { ColumnPlan, PlacedRow, TableImportDefinition } from './definition.ts'
import type { ImportRecord } from './store.ts'

interface Deps<Field extends string, Plan extends ColumnPlan<Field>, Value> {
  files: Pick<StoredTables, 'read'>
  definition: Pick<TableImportDefinition<Field, Plan, Value, unknown>, 'isReadWhole' | 'rowReader'>
}

/** Reads the rows of stored files, unchanged or by a plan. */
export function createImportRows<Field extends string, Plan extends ColumnPlan<Field>, Value>({
  files,
  definition,
}: Deps<Field, Plan, Value>) {
  return { raw, planned }

  /** Yields every row of the file unchanged; other requests run between the chunks. */
  async function* raw(record: ImportRecord, owner: Owner): AsyncGenerator<TableRow> {
    for (const chunk of (await files.read(record, owner)).chunks) {
      await pause()
      yield* unpacked(chunk)
    }
  }

  /** Yields the rows from one position on, read by the plan: a chunk at a time, each in a thread. */
  async function* planned(record: ImportRecord, plan: Plan, owner: Owner, from = 0): AsyncGenerator<PlacedRow<Value>> {
    if (from >= record.row_count) return
    const { chunks } = await files.read(record, owner)
    const read = await definition.rowReader(record, plan, owner)
    let place = 0
    for (const chunk of chunks) {
      const isWanted = definition.isReadWhole || place + chunk.rows > from
      for (const [index, row] of (isWanted ? await read(chunk) : []).entries())
        if (place + index >= from) yield { place: place + index, row }
      place += chunk.rows
    }
  }
}
