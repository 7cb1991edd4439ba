import { t } from '@lingui/core/macro'
import { type EditedPrices, freeCreditsMax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import type { PriceForm } from './price-form.ts'
import type { PriceFormState } from './use-price-form.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

const CURRENCIES: readonly EditedPrices['currency'][] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD']

/** Settings of the whole price list. */
export function PriceRules({ state }: { state: PriceFormState }) {
  const { form, change, fault } = state
  const { sellsTwins, switches } = useBoot()
  const notUsd =
    form.currency === 'USD' ? undefined : t`Margins aren’t shown, because the platform bills in US dollars.`
  return (
    <Panel title={t`Rules`}>
      <Stack>
        <Field label={t`Currency`} hint={notUsd} error={fault('prices.currency')}>
          <Select
            value={form.currency}
            onChange={({ target }) => change({ currency: target.value as PriceForm['currency'] })}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        </Field>
        <Field label={t`Free credits for new users`} error={fault('freeCredits')}>
          <TextInput
            type="number"
            min={0}
            max={freeCreditsMax}
            step={0.5}
            value={form.freeCredits}
            onChange={({ target }) => change({ freeCredits: target.value })}
          />
        </Field>
        <Field label={t`Validity of bundle credits`} hint={t`Also shown with the prices and in the FAQ.`}>
          <Select
            value={form.validMonths}
            onChange={({ target }) => change({ validMonths: target.value === '12' ? '12' : '' })}
          >
            <option value="">{t`No expiration`}</option>
            <option value="12">{t`12 months`}</option>
          </Select>
        </Field>
        {sellsTwins && (
          <Field label={t`Discount on additional digital twins (%)`} error={fault('prices.furtherTwinDiscountPercent')}>
            <TextInput
              type="number"
              min={0}
              max={90}
              value={form.furtherTwinDiscount}
              onChange={({ target }) => change({ furtherTwinDiscount: target.value })}
            />
          </Field>
        )}
        {switches.emailBlast && <EmailBlastRules state={state} />}
      </Stack>
    </Panel>
  )
}

/** Whether the email blast is sold, which people of the team carry out, and for how much. */
function EmailBlastRules({ state: { form, change, fault } }: { state: PriceFormState }) {
  const { salesEmail } = useBoot()
  return (
    <>
      <Checkbox
        checked={form.sellsEmailBlast}
        onChange={({ currentTarget }) => change({ sellsEmailBlast: currentTarget.checked })}
        label={
          <>
            {t`Sell the email blast`}
            <Small>{t`Someone on your team fulfills each order. Orders go to ${salesEmail} and appear in your overview.`}</Small>
          </>
        }
      />
      {form.sellsEmailBlast && (
        <Field
          label={t`Email blast, price per month`}
          hint={t`Leave empty to quote a price for each metro area.`}
          error={fault('prices.emailBlastPriceCents')}
        >
          <TextInput
            type="number"
            min={0}
            step={0.01}
            value={form.emailBlast}
            onChange={({ target }) => change({ emailBlast: target.value })}
          />
        </Field>
      )}
    </>
  )
}

const Small = styled.small`
  display: block;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
