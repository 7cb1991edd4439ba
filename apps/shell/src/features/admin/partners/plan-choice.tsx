import { Trans } from '@lingui/react/macro'
import { type WhitelabelPlan, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useId } from 'react'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../kit/format.ts'

interface PlanChoiceProps {
  value: string | null
  onChange: (plan: WhitelabelPlan['id']) => void
}

/** The three plans of partners, one of which is chosen. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const name = useId()
  return (
    <Rows>
      <legend>
        <Trans>Plan</Trans>
      </legend>
      {whitelabelPlans.map((plan) => (
        <label key={plan.id}>
          <input type="radio" name={name} checked={value === plan.id} onChange={() => onChange(plan.id)} />
          <span>
            <b>{plan.name}</b>
            <PlanLine plan={plan} />
          </span>
        </label>
      ))}
    </Rows>
  )
}

function PlanLine({ plan }: { plan: WhitelabelPlan }) {
  const price = formatMoney(plan.priceCents, { short: true })
  const videos = formatCount(plan.videosIncluded)
  const overage = formatMoney(plan.overageCents)
  return (
    <small>
      <Trans>
        {price} per month, {videos} videos, {overage} each further
      </Trans>
    </small>
  )
}

const Rows = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
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
    display: grid;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
