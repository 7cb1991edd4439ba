import { sql } from 'kysely'
import type { SystemTx } from '../db/open.ts'
import { type DumpedTable, quoted, summedColumns } from './tables.ts'

/** The rows of a table, and the sum of each of its columns of money or credits. */
interface TableFigures {
  rows: number
  sums: Record<string, number>
}

export type Figures = Record<string, TableFigures>

/** Returns the figures of these tables, computed by the database. */
export async function readFigures(tx: SystemTx, tables: readonly DumpedTable[]): Promise<Figures> {
  const figures: Figures = {}
  for (const table of tables) {
    const summed = summedColumns(table)
    const sums = summed.map((column) => `, coalesce(sum(${quoted(column)}), 0)::bigint as ${quoted(column)}`)
    const text = `select count(*)::bigint as row_count${sums.join('')} from ${quoted(table.name)}`
    const { rows } = await sql.raw<Record<string, number>>(text).execute(tx)
    figures[table.name] = {
      rows: Number(rows[0]?.row_count),
      sums: Object.fromEntries(summed.map((column) => [column, Number(rows[0]?.[column])])),
    }
  }
  return figures
}

/** Returns a line for each figure that differs in `found`. */
export function differences(wanted: Figures, found: Figures): string[] {
  return Object.entries(wanted).flatMap(([table, { rows, sums }]) => [
    ...(found[table]?.rows === rows ? [] : [`${table} has ${found[table]?.rows ?? 'no'} rows in place of ${rows}`]),
    ...Object.entries(sums)
      .filter(([column, sum]) => found[table]?.sums[column] !== sum)
      .map(([column, sum]) => `${table}.${column} adds up to ${found[table]?.sums[column]} in place of ${sum}`),
  ])
}
