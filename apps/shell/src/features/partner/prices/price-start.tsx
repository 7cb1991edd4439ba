import { t } from '@lingui/core/macro'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import type { PriceFormState } from './use-price-form.ts'

const DAY_MS = 86_400_000

/** From when on the list counts: at once, or from a day. */
export function PriceStart({ state: { form, change, fault } }: { state: PriceFormState }) {
  const isLater = form.from !== ''
  return (
    <Panel title={t`When should the new prices apply?`}>
      <RadioRows
        label={t`When should the new prices apply?`}
        showsLabel={false}
        value={isLater ? 'later' : 'now'}
        onChange={(start) => change({ from: start === 'later' ? dayAfter(1) : '' })}
        options={[
          {
            value: 'now',
            title: t`Immediately`,
            text: t`Applies to new purchases. Active subscriptions and open checkouts keep their price.`,
          },
          {
            value: 'later',
            title: t`On a specific date`,
            text: t`Until then the current prices apply, and you can change the new ones.`,
          },
        ]}
      />
      {isLater && (
        <Field label={t`Start date`} hint={t`At midnight UTC, within the next year.`} error={fault('effectiveAt')}>
          <TextInput
            type="date"
            min={dayAfter(1)}
            max={dayAfter(365)}
            value={form.from}
            onChange={({ target }) => change({ from: target.value || dayAfter(1) })}
          />
        </Field>
      )}
    </Panel>
  )
}

/** Returns the day so many days from now in the format of a date field. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
