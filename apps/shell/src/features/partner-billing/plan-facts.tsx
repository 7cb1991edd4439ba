import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import {
  type PartnerPlan,
  type PlanTerms,
  type UsageMonth,
  termsForPart,
  whitelabelFees,
  whitelabelPlans,
} from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatBillDay, formatCount, formatMoney } from '../../lib/i18n/format.ts'
import { mayOwn } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { cheaperFrom } from './cheaper-from.ts'
import { PlanDialog, planName } from './plan-dialog.tsx'
import { usePlan } from './queries.ts'

/** The agreed terms, the number of videos from which the next plan is cheaper, and a button that changes the plan. */
export function PlanFacts({ usage, planName: name }: { usage: UsageMonth; planName: string }) {
  const { data: plan } = usePlan()
  const { data: user } = useUser()
  const [isOpen, setOpen] = useState(false)
  const { sellsTwins } = useBoot()
  const terms = plan?.terms ?? usage.agreed
  if (!terms) return null
  const price = formatMoney(terms.priceCents)
  const change = user && mayOwn(user) && plan && (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      <Trans>Change plan</Trans>
    </Button>
  )
  const twins: [string, string][] = sellsTwins
    ? [[t`Digital twins included each month`, formatCount(terms.twinsIncluded)]]
    : []
  return (
    <Panel title={t`Plan`} aside={change}>
      <FactList
        facts={[
          [t`Current plan`, name],
          [t`Price`, t`${price} per month`],
          [t`Videos included each month`, formatCount(terms.videosIncluded)],
          ...twins,
        ]}
      />
      <Changes plan={plan} />
      <Next usage={usage} planName={name} />
      {plan && isOpen && <PlanDialog plan={plan} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Changes({ plan }: { plan: PartnerPlan | undefined }) {
  return plan?.changes.map(({ day, plan: id }) => {
    const [name, since] = [planName(id), formatBillDay(day)]
    return (
      <Small key={day}>
        <Trans>
          {name} since {since}. This month is prorated.
        </Trans>
      </Small>
    )
  })
}

function Next({
  usage: { agreed: terms, part, twins, videos, expected },
  planName: current,
}: {
  usage: UsageMonth
  planName: string
}) {
  const place = whitelabelPlans.findIndex(({ name }) => name === current)
  const next = place < 0 ? undefined : whitelabelPlans[place + 1]
  const from = terms && next ? cheaperFrom(terms, next, twins) : undefined
  if (!terms || !next || from === undefined) return null
  const [name, price] = [next.name, formatMoney(next.priceCents - terms.priceCents, { short: true })]
  const covers = formatCount(next.videosIncluded)
  const used = { videos: expected?.videos ?? videos, twins }
  const cost = (plan: PlanTerms) => whitelabelFees(termsForPart(plan, part), used).totalCents
  const saves = cost(terms) - cost(next)
  return (
    <Small>
      <Trans>
        {name} costs {price} more and includes {covers} videos. It’s cheaper from{' '}
        <Plural value={from} one="# video" other="# videos" /> a month.
      </Trans>
      {saves > 0 && (
        <>
          {' '}
          <b>
            <Trans>You’d save {formatMoney(saves)} this month.</Trans>
          </b>
        </>
      )}
    </Small>
  )
}

const Small = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
