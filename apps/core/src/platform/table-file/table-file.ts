/** The beginning of text that spreadsheet programs read as a formula, also in full width. */
const FORMULA_START = /^[\s]*[=+\-@\t\r＝＋－＠]/
/** Where a program that separates cells by semicolons or tabs begins a new cell. The dash of a list is not a formula. */
const LATER_START = /(?<=[;\t\r\n])(?=[=+@＝＋－＠]|-\S)/g

/** Returns a line of a table file (RFC 4180). Text that looks like a formula is prefixed, so that no program evaluates it. */
export function tableLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const harmless = (FORMULA_START.test(value) ? `'${value}` : value).replaceAll(LATER_START, "'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
