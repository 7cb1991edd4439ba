import { t } from '@lingui/core/macro'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { RadioRows } from '../../../kit/ui/radio-rows.tsx'
import { Panel } from '../panel.tsx'
import type { PriceFormState } from './use-price-form.ts'

const DAY_MS = 86_400_000

/** From when on the list counts: at once, or from a day. */
export function PriceStart({ state: { form, change, fault } }: { state: PriceFormState }) {
  const isLater = form.from !== ''
  return (
    <Panel title={t`When does it change?`}>
      <RadioRows
        label={t`When does it change?`}
        showsLabel={false}
        value={isLater ? 'later' : 'now'}
        onChange={(start) => change({ from: start === 'later' ? dayAfter(1) : '' })}
        options={[
          {
            value: 'now',
            title: t`At once`,
            text: t`For new purchases. Running subscriptions keep their price, and so does what somebody is paying.`,
          },
          {
            value: 'later',
            title: t`From a day on`,
            text: t`Until then the present list counts, and you can change the plan.`,
          },
        ]}
      />
      {isLater && (
        <Field label={t`First day`} hint={t`From midnight UTC, within the next year.`} error={fault('effectiveAt')}>
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

/** The day so many days from now, as a field of dates has it. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
