import { t } from '@lingui/core/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { areWhole, formatMoney } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { offersOf } from './offers.ts'

interface OfferSelectProps {
  /** Whether to list only offers that grant credits at once. */
  hasCreditsOnly?: boolean
  chosen: string
  disabled: boolean
  onChoose: (plan: string) => void
}

/** One offer of the price list. */
export function OfferSelect({ hasCreditsOnly = false, chosen, disabled, onChoose }: OfferSelectProps) {
  const { prices, sellsTwins } = useBoot()
  const { data: user } = useUser()
  const offers = offersOf(prices, user?.role, sellsTwins).filter(
    ({ type, credits }) => !hasCreditsOnly || (type === 'bundle' && credits > 0),
  )
  const short = areWhole(offers.map(({ priceCents }) => priceCents))
  return (
    <Field label={t`Offer`}>
      <Select value={chosen} disabled={disabled} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {offers.map(({ plan, name, priceCents }) => (
          <option key={plan} value={plan}>
            {`${name} · ${formatMoney(priceCents, { short, currency: prices.currency })}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
