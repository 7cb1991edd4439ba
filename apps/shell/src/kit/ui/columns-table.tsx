import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../format.ts'
import type { ColumnFields } from '../column-fields.ts'
import { DataTable } from './data-table.tsx'
import { Select } from './inputs.tsx'

interface ColumnsTableProps<Field extends string> {
  header: readonly string[]
  /** The first rows of the file. */
  sample: readonly (readonly string[])[]
  fields: ColumnFields<Field>
  /** What a column can hold, in the order in which it is offered. */
  names: Record<Field, string>
  words: {
    caption: string
    column: string
    firstCells: string
    holds: string
    leaveOut: string
    /** A column without a name, by its number. */
    numbered: (number: string) => string
    whatHolds: (title: string) => string
  }
  onChoose: (index: number, field: Field | '') => void
}

/** The columns of a file with their first cells, and what each one holds. */
export function ColumnsTable<Field extends string>(props: ColumnsTableProps<Field>) {
  const { header, sample, fields, names, words, onChoose } = props
  const choices = Object.entries(names) as [Field, string][]
  const rows = header.map((name, index) => ({ title: name || words.numbered(formatCount(index + 1)), index }))
  return (
    <DataTable
      caption={words.caption}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { title: words.column, cell: ({ title }) => <bdi>{title}</bdi> },
        { title: words.firstCells, cell: ({ index }) => <Cells>{firstCells(sample, index)}</Cells> },
        {
          title: words.holds,
          cell: ({ title, index }) => (
            <Select
              aria-label={words.whatHolds(title)}
              value={fields[index]}
              onChange={({ target }) => onChoose(index, choices.find(([field]) => field === target.value)?.[0] ?? '')}
            >
              <option value="">{words.leaveOut}</option>
              {choices.map(([field, name]) => (
                <option key={field} value={field}>
                  {name}
                </option>
              ))}
            </Select>
          ),
        },
      ]}
    />
  )
}

function firstCells(sample: readonly (readonly string[])[], index: number): string {
  const cells = sample.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  return cells.length > 0 ? cells.join(' · ') : '–'
}

const Cells = styled.bdi`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  max-inline-size: 48ch;
  color: ${token.textMuted};
`
