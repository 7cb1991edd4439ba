import { t } from '@lingui/core/macro'
import { type EditedPrices, freeCreditsMax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import type { PriceForm } from './price-form.ts'
import type { PriceFormState } from './use-price-form.ts'

const CURRENCIES: readonly EditedPrices['currency'][] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD']

/** What goes for the whole list. */
export function PriceRules({ state }: { state: PriceFormState }) {
  const { form, change, fault } = state
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
        <Field label={t`Bundle credits are valid`} hint={t`Also shown with the prices and in the FAQ.`}>
          <Select
            value={form.validMonths}
            onChange={({ target }) => change({ validMonths: target.value === '12' ? '12' : '' })}
          >
            <option value="">{t`never expire`}</option>
            <option value="12">{t`for 12 months`}</option>
          </Select>
        </Field>
        <Field label={t`Discount on additional digital twins (%)`} error={fault('prices.furtherTwinDiscountPercent')}>
          <TextInput
            type="number"
            min={0}
            max={90}
            value={form.furtherTwinDiscount}
            onChange={({ target }) => change({ furtherTwinDiscount: target.value })}
          />
        </Field>
        <EmailBlastPrice state={state} />
      </Stack>
    </Panel>
  )
}

function EmailBlastPrice({ state: { form, change, fault } }: { state: PriceFormState }) {
  return (
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
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
