import type { TenantTx } from '../../platform/db/open.ts'
import type { ProviderObject } from '../../ports/payments.ts'
import { feeOf } from './accounts.ts'
import { behaviourOf } from './cards.ts'
import { type SubscriptionBody, change, listSubscriptions, make } from './objects.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const RETRY_DAYS = 3
const TRIES_MAX = 4

type Announce = (about: ProviderObject) => Promise<void>

export function addDays(time: string | Date, days: number): string {
  return new Date(new Date(time).getTime() + days * DAY_MS).toISOString()
}

/** Advances the subscriptions of a tenant to `now`: renews those that are due, retries failed renewals, ends cancelled ones. */
export async function advance(tx: TenantTx, now: Date, announce: Announce): Promise<void> {
  for (const { ref, body } of await listSubscriptions(tx)) {
    let subscription = body
    while (isDue(subscription, now)) subscription = await renew(tx, ref, subscription, announce)
  }
}

function isDue({ state, periodEnd, failedTries }: SubscriptionBody, now: Date): boolean {
  if (state !== 'active' && state !== 'past_due') return false
  return new Date(addDays(periodEnd, failedTries * RETRY_DAYS)) <= now
}

async function renew(
  tx: TenantTx,
  ref: string,
  before: SubscriptionBody,
  announce: Announce,
): Promise<SubscriptionBody> {
  const after = before.endsAtPeriodEnd
    ? { ...before, state: 'canceled' as const }
    : before.isPaused
      ? { ...before, periodStart: before.periodEnd, periodEnd: addDays(before.periodEnd, before.periodDays) }
      : await charged(tx, ref, before, announce)
  await change(tx, 'subscription', ref, after)
  await announce({ kind: 'subscription', ref, account: after.account })
  return after
}

async function charged(
  tx: TenantTx,
  ref: string,
  before: SubscriptionBody,
  announce: Announce,
): Promise<SubscriptionBody> {
  const isPaid = before.cardNumber !== null && behaviourOf(before.cardNumber).kind !== 'fails-later'
  if (!isPaid) {
    const failedTries = before.failedTries + 1
    return { ...before, failedTries, state: failedTries >= TRIES_MAX ? 'canceled' : 'past_due' }
  }
  const periodStart = before.periodEnd
  const periodEnd = addDays(periodStart, before.periodDays)
  const invoiceRef = `${ref}_in_${periodStart}`
  const { cents, currency, labels, customerRef, account } = before
  const paid = { account, cents, currency, labels, state: 'paid' as const, returnedCents: 0 }
  const paymentRef = `${invoiceRef}_pay`
  const feeCents = feeOf(before.feePercent, cents)
  const secretless = { clientSecret: '', failure: null, refundKeys: [], feeCents }
  await make(tx, 'payment', paymentRef, { ...paid, ...secretless, customerRef, invoiceRef })
  await make(tx, 'invoice', invoiceRef, {
    ...paid,
    number: invoiceRef,
    subscriptionRef: ref,
    paymentRef,
    isRenewal: true,
    isRetried: before.failedTries > 0,
    periodStart,
    periodEnd,
  })
  await announce({ kind: 'invoice', ref: invoiceRef, account })
  return { ...before, periodStart, periodEnd, failedTries: 0, state: 'active' }
}
