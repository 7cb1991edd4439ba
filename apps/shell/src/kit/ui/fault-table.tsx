import type { TableFault } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCount } from '../format.ts'
import { DataTable } from './data-table.tsx'

interface FaultTableProps {
  faults: readonly TableFault[]
  words: { caption: string; line: string; row: string; toChange: string }
  /** Said below where there are more than are shown. */
  more: ReactNode
}

/** The rows of a file that cannot be taken, and why. */
export function FaultTable({ faults, words, more }: FaultTableProps) {
  return (
    <div>
      <DataTable
        caption={words.caption}
        rows={[...faults]}
        rowKey={({ line }) => String(line)}
        columns={[
          { title: words.line, cell: ({ line }) => formatCount(line) },
          { title: words.row, cell: ({ title }) => <bdi>{title || '–'}</bdi> },
          { title: words.toChange, cell: ({ message }) => message },
        ]}
      />
      {more && <More>{more}</More>}
    </div>
  )
}

const More = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
