import type { Sentence } from '@vitrine/contract'
import { type TableChunk, unpacked } from '../table-file/chunks.ts'

const TITLE_CHARACTERS_MAX = 254

/** A parsed row: its value, or the reason why it is refused. */
export type Reading<Value> = { value: Value; reason: null } | RefusedReading

interface RefusedReading {
  value: null
  reason: Sentence
  /** Further problems of the row. */
  further: readonly Sentence[]
}

/** A reading with its line and the cell by which people recognise the row. */
export type RowResult<Value> = Reading<Value> & { line: number; title: string }
export type GoodRow<Value> = Extract<RowResult<Value>, { reason: null }>

export function good<Value>(value: Value): Reading<Value> {
  return { value, reason: null }
}

/** Refuses a row. The reason says what to change in it; a string is a reason without arguments. */
export function refused(reason: Sentence | string): RefusedReading {
  return { value: null, reason: typeof reason === 'string' ? { message: reason } : reason, further: [] }
}

/** Refuses a row for all of its problems, each once; undefined where it has none. */
export function refusedFor(reasons: readonly Sentence[]): RefusedReading | undefined {
  const once = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]))
  const [reason, ...further] = once.values()
  return reason && { value: null, reason, further }
}

/** Returns all problems of a row. */
export function reasonsOf(reading: Reading<unknown>): Sentence[] {
  return reading.reason === null ? [] : [reading.reason, ...reading.further]
}

export function isGood<Value>(row: RowResult<Value>): row is GoodRow<Value> {
  return row.reason === null
}

interface Columns<Field extends string> {
  columns: Partial<Record<Field, number>>
  /** The number of columns of the file. */
  width: number
  /** The column of the titles. */
  titleAt: number
}

/**
 * Reads the rows of a chunk by the plan’s columns. `read` gets a function that returns the cell of a field, empty where there is none,
 * and all cells.
 */
export function readChunk<Field extends string, Value>(
  chunk: TableChunk,
  { columns, width, titleAt }: Columns<Field>,
  read: (cell: (field: Field) => string, cells: readonly string[]) => Reading<Value>,
): RowResult<Value>[] {
  return unpacked(chunk).map(({ line, cells }) => {
    const title = (cells[titleAt] ?? '').slice(0, TITLE_CHARACTERS_MAX)
    if (cells.length > width) {
      const reason =
        'The row has more cells than there are columns. Put quotation marks around cells that contain commas.'
      return { line, title, ...refused(reason) }
    }
    return { line, title, ...read((field) => cells[columns[field] ?? -1] ?? '', cells) }
  })
}
