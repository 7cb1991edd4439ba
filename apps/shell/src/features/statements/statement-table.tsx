import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../ui/brand/shapes.ts'

/**
 * The table of a statement. On phones each row becomes an entry of two lines: `data-at` of a cell is its place
 * (`name`, `amount`, `when`, `note`, `action`); cells without it are hidden there.
 */
export const StatementTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.control};
  th {
    padding: 10px ${token.space[3]};
    border-block-end: 1px solid ${token.borderControl};
    font-size: ${token.fontSize.small};
    font-weight: 500;
    text-align: start;
    color: ${token.textMuted};
  }
  td {
    padding: ${token.space[3]};
    border-block-end: 1px solid ${token.border};
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  [data-figure] {
    /* Figures are left-to-right in every language, so that their last digits align. */
    direction: ltr;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td[data-at='action'] {
    text-align: end;
  }
  td[data-at='name'] {
    overflow-wrap: anywhere;
  }
  td[data-at='name'] b {
    font-weight: 600;
  }
  em {
    display: block;
    font-style: normal;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  td[data-quiet] {
    color: ${token.textMuted};
    white-space: nowrap;
  }
  td[data-at='amount'] {
    font-weight: 600;
  }
  tr[data-way='in'] td[data-at='amount'] {
    color: ${token.successText};
  }
  tr[data-way='held'] td[data-at='amount'] {
    color: ${token.textMuted};
  }
  ${media.narrow} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px ${token.space[3]};
      padding-block: ${token.space[3]};
      border-block-end: 1px solid ${token.border};
    }
    td {
      padding: 0;
      border: 0;
    }
    [data-figure] {
      direction: inherit;
    }
    td:not([data-at]) {
      display: none;
    }
    [data-at='name'] {
      grid-area: 1 / 1;
    }
    [data-at='amount'] {
      grid-area: 1 / 2;
      font-size: ${token.fontSize.body};
    }
    [data-at='when'],
    [data-at='note'] {
      font-size: ${token.fontSize.small};
    }
    [data-at='when'] {
      grid-area: 2 / 1;
    }
    [data-at='note'] {
      grid-column: 1;
    }
    [data-at='balance'] {
      grid-area: 2 / 2;
      font-size: ${token.fontSize.small};
      color: ${token.textMuted};
    }
    [data-at='action'] {
      grid-area: 2 / 2 / 4;
    }
  }
`

/** Said before a figure where the column's head is not shown. */
export const OnPhone = styled.span`
  display: none;
  ${media.narrow} {
    display: inline;
  }
`
