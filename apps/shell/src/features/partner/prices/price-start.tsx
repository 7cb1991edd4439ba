import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Panel } from '../panel.tsx'
import type { PriceFormState } from './use-price-form.ts'

const DAY_MS = 86_400_000

/** From when on the list counts: at once, or from a day. */
export function PriceStart({ state: { form, change, fault } }: { state: PriceFormState }) {
  const isLater = form.from !== ''
  return (
    <Panel title={t`When does it change?`}>
      <Choices role="radiogroup" aria-label={t`When does it change?`}>
        <label>
          <input type="radio" name="price-start" checked={!isLater} onChange={() => change({ from: '' })} />
          <span>
            <b>
              <Trans>At once</Trans>
            </b>
            <Trans>
              For new purchases. Running subscriptions keep their price, and so does what somebody is paying.
            </Trans>
          </span>
        </label>
        <label>
          <input type="radio" name="price-start" checked={isLater} onChange={() => change({ from: dayAfter(1) })} />
          <span>
            <b>
              <Trans>From a day on</Trans>
            </b>
            <Trans>Until then the present list counts, and you can change the plan.</Trans>
          </span>
        </label>
      </Choices>
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

const Choices = styled.div`
  margin-block-end: ${token.space[3]};
  border-block-start: 1px solid ${token.border};
  label {
    display: flex;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.border};
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0;
    accent-color: ${token.primary};
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  b {
    display: block;
    font-size: ${token.fontSize.control};
    font-weight: 600;
    color: ${token.text};
  }
`
