import { Trans } from '@lingui/react/macro'
import { formatCredits, formatMoney } from '../../../kit/format.ts'
import { Note } from '../../../kit/ui/note.tsx'
import { type Costs, marginOf } from './margin.ts'
import { type PriceForm, type Row, numberOf } from './price-form.ts'

/** Says which offers cost more than they bring. They may be sold all the same. */
export function PriceLosses({ form, costs }: { form: PriceForm; costs: Costs | null }) {
  if (!costs || form.currency !== 'USD') return null
  return form.rows.map((row) => <Loss key={row.key} row={row} costs={costs} />)
}

function Loss({ row, costs }: { row: Row; costs: Costs }) {
  const margin = marginOf(row, costs)
  if (!margin || margin.keptCents >= 0) return null
  const [lost, from] = [formatMoney(-margin.keptCents), formatMoney(margin.costCents)]
  const credits = formatCredits(numberOf(row.credits))
  if (row.kind === 'twin')
    return (
      <Note tone="warn">
        <Trans>
          A digital twin is below cost: you would lose {lost} on each. From {from} you lose nothing.
        </Trans>
      </Note>
    )
  return (
    <Note tone="warn">
      <b>
        <Trans>
          <bdi>{row.name}</bdi> is below cost.
        </Trans>
      </b>{' '}
      <Trans>
        You would lose {lost} on each sale when all {credits} credits are used. From {from} you lose nothing. You may
        still save it.
      </Trans>
    </Note>
  )
}
