import type { BatchPlan, BatchVariable } from '@vitrine/contract'
import { plainName } from '../../../platform/table-file/suggested-columns.ts'

/** A variable with the name of its column, as the file has it. */
type RowVariable = Omit<BatchVariable, 'name'> & { columnName: string }

/** The variables of a table by their plain names. */
export type RowVariables = ReadonlyMap<string, RowVariable>

/** Returns the variables of a plan, and every column of the file as a text variable by its own name. */
export function variablesOf(header: readonly string[], { variables }: Pick<BatchPlan, 'variables'>): RowVariables {
  const known = new Map<string, RowVariable>()
  const add = (name: string, variable: RowVariable) => {
    const plain = nameOfVariable(name)
    if (plain && !known.has(plain)) known.set(plain, variable)
  }
  const nameAt = (column: number) => header[column] || String(column + 1)
  for (const { name, kind, column } of variables) add(name, { kind, column, columnName: nameAt(column) })
  for (const [column, name] of header.entries()) add(name, { kind: 'text', column, columnName: nameAt(column) })
  return known
}

/** `{{ First Name }}` and the column `first_name` are one. */
export function nameOfVariable(name: string): string {
  return plainName(name) || name.trim().toLowerCase()
}
