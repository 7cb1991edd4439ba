import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../brand/shapes.ts'

interface StatStripProps {
  /** `note` is a sentence below the figure. */
  stats: { label: string; value: ReactNode; note?: ReactNode }[]
}

/** Figures between hairlines; on phones two by two. Pass "..." as value while a figure is being loaded. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <Strip $columns={stats.length}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Strip>
  )
}

const Strip = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  border-block: 1px solid ${token.border};
  /* The figures stand on one line, however long the words above some of them are. */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding: ${token.space[4]} ${token.space[5]};
    border-inline-start: 1px solid ${token.border};
  }
  > div:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  dt {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dd {
    font: 700 2rem/1.2 ${token.font.display};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font: 400 ${token.fontSize.small} / 1.5 ${token.font.text};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding: ${token.space[3]} ${token.space[4]};
    }
    dd {
      font-size: 1.5rem;
      overflow-wrap: anywhere;
    }
    > div:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    > div:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
    > div:nth-child(n + 3) {
      border-block-start: 1px solid ${token.border};
    }
  }
`
