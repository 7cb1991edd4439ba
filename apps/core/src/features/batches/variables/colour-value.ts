import { type Sentence, sentence } from '@vitrine/contract'
import { HexColour } from '@vitrine/contract/api'
import type { RowVariables } from './row-variables.ts'

/** Returns the accent colour that a row names, null where it names none, or why it cannot have it. */
export function rowAccent(
  cells: readonly string[],
  variables: RowVariables,
): { accent: string | null } | { reason: Sentence } {
  const variable = [...variables.values()].find(({ kind }) => kind === 'colour')
  const typed = variable ? (cells[variable.column] ?? '').trim() : ''
  if (!variable || !typed) return { accent: null }
  const accent = HexColour.safeParse(sixDigits(typed.replace(/^#/, '')))
  if (accent.success) return { accent: accent.data }
  const message = '“{value}” in the column “{column}” isn’t a color. Enter one such as #3b82f6.'
  return { reason: sentence(message, { value: typed.slice(0, 60), column: variable.columnName }) }
}

/** #fa3 is short for #ffaa33. */
function sixDigits(hex: string): string {
  return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`
}
