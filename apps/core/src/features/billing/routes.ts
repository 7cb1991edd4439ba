import { type Bundle, type Choice, type PriceList, nothingChosen } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { PaymentsError } from '../../ports/payments.ts'
import { listFor } from './price-list.ts'
import type { AutoTopUps } from './top-ups/auto-top-up.ts'
import type { Webhooks } from './webhooks.ts'
import type { Payouts } from './payouts/payouts.ts'
import type { Billing } from './service.ts'
import type { Subscriptions } from './subscriptions/subscriptions.ts'
import type { TestMode } from './test-mode.ts'

interface Services {
  billing: Billing
  subscriptions: Subscriptions
  autoTopUps: AutoTopUps
  webhooks: Webhooks
  testMode: TestMode
  payouts: Payouts
}

export function billingRoutes(services: Services): Handlers<'billing'> {
  const { billing, subscriptions, autoTopUps, webhooks, testMode, payouts } = services
  return {
    'POST /api/credits/refill': async ({ tenant, person, body, reply }) =>
      billing.begin(tenant, person, { ...nothingChosen, bundleId: bundleLike(tenant, body).id }, reply.elapsedTime),
    'POST /api/create-payment-intent': async ({ tenant, person, body, reply }) =>
      billing.begin(
        tenant,
        person,
        choiceOf(listFor(tenant, person), body.planId, body.customAvatar),
        reply.elapsedTime,
      ),
    'POST /api/create-subscription': async ({ tenant, person, body, reply }) =>
      billing.begin(
        tenant,
        person,
        { ...nothingChosen, subscription: true, twins: Number(body.customAvatar) },
        reply.elapsedTime,
      ),
    'POST /api/create-subscription-with-bundle': async ({ tenant, person, reply, body: { bundleId, customAvatar } }) =>
      billing.begin(
        tenant,
        person,
        { ...nothingChosen, subscription: true, bundleId, twins: Number(customAvatar) },
        reply.elapsedTime,
      ),
    'POST /api/credits/add-manual': async ({ tenant, person, body }) =>
      billing.confirmPayment(tenant, person, body.planId),
    'POST /api/test-payment-success': async ({ tenant, person, body }) => {
      await billing.requireOwn(person, body.planId)
      await testMode.pay(tenant, body.planId)
      return billing.confirmPayment(tenant, person, body.planId)
    },
    'POST /api/sandbox/confirm': async ({ tenant, body }) => testMode.confirm(tenant, body),
    'GET /api/billing/subscription': async ({ tenant, person }) => subscriptions.current(tenant, person),
    'POST /api/billing/cancel-subscription': async ({ tenant, person }) => subscriptions.cancel(tenant, person),
    'POST /api/billing/reactivate-subscription': async ({ tenant, person }) => subscriptions.resume(tenant, person),
    'POST /api/billing/customer-portal': async ({ tenant, person }) => subscriptions.portal(tenant, person),
    'GET /api/billing/low-balance': async ({ tenant, person }) => autoTopUps.read(tenant, person),
    'PUT /api/billing/low-balance': async ({ tenant, person, body }) => autoTopUps.choose(tenant, person, body),
    'GET /api/sandbox/card': async ({ tenant, person }) => ({ card: await testMode.card(tenant, person) }),
    'POST /api/sandbox/card': async ({ tenant, person, body }) => {
      await testMode.saveCard(tenant, person, { number: body.cardNumber, expiry: body.cardExpiry })
      return { ok: true }
    },
    'GET /api/whitelabel/payouts': async ({ tenant }) => payouts.read(tenant),
    'POST /api/whitelabel/stripe/connect': async ({ tenant, person }) => payouts.connect(tenant, person),
    'POST /api/whitelabel/stripe/disconnect': async ({ tenant, person }) => payouts.disconnect(tenant, person),
    'POST /api/sandbox/account': async ({ tenant }) => payouts.complete(tenant),
    'POST /api/webhooks/stripe': async ({ request }) => {
      const signature = String(request.headers['stripe-signature'] ?? '')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await webhooks.receive(body, signature).catch(refuseUnusable)
      return { ok: true }
    },
  }
}

/** The screens of the specification name a bundle by its price and its credits. */
function bundleLike({ prices }: Tenant, { amount, credits }: { amount: number; credits: number }): Bundle {
  const found = prices.bundles.find(
    (bundle) => bundle.credits === credits && bundle.priceCents === Math.round(amount * 100),
  )
  if (!found) throw new AppError('offer-unknown')
  return found
}

function choiceOf({ bundles }: PriceList, id: string, withTwin: boolean): Choice {
  if (id === 'digital-twin') return { ...nothingChosen, twins: 1 }
  const isBundle = bundles.some((bundle) => bundle.id === id)
  return { ...nothingChosen, [isBundle ? 'bundleId' : 'planId']: id, twins: Number(withTwin) }
}

function refuseUnusable(error: unknown): never {
  if (error instanceof PaymentsError && error.problem === 'forged') throw new AppError('forged', { cause: error })
  if (error instanceof PaymentsError && error.problem === 'unreadable')
    throw new AppError('bad-request', { cause: error })
  throw error
}
