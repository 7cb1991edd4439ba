import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp } from '#icons'
import styled from 'styled-components'
import type { SortableBy, SortingState } from '../../lib/lists/sorting.ts'
import { IconButton } from '../controls/button.tsx'
import { Select } from '../forms/inputs.tsx'
import { media } from '../brand/shapes.ts'

interface SortChoiceProps<Key extends string> extends SortingState<Key> {
  columns: { title: string; sortable?: SortableBy<Key> }[]
}

/** A choice of the sorting, for lists too narrow for column heads. */
export function SortChoice<Key extends string>({ columns, sorting, onSort }: SortChoiceProps<Key>) {
  const { sort, order } = sorting
  const choose = (chosen: string) => {
    const column = columns.find(({ sortable }) => sortable?.key === chosen)?.sortable
    if (column) onSort({ sort: column.key, order: column.first })
  }
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <Row>
      <Select aria-label={t`Sort by`} value={sort} onChange={({ target }) => choose(target.value)}>
        {columns.map(
          ({ title, sortable }) =>
            sortable && (
              <option key={sortable.key} value={sortable.key}>
                {title}
              </option>
            ),
        )}
      </Select>
      <IconButton
        variant="secondary"
        label={order === 'asc' ? t`Sort descending` : t`Sort ascending`}
        onClick={() => onSort({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

const Row = styled.div`
  display: none;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[2]};
    max-inline-size: 360px;
    margin-block: ${token.space[2]};
  }
`
