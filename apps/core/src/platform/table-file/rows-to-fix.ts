import type { Language } from '@vitrine/contract'
import { refusalIn } from '../http/problem-words.ts'
import { tableLine } from '../table-file.ts'
import type { Table, TableRow } from './read.ts'

/** Named alike in every language, so that a file that comes back is known to have it. */
const REASON = 'reason'

/**
 * The rows that were not taken, as they were, each with its reason in the person's language: to be put right and sent again.
 * `reasonOf` answers undefined for rows that were.
 */
export function rowsToFix(
  { header, rows }: Table,
  language: Language,
  reasonOf: (row: TableRow, index: number) => string | null | undefined,
): string[] {
  const reasonAt = header.findIndex((name) => name.toLowerCase() === REASON)
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== reasonAt)
  const lines = rows.flatMap((row, index) => {
    const reason = reasonOf(row, index)
    return reason ? [tableLine([...without(row.cells), refusalIn(language, reason)])] : []
  })
  return [tableLine([...without(header), REASON]), ...lines]
}
