import { Trans, useLingui } from '@lingui/react/macro'
import type { TableFault } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../kit/format.ts'
import { DataTable } from '../../kit/ui/data-table.tsx'

/** The rows that cannot be made, and why. `count` is how many there are in all. */
export function FaultTable({ faults, count }: { faults: readonly TableFault[]; count: number }) {
  const { t } = useLingui()
  const [shown, all] = [formatCount(faults.length), formatCount(count)]
  return (
    <div>
      <DataTable
        caption={t`Rows that cannot be made`}
        rows={[...faults]}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            title: t({ message: 'Line', comment: 'Number of a line in a file' }),
            cell: ({ line }) => formatCount(line),
          },
          { title: t`Row`, cell: ({ title }) => <bdi>{title || '–'}</bdi> },
          { title: t`What to change`, cell: ({ message }) => message },
        ]}
      />
      {faults.length < count && (
        <More>
          <Trans>
            {shown} of {all} are shown. The file has all of them.
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
