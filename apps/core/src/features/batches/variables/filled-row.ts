import { type BatchField, type BatchPlan, type Sentence, type SpokenLanguage, sentence } from '@vitrine/contract'
import { BatchTextField } from '@vitrine/contract/api'
import { writtenNumber } from './number-value.ts'
import { type RowVariables, nameOfVariable } from './row-variables.ts'

const VARIABLE = /\{\{([^{}]{0,200})\}\}/g
const BRACES = /\{\{|\}\}/
const SHOWN_CHARACTERS_MAX = 60

type Cell = (field: BatchField) => string

interface Filling {
  /** The cells of the row by their columns. */
  cells: readonly string[]
  variables: RowVariables
  templates: BatchPlan['templates']
  language: SpokenLanguage
}

/**
 * Returns the cells of a row with variables replaced. Empty texts are taken from the template. Refuses a row that lacks a
 * value, so that no video speaks the name of a variable.
 */
export function filledRow(cell: Cell, filling: Filling): { value: Cell } | { reasons: Sentence[] } {
  const texts = new Map<BatchField, string>()
  const reasons: Sentence[] = []
  for (const field of BatchTextField.options) {
    const own = cell(field)
    const filled = filledText(own.trim() ? own : (filling.templates[field] ?? ''), filling)
    if ('text' in filled) texts.set(field, filled.text)
    else reasons.push(...filled.reasons)
  }
  if (reasons.length > 0) return { reasons }
  return { value: (field) => texts.get(field) ?? cell(field) }
}

function filledText(text: string, filling: Filling): { text: string } | { reasons: Sentence[] } {
  if (!BRACES.test(text)) return { text }
  const reasons: Sentence[] = []
  const filled = text.replaceAll(VARIABLE, (written, name: string) => {
    const value = valueOf(name, filling)
    if ('reason' in value) reasons.push(value.reason)
    return 'text' in value ? value.text : written
  })
  if (reasons.length > 0) return { reasons }
  const braces = hasBraces(filled)
  return braces ? { reasons: [braces] } : { text: filled }
}

/** Returns why a text is refused that still has the braces of a variable; undefined for others. */
export function hasBraces(text: string): Sentence | undefined {
  const [braces] = BRACES.exec(text) ?? []
  if (!braces) return undefined
  const message = 'The text has {braces} without a variable. Write the name of a column between {open} and {close}.'
  return sentence(message, { braces, open: '{{', close: '}}' })
}

function valueOf(name: string, { cells, variables, language }: Filling): { text: string } | { reason: Sentence } {
  const variable = variables.get(nameOfVariable(name))
  const written = `{{${name.trim().slice(0, SHOWN_CHARACTERS_MAX)}}}`
  if (!variable || variable.kind === 'image' || variable.kind === 'colour') {
    const message = 'There is no text or number column for {variable}. Correct the name, or add the column.'
    return { reason: sentence(message, { variable: written }) }
  }
  const value = (cells[variable.column] ?? '').trim()
  const column = variable.columnName
  if (!value) {
    const message = 'The column “{column}” is empty in this row. Enter the value for {variable}.'
    return { reason: sentence(message, { column, variable: written }) }
  }
  return variable.kind === 'number' ? writtenNumber(value, column, language) : { text: value }
}
