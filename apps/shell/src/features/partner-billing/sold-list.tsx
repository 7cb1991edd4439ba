import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../lib/i18n/format.ts'
import { Fact } from '../../ui/data/fact.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { useUsage } from './queries.ts'

interface SoldListProps {
  figures: WhitelabelAnalytics
}

/** This month's customer payments by product, beside the cost of the plan. */
export function SoldList({ figures }: SoldListProps) {
  const money = (cents: number) => formatMoney(cents, { currency: figures.currency })
  const { data: usage } = useUsage()
  const fee = usage?.fees?.totalCents ?? null
  return (
    <Panel title={t`Revenue and platform fee`} aside={t`This month, before card fees and taxes`}>
      <Sums>
        <Fact name={t`Paid by customers`} value={money(figures.revenueCents)} />
        {fee !== null && <Fact name={t`Platform fee to date`} value={formatMoney(fee)} />}
        {fee !== null && figures.currency === 'USD' && (
          <Fact name={t`Your share`} value={money(figures.revenueCents - fee).replace('-', '−')} />
        )}
      </Sums>
      {figures.sold.length === 0 ? (
        <Small>
          <Trans>No sales this month.</Trans>
        </Small>
      ) : (
        <FactList
          facts={figures.sold.map(({ name, count, totalCents }) => [
            `${name} × ${formatCount(count)}`,
            money(totalCents),
          ])}
        />
      )}
    </Panel>
  )
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[7]};
  padding-block: ${token.space[3]} ${token.space[4]};
  border-block-start: 1px solid ${token.border};
  dt {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dd {
    font: 700 1.5rem/1.25 ${token.font.display};
    font-variant-numeric: tabular-nums;
  }
`
const Small = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
