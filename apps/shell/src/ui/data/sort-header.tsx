import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type SortableBy, type SortingState, type SortOrder, sortedBy } from '../../lib/lists/sorting.ts'
import { focusRing } from '../brand/shapes.ts'

interface SortHeaderProps<Key extends string> {
  column: { title: string; head?: ReactNode; isFigure?: boolean; sortable?: SortableBy<Key> }
  sorted: SortingState<Key>
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; where the list can be sorted by it, a button that does so. */
export function SortHeader<Key extends string>({ column, sorted }: SortHeaderProps<Key>) {
  const { title, head, isFigure, sortable } = column
  if (!sortable)
    return (
      <th scope="col" data-figure={isFigure}>
        {head ?? title}
      </th>
    )
  const { sorting, onSort } = sorted
  const order = sorting.sort === sortable.key ? sorting.order : undefined
  return (
    <th scope="col" data-figure={isFigure} aria-sort={order ? spoken[order] : 'none'}>
      <Head type="button" onClick={() => onSort(sortedBy(sorting, sortable))}>
        {title}
        <Mark order={order} />
      </Head>
    </th>
  )
}

function Mark({ order }: { order: SortOrder | undefined }) {
  const Icon = order === undefined ? ChevronsUpDown : { asc: ArrowUp, desc: ArrowDown }[order]
  return <Icon size={14} aria-hidden="true" />
}

const Head = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRing}
  svg {
    flex: none;
    opacity: 0.6;
  }
  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${token.text};
    svg {
      opacity: 1;
    }
  }
`
