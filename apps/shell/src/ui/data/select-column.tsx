import { t } from '@lingui/core/macro'
import type { Selection } from '../../lib/lists/selection.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import type { Column } from './data-table.tsx'

/** The column in which rows are chosen; its head chooses all that are listed. */
export function selectColumn<Row extends { id: string }>(
  selection: Selection,
  nameOf: (row: Row) => string,
): Column<Row> {
  const isMixed = selection.ids.length > 0 && !selection.isAll
  return {
    title: t({ message: 'Select', comment: 'Column with boxes that choose rows' }),
    place: 'select',
    head: (
      <Checkbox
        bare
        label={t`Select all rows`}
        checked={selection.isAll}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={selection.isAll ? selection.clear : selection.selectAll}
      />
    ),
    cell: (row) => {
      const name = nameOf(row)
      return (
        <Checkbox
          bare
          label={t`Select ${name}`}
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row.id)}
        />
      )
    },
  }
}
