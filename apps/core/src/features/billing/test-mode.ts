import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Payments, TestCard, TestPayments } from '../../ports/payments.ts'
import type { Sellers } from './payouts/seller.ts'
import { findCustomer } from './store.ts'

const GOOD_CARD = '4242424242424242'

interface Card {
  clientSecret: string
  cardNumber: string
  cardExpiry?: string | undefined
  savedCard?: string | undefined
  confirmed: boolean
}

interface Deps {
  db: Db
  testPayments: (Payments & TestPayments) | null
  sellers: Pick<Sellers, 'present'>
}

export type TestMode = ReturnType<typeof createTestMode>

/** Calls of the test mode, in which no real money moves. Elsewhere they respond like unknown calls. */
export function createTestMode({ db, testPayments, sellers }: Deps) {
  return { confirm, pay, card, saveCard }

  async function confirm(tenant: Tenant, { clientSecret, cardNumber, cardExpiry, savedCard, confirmed }: Card) {
    const method = savedCard === undefined ? { number: cardNumber, expiry: cardExpiry } : { savedRef: savedCard }
    const answer = await testPayments?.confirm(tenant.id, clientSecret, { ...method, confirmed })
    if (!answer) throw new AppError('not-found')
    return answer
  }

  /** Returns the card on file of a person who has bought before; the provider knows nobody else. */
  async function card(tenant: Tenant, person: Person) {
    const { payments, seller, customerRef } = await customerOf(tenant, person)
    const found = await payments.cardOnFile(seller, customerRef)
    return found && { last4: found.lastDigits }
  }

  /** Replaces the card on file. */
  async function saveCard(tenant: Tenant, person: Person, kept: TestCard): Promise<void> {
    const { payments, customerRef } = await customerOf(tenant, person)
    await payments.saveCard(tenant.id, customerRef, kept)
  }

  async function customerOf(tenant: Tenant, person: Person) {
    const seller = await sellers.present(tenant.id)
    const customerRef = await db.inTenant(tenant.id, (tx) =>
      findCustomer(tx, person.id, 'sandbox', seller.account ?? ''),
    )
    if (!testPayments || !customerRef) throw new AppError('not-found')
    return { payments: testPayments, seller, customerRef }
  }

  /** Pays an open payment with the card that always pays. */
  async function pay(tenant: Tenant, paymentRef: string): Promise<void> {
    const clientSecret = await testPayments?.clientSecretOf(tenant.id, paymentRef)
    if (!clientSecret) throw new AppError('not-found')
    await confirm(tenant, { clientSecret, cardNumber: GOOD_CARD, confirmed: true })
  }
}
