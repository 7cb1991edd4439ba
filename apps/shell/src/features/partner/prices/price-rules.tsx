import { t } from '@lingui/core/macro'
import { type EditedPrices, freeCreditsMax } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../kit/ui/field.tsx'
import { Select, TextInput } from '../../../kit/ui/inputs.tsx'
import { Panel } from '../panel.tsx'
import type { PriceForm } from './price-form.ts'
import type { PriceFormState } from './use-price-form.ts'

const CURRENCIES: readonly EditedPrices['currency'][] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD']

/** What goes for the whole list. */
export function PriceRules({ state: { form, change, fault } }: { state: PriceFormState }) {
  const notUsd = form.currency === 'USD' ? undefined : t`The platform is paid in US dollars, so margins are not shown.`
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
        <Field
          label={t`Bundle credits are valid`}
          hint={t`Shown with the prices and in the questions at the same time.`}
        >
          <Select
            value={form.validMonths}
            onChange={({ target }) => change({ validMonths: target.value === '12' ? '12' : '' })}
          >
            <option value="">{t`without end`}</option>
            <option value="12">{t`for 12 months`}</option>
          </Select>
        </Field>
        <Field label={t`Percent off further digital twins`} error={fault('prices.furtherTwinDiscountPercent')}>
          <TextInput
            type="number"
            min={0}
            max={90}
            value={form.furtherTwinDiscount}
            onChange={({ target }) => change({ furtherTwinDiscount: target.value })}
          />
        </Field>
      </Stack>
    </Panel>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
