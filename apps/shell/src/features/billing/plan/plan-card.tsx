import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillingSubscription, AutoTopUp } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowRight } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatCredits, formatDate, formatMoney } from '../../../lib/i18n/format.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { cardName } from './card-name.ts'
import { PlanBadge } from './plan-badge.tsx'
import { usePlanActions } from './use-plan-actions.ts'

interface PlanCardProps {
  subscription: BillingSubscription
  /** Whether the provider knows the person, so that there is something to manage. */
  hasPaid: boolean
  /** The card that is charged; null where it is not known. */
  card: AutoTopUp['card']
}

/** The person's subscription, with the ways to cancel it, resume it and change the card. */
export function PlanCard({ subscription, hasPaid, card }: PlanCardProps) {
  const isLive = subscription.status !== 'none' && subscription.status !== 'canceled'
  return (
    <Box aria-labelledby="plan-title">
      <Head>
        <h2 id="plan-title">
          <Trans>Current Plan</Trans>
        </h2>
        <PlanBadge subscription={subscription} />
      </Head>
      {isLive && subscription.plan ? (
        <LivePlan subscription={subscription} plan={subscription.plan} card={card} />
      ) : (
        <NoPlan hasPaid={hasPaid} />
      )}
    </Box>
  )
}

type Plan = NonNullable<BillingSubscription['plan']>

type LivePlanProps = Pick<PlanCardProps, 'card' | 'subscription'> & { plan: Plan }

function LivePlan({ subscription, plan, card }: LivePlanProps) {
  const actions = usePlanActions()
  const [isAsking, setAsking] = useState(false)
  const { cancel_at_period_end: isEnding, credits_per_period: credits } = subscription
  const days = Number.parseInt(plan.interval, 10)
  const each = plural(days, { one: 'every day', other: 'every # days' })
  return (
    <>
      <Price>
        <b>{formatMoney(plan.amount, { short: true, currency: plan.currency })}</b>
        <span>{plural(credits, { one: `# credit ${each}`, other: `# credits ${each}` })}</span>
      </Price>
      <NextChange subscription={subscription} plan={plan} card={card} />
      <Actions>
        {isEnding ? (
          <Button onClick={actions.reactivate} busy={actions.isReactivating} busyText={t`Reactivating...`}>
            <Trans>Reactivate subscription</Trans>
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Trans>Cancel subscription</Trans>
          </Button>
        )}
        <PortalButton actions={actions} />
      </Actions>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => actions.cancel(() => setAsking(false))}
        title={t`Cancel your subscription?`}
        text={endText(subscription)}
        confirmText={t`Cancel subscription`}
        cancelText={t`Keep subscription`}
        busy={actions.isCancelling}
        busyText={t`Canceling...`}
        danger
      />
    </>
  )
}

function PortalButton({ actions }: { actions: ReturnType<typeof usePlanActions> }) {
  return (
    <Button variant="ghost" onClick={actions.openPortal} busy={actions.isOpening} busyText={t`Opening...`}>
      <Trans>Open customer portal</Trans>
      <ArrowRight size={18} className="flips" aria-hidden="true" />
    </Button>
  )
}

/** The next change of the plan, with its date. */
function NextChange({ subscription, plan, card }: LivePlanProps) {
  const day = dayOf(subscription.current_period_end)
  const amount = formatMoney(plan.amount, { currency: plan.currency })
  if (subscription.status === 'past_due')
    return (
      <Note tone="bad">
        <Trans>
          Your last payment failed. We’ll try again within a few days. Update your payment method to keep your
          subscription.
        </Trans>
      </Note>
    )
  if (subscription.cancel_at_period_end)
    return (
      <Note tone="warn">
        <Trans>Your subscription will end at the current billing period.</Trans> {endText(subscription)}
      </Note>
    )
  const name = card && cardName(card)
  return (
    <p>
      {name ? (
        <Trans>
          Next charge{' '}
          <b>
            {amount} on {day}
          </b>{' '}
          to {name}.
        </Trans>
      ) : (
        <Trans>
          Next charge{' '}
          <b>
            {amount} on {day}
          </b>
          .
        </Trans>
      )}
    </p>
  )
}

function NoPlan({ hasPaid }: { hasPaid: boolean }) {
  const { prices } = useBoot()
  const { t: say } = useLingui()
  const { priceCents, creditsPerPeriod } = prices.subscription
  const periodDays = formatCount(prices.subscription.periodDays)
  const price = formatMoney(priceCents, { short: true, currency: prices.currency })
  const credits = formatCredits(creditsPerPeriod)
  const actions = usePlanActions()
  return (
    <>
      <p>{say`You don’t have a subscription. Videos use your available credits.`}</p>
      <p>
        <Trans>
          A subscription gives you <b>{credits} credits</b> every {periodDays} days for <b>{price}</b>.
        </Trans>
      </p>
      <Actions>
        <LinkButton variant="secondary" to="/pricing">
          <Trans>See pricing</Trans>
        </LinkButton>
        {hasPaid && <PortalButton actions={actions} />}
      </Actions>
    </>
  )
}

function endText({ current_period_end: end }: BillingSubscription): string {
  const day = dayOf(end)
  return t`You keep your monthly credits until ${day}. Bundle credits stay.`
}

function dayOf(seconds: number | null): string {
  return formatDate(new Date((seconds ?? 0) * 1000).toISOString())
}

const Box = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token.space[3]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > * {
    align-self: start;
  }
  > :last-child {
    align-self: end;
  }
  > p {
    font-size: ${token.fontSize.control};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
`
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 10px;
  && b {
    font: 700 2.5rem/1.1 ${token.font.display};
    letter-spacing: -0.02em;
  }
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};
`
