import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { DataTable } from '../data/data-table.tsx'
import { Select } from '../forms/inputs.tsx'
import type { ColumnFields } from './column-fields.ts'

interface ColumnsTableProps<Field extends string> {
  header: readonly string[]
  /** The first rows of the file. */
  sample: readonly (readonly string[])[]
  fields: ColumnFields<Field>
  /** The possible contents of a column, in the order in which they are offered. */
  names: Partial<Record<Field, string>>
  onChoose: (index: number, field: Field | '') => void
}

/** The columns of a file with their first cells, and what each one holds. */
export function ColumnsTable<Field extends string>(props: ColumnsTableProps<Field>) {
  const { header, sample, fields, names, onChoose } = props
  const { t } = useLingui()
  const choices = Object.entries(names) as [Field, string][]
  const rows = header.map((name, index) => {
    const number = formatCount(index + 1)
    return { title: name || t`Column ${number}`, index }
  })
  return (
    <DataTable
      caption={t`Columns in the file`}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { title: t`Column`, cell: ({ title }) => <bdi>{title}</bdi> },
        { title: t`Sample values`, cell: ({ index }) => <Cells>{firstCells(sample, index)}</Cells> },
        {
          title: t`Contains`,
          cell: ({ title, index }) => (
            <Select
              aria-label={t`Contents of ${title}`}
              value={fields[index]}
              onChange={({ target }) => onChoose(index, choices.find(([field]) => field === target.value)?.[0] ?? '')}
            >
              <option value="">{t`Skip`}</option>
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
