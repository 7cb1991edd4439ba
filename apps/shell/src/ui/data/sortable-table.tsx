import type { SortableBy, SortingState } from '../../lib/lists/sorting.ts'
import { type Column, DataTable } from './data-table.tsx'
import { SortChoice } from './sort-choice.tsx'
import { SortHeader } from './sort-header.tsx'

export interface SortableColumn<Row, Key extends string> extends Column<Row> {
  /** The sort key that the server uses for this column. */
  sortable?: SortableBy<Key>
}

interface SortableTableProps<Row, Key extends string> extends Omit<
  Parameters<typeof DataTable<Row>>[0],
  'columns' | 'heads'
> {
  columns: SortableColumn<Row, Key>[]
  sorted: SortingState<Key>
}

/** A table whose list the server sorts by the column that is chosen in its head; on phones, in a field above it. */
export function SortableTable<Row, Key extends string>({ columns, sorted, ...table }: SortableTableProps<Row, Key>) {
  const heads = columns.map((column) => <SortHeader key={column.title} column={column} sorted={sorted} />)
  return (
    <>
      <SortChoice columns={columns} {...sorted} />
      <DataTable columns={columns} heads={heads} {...table} />
    </>
  )
}
