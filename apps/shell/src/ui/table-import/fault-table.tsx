import { Trans, useLingui } from '@lingui/react/macro'
import type { TableFault } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { DataTable } from '../data/data-table.tsx'

interface FaultTableProps {
  faults: readonly (Pick<TableFault, 'line' | 'title'> & { message: ReactNode })[]
  /** The total number of faults. */
  count: number
  caption: string
  /** The name of the cell that identifies a row for people. */
  row: string
}

/** Rows of a file that cannot be taken or need another look, and why. */
export function FaultTable({ faults, count, caption, row }: FaultTableProps) {
  const { t } = useLingui()
  const [shown, all] = [formatCount(faults.length), formatCount(count)]
  return (
    <div>
      <DataTable
        caption={caption}
        rows={[...faults]}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            title: t({ message: 'Line', comment: 'Number of a line in a file' }),
            cell: ({ line }) => formatCount(line),
          },
          { title: row, cell: ({ title }) => <bdi>{title || '–'}</bdi> },
          { title: t`What to fix`, cell: ({ message }) => message },
        ]}
      />
      {faults.length < count && (
        <More>
          <Trans>
            Showing {shown} of {all}. The file contains all of them.
          </Trans>
        </More>
      )}
    </div>
  )
}

const More = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
