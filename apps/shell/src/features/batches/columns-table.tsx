import { useLingui } from '@lingui/react/macro'
import type { Batch, BatchField } from '@vitrine/contract'
import type { ColumnFields } from '../../kit/column-fields.ts'
import { ColumnsTable as Columns } from '../../kit/ui/columns-table.tsx'
import { fieldNames } from './words.ts'

interface ColumnsTableProps {
  batch: Batch
  fields: ColumnFields<BatchField>
  onChoose: (index: number, field: BatchField | '') => void
}

/** The columns of the file with their first cells, and what each one holds. */
export function ColumnsTable({ batch, fields, onChoose }: ColumnsTableProps) {
  const { t } = useLingui()
  return (
    <Columns
      {...batch}
      fields={fields}
      names={fieldNames()}
      words={{
        caption: t`Columns of the file`,
        column: t`Column`,
        firstCells: t`First cells`,
        holds: t`Holds`,
        leaveOut: t`Leave out`,
        numbered: (number) => t`Column ${number}`,
        whatHolds: (title) => t`What ${title} holds`,
      }}
      onChoose={onChoose}
    />
  )
}
