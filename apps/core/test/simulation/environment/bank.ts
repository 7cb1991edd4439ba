import { type Payment, type Payments, PaymentsError, type WebhookEvent } from '../../../src/ports/payments.ts'

interface Account {
  payment: Payment
  tenantId: string
}

const unused = async (): Promise<never> => {
  throw new PaymentsError('refused', 'Nobody in the simulation asks for this.')
}

/** A payment provider that outlives the core. What changes in it gives an event, and events are kept, to be delivered in any order. */
export function createBank() {
  const accounts = new Map<string, Account>()
  const events: WebhookEvent[] = []
  const byOrder = new Map<string, string>()

  const payments: Payments = {
    provider: 'stripe',
    publishableKey: null,
    isLive: false,
    openCustomer: async (_seller, { userId }) => `cus_${userId}`,
    async startPayment({ seller, price, labels }) {
      const ref = byOrder.get(labels.purchaseId) ?? `pay_${accounts.size + 1}`
      if (!accounts.has(ref)) {
        const payment: Payment = { ref, ...price, state: 'open', returnedCents: 0, failure: null, labels }
        accounts.set(ref, { payment, tenantId: seller.tenantId })
        byOrder.set(labels.purchaseId, ref)
      }
      return { paymentRef: ref, clientSecret: `${ref}_secret_x` }
    },
    async payment(_seller, ref) {
      return { ...accountOf(ref).payment }
    },
    async abandonPayment(_seller, ref) {
      const { payment } = accountOf(ref)
      if (payment.state === 'paid' || payment.state === 'processing') throw new PaymentsError('refused', 'It was paid.')
      change(ref, { state: 'canceled' })
    },
    async refund(_seller, ref) {
      giveBack(ref)
      return payments.payment(_seller, ref)
    },
    cardOnFile: async () => null,
    savedCards: async () => [],
    chargeOnFile: async () => null,
    purgeCustomer: async () => {},
    readEvent: async (body, signature) => {
      if (signature !== 'signed') throw new PaymentsError('forged', 'It was not signed.')
      return JSON.parse(body.toString()) as WebhookEvent
    },
    openAccount: unused,
    accountAddress: unused,
    account: unused,
    startSubscription: unused,
    subscription: unused,
    invoice: unused,
    abandonSubscription: unused,
    endSubscription: unused,
    setEnding: unused,
    setPaused: unused,
    portalAddress: unused,
  }
  return { payments, events, accounts, pay, decline, giveBack }

  function accountOf(ref: string): Account {
    const found = accounts.get(ref)
    if (!found) throw new PaymentsError('unknown', 'There is no such payment.')
    return found
  }

  function change(ref: string, to: Partial<Payment>): void {
    const account = accountOf(ref)
    Object.assign(account.payment, to)
    const about = { kind: 'payment', ref, account: null } as const
    events.push({ id: `evt_${events.length + 1}`, tenantId: account.tenantId, about })
  }

  /** The person's card pays; nothing happens where the payment is over. */
  function pay(ref: string): void {
    if (accountOf(ref).payment.state === 'open') change(ref, { state: 'paid', failure: null })
  }

  function decline(ref: string): void {
    if (accountOf(ref).payment.state === 'open') change(ref, { failure: 'Your card was declined.' })
  }

  /** The operator sends all of it back. */
  function giveBack(ref: string): void {
    const { payment } = accountOf(ref)
    if (payment.state === 'paid' && payment.returnedCents === 0) change(ref, { returnedCents: payment.cents })
  }
}

export type Bank = ReturnType<typeof createBank>
