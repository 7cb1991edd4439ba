import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { type Days, type PeriodName, isPeriod, periods } from './period.ts'

interface PeriodToolsProps {
  name: PeriodName
  days: Days
  onChange: (name: PeriodName, days: Days) => void
}

/** The period of the figures, and its file. */
export function PeriodTools({ name, days, onChange }: PeriodToolsProps) {
  const change = (patch: Partial<Days>) => {
    const next = { ...days, ...patch }
    if (isPeriod(next)) onChange('custom', next)
  }
  return (
    <Tools>
      <Field label={t`Period`}>
        <Select value={name} onChange={({ target }) => onChange(target.value as PeriodName, days)}>
          {periods.map((count) => (
            <option key={count} value={count}>
              {plural(Number(count), { one: 'Last day', other: 'Last # days' })}
            </option>
          ))}
          <option value="month">{t`This month`}</option>
          <option value="last-month">{t`Last month`}</option>
          <option value="custom">{t`Custom dates`}</option>
        </Select>
      </Field>
      {name === 'custom' && (
        <>
          <Field label={t({ message: 'From', comment: 'First day of a period' })}>
            <TextInput
              type="date"
              value={days.from}
              max={days.to}
              onChange={({ target }) => change({ from: target.value })}
            />
          </Field>
          <Field label={t({ message: 'To', comment: 'Last day of a period' })}>
            <TextInput
              type="date"
              value={days.to}
              min={days.from}
              onChange={({ target }) => change({ to: target.value })}
            />
          </Field>
        </>
      )}
      <LinkButton
        variant="secondary"
        href={`/api/whitelabel/report.csv?${new URLSearchParams({ ...days }).toString()}`}
        download
        icon={<Download size={16} aria-hidden="true" />}
      >
        <Trans>Download CSV</Trans>
      </LinkButton>
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
  > :last-child {
    margin-inline-start: auto;
  }
`
