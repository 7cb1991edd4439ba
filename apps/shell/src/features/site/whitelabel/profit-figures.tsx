import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WhitelabelPlan } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { areWhole, formatMoney } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Amount } from '../amount.tsx'
import type { Profit } from './profit.ts'

/** The monthly profit and how it is calculated. */
export function ProfitFigures({ plan, profit }: { plan: WhitelabelPlan; profit: Profit }) {
  const { t } = useLingui()
  const { incomeCents, overageCents, profitCents, margin, customersLeast } = profit
  const short = areWhole([profitCents, incomeCents, plan.priceCents, overageCents])
  const shown = (cents: number) => formatMoney(cents, { short })
  return (
    <>
      <Label>{profitCents < 0 ? <Trans>Your loss per month</Trans> : <Trans>Your profit per month</Trans>}</Label>
      <Amount>{shown(profitCents)}</Amount>
      <FactList
        facts={[
          [t`Customers pay you`, shown(incomeCents)],
          [t`Plan`, shown(plan.priceCents)],
          [t`Additional videos`, shown(overageCents)],
          [
            t`You break even at`,
            customersLeast === null ? (
              <Trans>a higher price</Trans>
            ) : (
              <Plural value={customersLeast} one="# customer" other="# customers" />
            ),
          ],
          [t`Margin`, `${Math.round(margin * 100)}%`],
        ]}
      />
    </>
  )
}

const Label = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
