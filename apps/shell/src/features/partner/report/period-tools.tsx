import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { type Days, type PeriodName, isPeriod, periodFault, periods } from './period.ts'

interface PeriodToolsProps {
  name: PeriodName
  days: Days
  onChange: (name: PeriodName, days: Days) => void
}

/** The period of the figures, and its file. */
export function PeriodTools({ name, days, onChange }: PeriodToolsProps) {
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
      {name === 'custom' && <CustomDays days={days} onChange={(next) => onChange('custom', next)} />}
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

interface CustomDaysProps {
  /** The days at the beginning; afterwards the fields hold what is typed. */
  days: Days
  onChange: (days: Days) => void
}

/** Two typed days. They are reported when they make a period; until then the fields keep the text and show what is wrong. */
function CustomDays({ days, onChange }: CustomDaysProps) {
  const [typed, setTyped] = useState(days)
  const error = faultText(typed)
  const change = (patch: Partial<Days>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    if (isPeriod(next)) onChange(next)
  }
  return (
    <>
      <Field label={t({ message: 'From', comment: 'First day of a period' })} error={error.from}>
        <TextInput
          type="date"
          value={typed.from}
          max={typed.to}
          onChange={({ target }) => change({ from: target.value })}
        />
      </Field>
      <Field label={t({ message: 'To', comment: 'Last day of a period' })} error={error.to}>
        <TextInput
          type="date"
          value={typed.to}
          min={typed.from}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
    </>
  )
}

function faultText(days: Days): Partial<Days> {
  const fault = periodFault(days)
  if (fault === 'order') return { from: t`Choose a start date before the end date.` }
  if (fault === 'length') return { from: t`Choose dates at most one year apart.` }
  return fault ? { [fault]: t`Enter a complete date.` } : {}
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
