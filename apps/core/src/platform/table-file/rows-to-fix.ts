import type { Language, Sentence } from '@vitrine/contract'
import { translateProblems } from '../http/problem-messages.ts'
import { tableLine } from './table-file.ts'
import type { TableRow } from './chunks.ts'

/** The same in every language, so that an uploaded file is recognised by it. */
const REASON = 'reason'

/** A row, and why it was not taken; nothing for one that was. */
export interface ReasonedRow {
  row: TableRow
  reasons: readonly Sentence[]
}

/** Returns the rejected rows unchanged, each with its reasons in the person's language, to be corrected and uploaded again. */
export async function rowsToFix(
  header: readonly string[],
  rows: AsyncIterable<ReasonedRow>,
  language: Language,
): Promise<string[]> {
  const reasonAt = header.findIndex((name) => name.toLowerCase() === REASON)
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== reasonAt)
  const lines = [tableLine([...without(header), REASON])]
  for await (const { row, reasons } of rows)
    if (reasons.length > 0) lines.push(tableLine([...without(row.cells), translateProblems(language, reasons)]))
  return lines
}
