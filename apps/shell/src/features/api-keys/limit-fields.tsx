import { t } from '@lingui/core/macro'
import type { KeyCreditLimit } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'

const DEFAULT_CREDITS = 10
const CREDITS_MAX = 1_000_000

interface Props {
  value: KeyCreditLimit | null
  onChange: (value: KeyCreditLimit | null) => void
}

/** Fields for the credit limit of a key; null is unlimited. */
export function LimitFields({ value, onChange }: Props) {
  const choose = (period: string) =>
    onChange(period === 'month' || period === 'total' ? { credits: value?.credits ?? DEFAULT_CREDITS, period } : null)
  return (
    <Row>
      <Field label={t`Credit limit`} hint={t`Once this limit is reached, the key can’t create more videos.`}>
        <Select value={value?.period ?? 'none'} onChange={({ target }) => choose(target.value)}>
          <option value="none">{t({ message: 'No limit', comment: 'Credits that an API key may spend' })}</option>
          <option value="month">{t`Per calendar month`}</option>
          <option value="total">{t({ message: 'In total', comment: 'Credits that an API key may spend' })}</option>
        </Select>
      </Field>
      {value && (
        <Field label={t`Credits`}>
          <TextInput
            type="number"
            required
            min={1}
            max={CREDITS_MAX}
            step={1}
            value={value.credits || ''}
            onChange={({ target }) => onChange({ ...value, credits: Math.trunc(Number(target.value)) })}
          />
        </Field>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  > * {
    flex: 2 1 130px;
  }
  > :first-child {
    flex: 3 1 200px;
  }
`
