/** What a spreadsheet would take for a formula and work out. */
const FORMULA = /^[\t\r ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/** One line of a table for spreadsheets (RFC 4180). Text that looks like a formula is marked as text; numbers stay numbers. */
export function csvRow(cells: readonly (number | string)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(cell: number | string): string {
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
