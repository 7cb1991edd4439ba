import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoney } from '../../../kit/format.ts'
import { type Column, DataTable } from '../../../kit/ui/data-table.tsx'

function columns(): Column<AdminTenant>[] {
  const figure = (title: string, cents: (fees: NonNullable<AdminTenant['month']['fees']>) => number) => ({
    title,
    cell: ({ month }: AdminTenant) => (month.fees ? formatMoney(cents(month.fees)) : ''),
    isFigure: true,
  })
  return [
    { title: t`Partner`, cell: ({ name }) => <bdi>{name}</bdi> },
    figure(t`Base`, ({ baseCents }) => baseCents),
    figure(t`Twins`, ({ twinsCents }) => twinsCents),
    figure(t`Overage`, ({ overageCents }) => overageCents),
    figure(t`So far`, ({ totalCents }) => totalCents),
  ]
}

/** What each partner owes for the month so far. */
export function DraftInvoices({ partners }: { partners: AdminTenant[] }) {
  const owing = partners.filter(({ month }) => month.fees)
  const total = formatMoney(owing.reduce((sum, { month }) => sum + (month.fees?.totalCents ?? 0), 0))
  if (owing.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">
        <Trans>Invoices being prepared</Trans>
      </h2>
      <DataTable caption={t`Invoices being prepared`} columns={columns()} rows={owing} rowKey={({ id }) => id} />
      <Sum>
        <span>
          <Trans>Together, USD</Trans>
        </span>
        <span>{total}</span>
      </Sum>
    </section>
  )
}

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block: ${token.space[4]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
