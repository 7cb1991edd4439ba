import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useMatch } from '../../lib/use-match.ts'
import { media } from '../brand/shapes.ts'

export interface Column<Row> {
  title: string
  /** Replaces the title in the head, e.g. a checkbox that selects all rows. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligns figures to the end of the column, so that their digits align. */
  isFigure?: boolean
  /**
   * On phones, a part of an entry's first line, without the title: the box that chooses the row, what the row is about, or what
   * can be done with it. A table with a name lists its other values below that line.
   */
  place?: 'select' | 'name' | 'corner'
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** The cells of the head; without them the titles of the columns. */
  heads?: ReactNode
  /** Whether other rows are on their way, as after another sorting. */
  isStale?: boolean
  /** Whether a row is chosen. */
  isChosen?: (row: Row) => boolean
}

/**
 * Rows between hairlines. On phones each row becomes an entry of its own, with the column's title before each value: one value
 * per line, or all in one wrapping line below the row's name.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, heads, isStale, isChosen }: DataTableProps<Row>) {
  const isList = useMatch(tableAsList)
  return (
    <Table
      aria-label={caption}
      aria-busy={isStale || undefined}
      data-compact={columns.some(({ place }) => place === 'name') || undefined}
    >
      <thead>
        <tr>
          {heads ??
            columns.map(({ title, head, isFigure }) => (
              <th key={title} scope="col" data-figure={isFigure}>
                {head ?? title}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-chosen={isChosen?.(row) || undefined}>
            {(isList ? firstLineFirst(columns) : columns).map(({ title, cell, isFigure, place }) => (
              <td key={title} data-title={title} data-figure={isFigure} data-place={place}>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** As an entry shows its values, so that the keyboard reaches what the first line offers before what is below it. */
function firstLineFirst<Row>(columns: Column<Row>[]): Column<Row>[] {
  if (!columns.some(({ place }) => place === 'name')) return columns
  return [...columns.filter(({ place }) => place), ...columns.filter(({ place }) => !place)]
}

/** The width up to which rows are entries of a list. */
const tableAsList = media.tablet.slice('@media '.length)

/** The row's name between its box and its actions, and the other values in a wrapping line below. */
const compact = css`
  tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${token.space[4]};
  }
  /* Ends the first line. */
  tr::before {
    content: '';
    order: 1;
    flex: none;
    inline-size: 100%;
  }
  td {
    order: 2;
    flex: none;
    align-self: baseline;
    justify-content: start;
    align-items: baseline;
    gap: 6px;
    max-inline-size: 100%;
    padding: 0;
    text-align: start;
  }
  td[data-place] {
    order: 0;
    align-self: center;
  }
  td[data-place]::before {
    content: none;
  }
  td[data-place='select'] {
    inline-size: auto;
    margin-inline-end: calc(-1 * ${token.space[4]});
  }
  td[data-place='name'] {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  td[data-place='name'] > span > :is(bdi, code):only-child {
    font-weight: 600;
  }
`
const Table = styled.table.attrs({ className: 't-table' })`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.small};
  &[aria-busy='true'] tbody {
    opacity: 0.55;
    transition: opacity ${token.duration.hover} 200ms;
  }
  tr {
    border-block-end: 1px solid ${token.border};
  }
  tr[data-chosen='true'] {
    background: ${token.primarySubtle};
  }
  th,
  td {
    padding: ${token.space[2]} ${token.space[3]};
    text-align: start;
    overflow-wrap: anywhere;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  /* No wider than its box. */
  :is(th, td):has(> label:only-child, > span > label:only-child) {
    inline-size: 1%;
  }
  th {
    font-size: ${token.fontSize.badge};
    font-weight: 500;
    color: ${token.textMuted};
    white-space: nowrap;
  }
  td {
    block-size: 60px;
  }
  /* Beside narrow columns a long name still gets a few words per line. */
  td[data-place='name'] {
    min-inline-size: 12em;
  }
  /* One long name leaves the other columns their room. */
  td[data-place='name'] > span {
    display: block;
    max-inline-size: 26rem;
  }
  td .t-button {
    white-space: nowrap;
  }
  [data-figure='true'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    display: block;
    thead {
      display: none;
    }
    tbody {
      display: block;
    }
    tr {
      display: grid;
      padding-block: ${token.space[3]};
    }
    td,
    [data-figure='true'] {
      display: flex;
      justify-content: space-between;
      gap: ${token.space[4]};
      block-size: auto;
      padding: 3px 0;
      text-align: end;
    }
    td::before {
      content: attr(data-title);
      flex: none;
      color: ${token.textMuted};
    }
    td[data-place='name'] > span {
      max-inline-size: none;
    }
    td:has(> span:empty) {
      display: none;
    }
    &[data-compact='true'] {
      ${compact}
    }
  }
`
