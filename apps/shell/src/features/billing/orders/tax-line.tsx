import { Trans } from '@lingui/react/macro'
import { taxWithin } from '@vitrine/contract'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatMoney, formatRate } from '../../../lib/i18n/format.ts'

/** Shows the tax included in a total; nothing when the tenant shows no tax. */
export function TaxLine({ totalCents, currency }: { totalCents: number; currency: string }) {
  const { tax } = useBoot()
  if (!tax) return null
  const [name, rate] = [tax.name, formatRate(tax.basisPoints)]
  return (
    <div>
      <dt>
        <Trans>
          including {name} {rate}
        </Trans>
      </dt>
      <dd>{formatMoney(taxWithin(totalCents, tax), { currency })}</dd>
    </div>
  )
}
