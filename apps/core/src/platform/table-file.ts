/** The beginning of text that spreadsheet programs read as a formula, also in full width. */
const FORMULA_START = /^[\s]*[=+\-@\t\r＝＋－＠]/
/** A program that parts cells by semicolons or tabs begins a new one there. The dash of a list is none that calculates. */
const LATER_START = /(?<=[;\t\r\n])(?=[=+@＝＋－＠]|-\S)/g

/** A line of a table file (RFC 4180). A text that looks like a formula gets a sign before it, so that no program runs it. */
export function tableLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const harmless = (FORMULA_START.test(value) ? `'${value}` : value).replaceAll(LATER_START, "'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
