import type { PaymentStart } from '@vitrine/contract'
import type { Client } from './client.ts'

export const GOOD_CARD = '4242 4242 4242 4242'

/** Starts paying for the smallest bundle. */
export async function refill(client: Client, body: object = { amount: 177.5, credits: 10 }): Promise<PaymentStart> {
  return (await client.call<PaymentStart>('POST /api/credits/refill', { body })).body
}

export function useCard(client: Client, { clientSecret }: PaymentStart, cardNumber = GOOD_CARD) {
  return client.call('POST /api/sandbox/confirm', { body: { clientSecret, cardNumber } })
}

export function paymentOf({ clientSecret }: PaymentStart): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

export function report(client: Client, planId: string, lies: object = {}) {
  return client.call('POST /api/credits/add-manual', { body: { planId, ...lies } })
}

export async function creditsOf(client: Client): Promise<number> {
  return (await client.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits
}
