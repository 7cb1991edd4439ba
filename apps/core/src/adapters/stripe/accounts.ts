import type Stripe from 'stripe'
import type { Payments, Seller } from '../../ports/payments.ts'

type Accounts = Pick<Payments, 'account' | 'accountAddress' | 'openAccount'>

/**
 * Connected accounts of partners, of Stripe's standard kind: Stripe verifies the partner, who has the full dashboard, pays Stripe's
 * fees and handles disputes.
 */
export function createStripeAccounts(
  stripe: Stripe,
  withPaymentsErrors: <T>(work: () => Promise<T>) => Promise<T>,
): Accounts {
  return {
    openAccount: ({ tenantId, name, email }) =>
      withPaymentsErrors(async () => {
        const account: Stripe.AccountCreateParams = {
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          business_profile: { name },
          email,
          metadata: { tenantId },
        }
        return (await stripe.accounts.create(account, { idempotencyKey: `account ${tenantId}` })).id
      }),
    accountAddress: (_tenantId, account, returnTo) =>
      withPaymentsErrors(async () => {
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnTo,
          refresh_url: returnTo,
        })
        return link.url
      }),
    account: (_tenantId, ref) =>
      withPaymentsErrors(async () => {
        const { charges_enabled: isActive } = await stripe.accounts.retrieve(ref)
        return { ref, state: isActive ? 'active' : 'pending' }
      }),
  }
}

/** Returns the operator's fee on a direct charge; nothing when it rounds to 0, which Stripe refuses. */
export function feeIn({ feePercent }: Seller, cents: number): { application_fee_amount?: number } {
  const fee = Math.round((cents * feePercent) / 100)
  return fee > 0 ? { application_fee_amount: fee } : {}
}
