import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Seller } from '../ports/payments.ts'
import type { PaymentsUnderTest } from './payments.suite.ts'

/** Tests the behaviour required of every payment provider with tenants' own accounts. */
export function payoutAccountsSuite(name: string, under: PaymentsUnderTest): void {
  const price = { cents: 17_750, currency: 'USD' }

  async function openAccount(): Promise<Seller & { account: string }> {
    const { tenantId } = under.seller()
    const of = { tenantId, name: 'Azure Coast', email: 'money@azure.test' }
    return { tenantId, account: await under.payments().openAccount(of), feePercent: 12 }
  }

  async function activeAccount(): Promise<Seller> {
    const seller = await openAccount()
    await under.activate(seller.account)
    return seller
  }

  async function order(seller: Seller) {
    const customerRef = await under.payments().openCustomer(seller, { userId: randomUUID(), name: 'Ana', email: null })
    const labels = { tenantId: seller.tenantId, purchaseId: randomUUID() }
    return { seller, customerRef, price, description: 'Explorer Package', labels }
  }

  describe(`accounts of tenants at ${name}`, () => {
    it('accepts no payment for an account before its setup is complete', async () => {
      const seller = await openAccount()
      const { account, tenantId } = seller
      expect(await under.payments().account(tenantId, account)).toEqual({ ref: account, state: 'pending' })
      const asked = await order(seller)
      await expect(under.payments().startPayment(asked)).rejects.toMatchObject({ problem: 'refused' })

      await under.activate(account)
      expect(await under.payments().account(tenantId, account)).toEqual({ ref: account, state: 'active' })
      await under.pay(await under.payments().startPayment(await order(seller)))
    })

    it('opens one account for a tenant, however often it is requested', async () => {
      expect((await openAccount()).account).toBe((await openAccount()).account)
    })

    it('links the owner to the setup and back', async () => {
      const { tenantId, account } = await openAccount()
      const back = 'http://azure.test/whitelabel-dashboard?tab=billing'
      expect(await under.payments().accountAddress(tenantId, account, back)).toMatch(/^https?:/)
    })

    it('deducts the operator’s fee from a payment to the account, which others cannot see', async () => {
      const seller = await activeAccount()
      const started = await under.payments().startPayment(await order(seller))
      await under.pay(started)

      expect(await under.payments().payment(seller, started.paymentRef)).toMatchObject({ state: 'paid', ...price })
      expect(await under.feeOf(started.paymentRef)).toBe(2130)
      const elsewhere = under.payments().payment(under.seller(), started.paymentRef)
      await expect(elsewhere).rejects.toMatchObject({ problem: 'unknown' })
    })

    it('deducts the fee from every period of a subscription', async () => {
      const seller = await activeAccount()
      const plan = { ...(await order(seller)), name: 'Monthly plan', periodDays: 30, extras: [] }
      const started = await under.payments().startSubscription(plan)
      await under.pay(started)
      expect(await under.feeOf(started.paymentRef)).toBe(2130)

      const renewed = await under.payments().invoice(seller, await under.renew(started.subscriptionRef))
      expect(renewed).toMatchObject({ state: 'paid', isRenewal: true, cents: price.cents })
      const elsewhere = under.payments().setEnding(under.seller(), started.subscriptionRef, true)
      await expect(elsewhere).rejects.toMatchObject({ problem: 'unknown' })
    })

    it('refunds from the account that was paid', async () => {
      const seller = await activeAccount()
      const started = await under.payments().startPayment(await order(seller))
      await under.pay(started)
      const elsewhere = under.payments().refund(under.seller(), started.paymentRef, randomUUID())
      await expect(elsewhere).rejects.toMatchObject({ problem: 'unknown' })

      const returned = await under.payments().refund(seller, started.paymentRef, randomUUID())
      expect(returned).toMatchObject({ returnedCents: price.cents })
    })

    it('keeps a person’s customers separate per account', async () => {
      const seller = await activeAccount()
      const { customerRef } = await order(seller)
      await under.saveCard(customerRef, 'pays')

      expect(await under.payments().cardOnFile(seller, customerRef)).toMatchObject({ lastDigits: '4242' })
      await expect(under.payments().cardOnFile(under.seller(), customerRef)).rejects.toMatchObject({
        problem: 'unknown',
      })
    })
  })
}
