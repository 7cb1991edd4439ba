import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import type { NewPartner } from './queries.ts'

const CURRENCIES: readonly NewPartner['currency'][] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD']

interface AudienceFieldsProps {
  typed: NewPartner
  onChange: (change: Partial<NewPartner>) => void
}

/** The fields for a partner's audience and currency. */
export function AudienceFields({ typed, onChange }: AudienceFieldsProps) {
  const { t } = useLingui()
  return (
    <Pair>
      <Field label={t`Audience`}>
        <Select
          value={typed.vertical}
          onChange={({ currentTarget }) => onChange({ vertical: currentTarget.value as NewPartner['vertical'] })}
        >
          <option value="tourism">{t`Tourism`}</option>
          <option value="property">{t({ message: 'Property', context: 'industry' })}</option>
        </Select>
      </Field>
      <Field label={t`Currency`}>
        <Select
          value={typed.currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value as NewPartner['currency'] })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[4]};
`
