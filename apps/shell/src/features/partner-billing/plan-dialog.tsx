import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type PartnerPlan, whitelabelPlans } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { areWhole, formatCount, formatMoney } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioRows } from '../../ui/forms/radio-rows.tsx'
import { useChangePlan } from './queries.ts'
import { Stack } from '../../ui/layout/stack.tsx'

type Offer = PartnerPlan['offers'][number]

/** Another plan, with its price by the day before it is confirmed. */
export function PlanDialog({ plan, onClose }: { plan: PartnerPlan; onClose: () => void }) {
  const toast = useToast()
  const [chosen, setChosen] = useState<Offer['plan'] | null>(null)
  const change = useChangePlan(() => {
    toast({ title: t`Plan changed`, tone: 'success' })
    onClose()
  })
  const offer = plan.offers.find((one) => one.plan === chosen)
  const name = offer && planName(offer.plan)
  return (
    <Dialog open onClose={onClose} title={t`Change plan`} text={t`The new plan starts today. This month is prorated.`}>
      <Stack>
        <RadioRows
          label={t`Plan`}
          showsLabel={false}
          value={chosen}
          onChange={setChosen}
          options={optionsOf(plan.offers.filter((one) => one.plan !== plan.plan))}
        />
        {offer && <Price plan={plan} offer={offer} />}
        {change.error && <Note tone="bad">{problemOr(change.error, t`Couldn’t change the plan. Try again.`)}</Note>}
        <Button
          disabled={!offer}
          busy={change.isPending}
          onClick={() => {
            if (offer) change.mutate(offer)
          }}
        >
          {name ? <Trans>Change to {name}</Trans> : <Trans>Change plan</Trans>}
        </Button>
      </Stack>
    </Dialog>
  )
}

function optionsOf(offers: readonly Offer[]) {
  const short = areWhole(offers.map(({ terms }) => terms.priceCents))
  return offers.map(({ plan, terms }) => {
    const [name, price] = [planName(plan), formatMoney(terms.priceCents, { short })]
    const [videos, over] = [formatCount(terms.videosIncluded), formatMoney(terms.overageCents)]
    return {
      value: plan,
      title: t`${name}, ${price} per month`,
      text: t`${videos} videos included, then ${over} each.`,
    }
  })
}

function Price({ plan: { daysLeft, daysOf, thisMonth }, offer }: { plan: PartnerPlan; offer: Offer }) {
  const [days, of] = [formatCount(daysLeft), formatCount(daysOf)]
  const { differenceCents: difference } = offer
  const [amount, price] = [formatMoney(Math.abs(difference)), formatMoney(offer.terms.priceCents)]
  const [before, after] = [formatMoney(thisMonth.priceCents), formatMoney(offer.thisMonth.priceCents)]
  return (
    <div aria-live="polite">
      <FactList
        facts={[
          [t`This month, ${days} of ${of} days`, difference < 0 ? t`${amount} less` : t`${amount} more`],
          [t`Base price this month`, t`${after} instead of ${before}`],
          [t`Videos included this month`, formatCount(offer.thisMonth.videosIncluded)],
          [t`From next month`, t`${price} per month`],
        ]}
      />
    </div>
  )
}

export function planName(plan: string): string {
  return whitelabelPlans.find(({ id }) => id === plan)?.name ?? plan
}
