import { Trans } from '@lingui/react/macro'
import { formatCredits, formatMoney } from '../../../lib/i18n/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { type Costs, marginOf } from './margin.ts'
import { type PriceForm, type Row, numberOf } from './price-form.ts'

/** Lists offers that cost more than they bring. They can still be sold. */
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
          Your digital twin price is below cost: you’d lose {lost} on each. Charge at least {from} to break even.
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
        You’d lose {lost} on each sale if all {credits} credits are used. Charge at least {from} to break even. You can
        still save this price.
      </Trans>
    </Note>
  )
}
