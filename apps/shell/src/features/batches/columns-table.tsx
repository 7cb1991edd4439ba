import { useLingui } from '@lingui/react/macro'
import type { Batch, BatchField } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../kit/format.ts'
import { DataTable } from '../../kit/ui/data-table.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { fieldNames } from './words.ts'

interface ColumnsTableProps {
  batch: Batch
  fields: readonly (BatchField | '')[]
  onChoose: (index: number, field: BatchField | '') => void
}

/** The columns of the file with their first cells, and what each one holds. */
export function ColumnsTable({ batch, fields, onChoose }: ColumnsTableProps) {
  const { t } = useLingui()
  const names = Object.entries(fieldNames()) as [BatchField, string][]
  const rows = batch.header.map((name, index) => ({ name, index, number: formatCount(index + 1) }))
  const titleOf = ({ name, number }: (typeof rows)[number]) => name || t`Column ${number}`
  return (
    <DataTable
      caption={t`Columns of the file`}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { title: t`Column`, cell: (row) => <bdi>{titleOf(row)}</bdi> },
        { title: t`First cells`, cell: ({ index }) => <Cells>{firstCells(batch, index)}</Cells> },
        {
          title: t`Holds`,
          cell: (row) => (
            <Select
              aria-label={t`What ${titleOf(row)} holds`}
              value={fields[row.index]}
              onChange={({ target }) => onChoose(row.index, names.find(([field]) => field === target.value)?.[0] ?? '')}
            >
              <option value="">{t`Leave out`}</option>
              {names.map(([field, name]) => (
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

function firstCells({ sample }: Batch, index: number): string {
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
