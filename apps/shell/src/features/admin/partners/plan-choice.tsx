import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type WhitelabelPlan, whitelabelPlans } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'

interface PlanChoiceProps {
  value: WhitelabelPlan['id'] | null
  onChange: (plan: WhitelabelPlan['id']) => void
}

/** The three plans of partners, one of which is chosen. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const options = whitelabelPlans.map((plan) => ({
    value: plan.id,
    title: plan.name,
    text: <PlanLine plan={plan} />,
  }))
  return <RadioRows label={t`Plan`} value={value} options={options} onChange={onChange} />
}

function PlanLine({ plan }: { plan: WhitelabelPlan }) {
  const price = formatMoney(plan.priceCents, { short: true })
  const videos = formatCount(plan.videosIncluded)
  const overage = formatMoney(plan.overageCents)
  return (
    <Trans>
      {price} per month, {videos} videos, {overage} per additional video
    </Trans>
  )
}
