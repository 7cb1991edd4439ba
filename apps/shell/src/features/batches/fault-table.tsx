import { Trans, useLingui } from '@lingui/react/macro'
import type { TableFault } from '@vitrine/contract'
import { formatCount } from '../../kit/format.ts'
import { FaultTable as Faults } from '../../kit/ui/fault-table.tsx'

/** The rows that cannot be made, and why. `count` is how many there are in all. */
export function FaultTable({ faults, count }: { faults: readonly TableFault[]; count: number }) {
  const { t } = useLingui()
  const [shown, all] = [formatCount(faults.length), formatCount(count)]
  return (
    <Faults
      faults={faults}
      words={{
        caption: t`Rows that cannot be made`,
        line: t({ message: 'Line', comment: 'Number of a line in a file' }),
        row: t`Row`,
        toChange: t`What to change`,
      }}
      more={
        faults.length < count && (
          <Trans>
            {shown} of {all} are shown. The file has all of them.
          </Trans>
        )
      }
    />
  )
}
