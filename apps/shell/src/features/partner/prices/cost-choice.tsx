import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelPartner } from '@vitrine/contract'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { speechCostOf } from '../../../lib/speech/speech-cost.ts'
import { useSpeechService } from '../../../lib/speech/use-speech-service.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import type { Costs } from './margin.ts'
import { WrapRow } from '../../../ui/layout/stack.tsx'

/** For which video the cost of a credit is calculated. */
export interface CostBasis {
  isWithinPlan: boolean
  /** The price of a minute of the site's own speech service, in US cents; 0 for a voice without a price per character. */
  speechCents: number
}

/** Returns null while a figure of the plan is missing. */
export function costsOf(partner: WhitelabelPartner, { isWithinPlan, speechCents }: CostBasis): Costs | null {
  const { monthlyPrice, includedVideos, overagePrice, digitalTwinPrice } = partner
  if (monthlyPrice === null || overagePrice === null || digitalTwinPrice === null) return null
  const within = includedVideos ? monthlyPrice / includedVideos : overagePrice
  return { creditCents: (isWithinPlan ? within : overagePrice) + speechCents, twinCents: digitalTwinPrice }
}

interface CostChoiceProps {
  partner: WhitelabelPartner
  basis: CostBasis
  onChange: (basis: CostBasis) => void
}

/** Chooses whether the margins are for videos within the plan or beyond it, and with which kind of voice. */
export function CostChoice({ partner, basis, onChange }: CostChoiceProps) {
  const { isWithinPlan, speechCents } = basis
  const { data } = useSpeechService()
  const speech = data && speechCostOf(data)
  const centsOf = (isWithin: boolean) => costsOf(partner, { isWithinPlan: isWithin, speechCents: 0 })?.creditCents ?? 0
  const within = formatMoney(centsOf(true))
  const beyond = formatMoney(centsOf(false))
  const spoken = formatMoney(speech?.minuteCents ?? 0, { fractions: true })
  return (
    <WrapRow>
      <Trans>Your cost</Trans>
      <Segmented
        label={t`Your cost`}
        value={isWithinPlan}
        segments={[
          { value: true, text: t`within plan, ${within}` },
          { value: false, text: t`over plan, ${beyond}` },
        ]}
        onChange={(isWithin) => onChange({ ...basis, isWithinPlan: isWithin })}
      />
      {speech && (
        <Chip
          on={speechCents > 0}
          onClick={() => onChange({ ...basis, speechCents: speechCents > 0 ? 0 : speech.minuteCents })}
        >
          <Trans>plus your speech service, {spoken}</Trans>
        </Chip>
      )}
    </WrapRow>
  )
}
