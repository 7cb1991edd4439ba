import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Payments, Seller, Started } from '../ports/payments.ts'

/** A provider to test, with the actions of a card holder. */
export interface PaymentsUnderTest {
  payments: () => Payments
  seller: () => Seller
  pay(started: Started): Promise<void>
  decline(started: Started): Promise<void>
  /** Pays in the form with a saved card. Rejects where the provider takes no such card for this payment. */
  payWithSaved(started: Started, cardRef: string): Promise<void>
  /** Saves a card for later payments, as the provider's own page does. */
  saveCard(customerRef: string, card: 'declines' | 'pays'): Promise<void>
  /** Ends one period of a subscription, pays it and returns the invoice. */
  renew(subscriptionRef: string): Promise<string>
  /** Completes what the provider requires of an account. */
  activate(accountRef: string): Promise<void>
  /** The operator's fee of a payment, in cents. */
  feeOf(paymentRef: string): Promise<number>
}

/** Tests the behaviour required of every payment provider. */
export function paymentsSuite(name: string, under: PaymentsUnderTest): void {
  const price = { cents: 17_750, currency: 'USD' }
  const labels = () => ({ tenantId: under.seller().tenantId, purchaseId: randomUUID() })
  const customer = () =>
    under.payments().openCustomer(under.seller(), { userId: randomUUID(), name: 'Ana', email: null })
  const order = async (of = labels()) => ({
    seller: under.seller(),
    customerRef: await customer(),
    price,
    description: 'Explorer Package',
    labels: of,
  })
  const subscriptionOrder = async (of = labels()) => ({
    ...(await order(of)),
    name: 'Monthly plan',
    periodDays: 30,
    extras: [{ name: 'Explorer Package', cents: 500 }],
  })

  describe(`payments ${name}`, () => {
    it('waits for the card, and is paid in full afterwards', async () => {
      const of = labels()
      const started = await under.payments().startPayment(await order(of))
      const before = await under.payments().payment(under.seller(), started.paymentRef)
      expect(before).toEqual({
        ref: started.paymentRef,
        state: 'open',
        ...price,
        returnedCents: 0,
        failure: null,
        labels: of,
      })

      await under.pay(started)
      const after = await under.payments().payment(under.seller(), started.paymentRef)
      expect(after).toEqual({ ...before, state: 'paid' })
    })

    it('charges the card on file once for each purchase, without the person', async () => {
      const asked = await order()
      expect(await under.payments().cardOnFile(under.seller(), asked.customerRef)).toBeNull()
      expect(await under.payments().chargeOnFile(asked)).toBeNull()
      await under.saveCard(asked.customerRef, 'pays')
      const card = await under.payments().cardOnFile(under.seller(), asked.customerRef)
      expect(card?.lastDigits).toBe('4242')

      const first = await under.payments().chargeOnFile(asked)
      expect(first).toMatchObject({ state: 'paid', ...price, labels: asked.labels, failure: null })
      expect(await under.payments().chargeOnFile(asked)).toEqual(first)
    })

    it('pays with a card that the person saved, once, and for nobody else', async () => {
      const [own, other] = [await order(), await order()]
      const { payments, seller } = { payments: under.payments(), seller: under.seller() }
      expect(await payments.savedCards(seller, own.customerRef)).toEqual([])
      await under.saveCard(own.customerRef, 'pays')
      const [card, ...further] = await payments.savedCards(seller, own.customerRef)
      expect([card?.lastDigits, further, await payments.savedCards(seller, other.customerRef)]).toEqual([
        '4242',
        [],
        [],
      ])

      const theirs = await payments.startPayment(other)
      await expect(under.payWithSaved(theirs, card?.ref ?? '')).rejects.toThrow('not a card of the payer')
      expect(await payments.payment(seller, theirs.paymentRef)).toMatchObject({ state: 'open', failure: null })
      const started = await payments.startPayment(own)
      await under.payWithSaved(started, card?.ref ?? '')
      await under.payWithSaved(started, card?.ref ?? '')
      const paid = await payments.payment(seller, started.paymentRef)
      expect(paid).toEqual({
        ref: paid.ref,
        ...price,
        state: 'paid',
        returnedCents: 0,
        failure: null,
        labels: own.labels,
      })
    })

    it('starts a subscription with a saved card that pays later periods', async () => {
      const asked = await subscriptionOrder()
      await under.saveCard(asked.customerRef, 'pays')
      const [card] = await under.payments().savedCards(under.seller(), asked.customerRef)
      const started = await under.payments().startSubscription(asked)
      const other = await under.payments().startSubscription(await subscriptionOrder())
      await expect(under.payWithSaved(other, card?.ref ?? '')).rejects.toThrow('not a card of the payer')
      await under.payWithSaved(started, card?.ref ?? '')

      const { state } = await under.payments().subscription(under.seller(), started.subscriptionRef)
      expect(state).toBe('active')
      const renewed = await under.payments().invoice(under.seller(), await under.renew(started.subscriptionRef))
      expect(renewed).toMatchObject({ state: 'paid', isRenewal: true })
    })

    it('explains why a saved card was declined, and leaves the payment open for another', async () => {
      const asked = await order()
      await under.saveCard(asked.customerRef, 'declines')
      const [card] = await under.payments().savedCards(under.seller(), asked.customerRef)
      const started = await under.payments().startPayment(asked)
      await under.payWithSaved(started, card?.ref ?? '')
      const declined = await under.payments().payment(under.seller(), started.paymentRef)
      expect(declined).toMatchObject({ state: 'open', failure: 'Your card was declined.' })

      await under.pay(started)
      expect(await under.payments().payment(under.seller(), started.paymentRef)).toMatchObject({ state: 'paid' })
    })

    it('cancels a subscription until it is paid', async () => {
      const started = await under.payments().startSubscription(await subscriptionOrder())
      await under.payments().abandonSubscription(under.seller(), started.subscriptionRef)
      await under.payments().abandonSubscription(under.seller(), started.subscriptionRef)
      const { state } = await under.payments().subscription(under.seller(), started.subscriptionRef)
      expect(state).toBe('canceled')
      const first = await under.payments().payment(under.seller(), started.paymentRef)
      expect(first.state).toBe('canceled')

      const paid = await under.payments().startSubscription(await subscriptionOrder())
      await under.pay(paid)
      const late = under.payments().abandonSubscription(under.seller(), paid.subscriptionRef)
      await expect(late).rejects.toMatchObject({ problem: 'refused' })
    })

    it('cancels a payment until it is made', async () => {
      const started = await under.payments().startPayment(await order())
      await under.decline(started)
      await under.payments().abandonPayment(under.seller(), started.paymentRef)
      await under.payments().abandonPayment(under.seller(), started.paymentRef)
      const { state } = await under.payments().payment(under.seller(), started.paymentRef)
      expect(state).toBe('canceled')

      const paid = await under.payments().startPayment(await order())
      await under.pay(paid)
      const late = under.payments().abandonPayment(under.seller(), paid.paymentRef)
      await expect(late).rejects.toMatchObject({ problem: 'refused' })
    })

    it('passes on the bank’s reason when the card on file is declined', async () => {
      const asked = await order()
      await under.saveCard(asked.customerRef, 'declines')
      const payment = await under.payments().chargeOnFile(asked)

      expect(payment).toMatchObject({ state: 'open', failure: 'Your card was declined.', labels: asked.labels })
    })

    it('creates one payment for one purchase, however often it is requested', async () => {
      const asked = await order()
      const first = await under.payments().startPayment(asked)

      expect(await under.payments().startPayment(asked)).toEqual(first)
    })

    it('explains why a card was declined, and accepts another one', async () => {
      const started = await under.payments().startPayment(await order())
      await under.decline(started)
      const declined = await under.payments().payment(under.seller(), started.paymentRef)
      expect(declined).toMatchObject({ state: 'open', failure: 'Your card was declined.' })

      await under.pay(started)
      const paid = await under.payments().payment(under.seller(), started.paymentRef)
      expect(paid).toMatchObject({ state: 'paid', failure: null })
    })

    it('starts a subscription with one payment for the period and what was bought with it', async () => {
      const of = labels()
      const started = await under.payments().startSubscription(await subscriptionOrder(of))
      const { payments, seller } = { payments: under.payments(), seller: under.seller() }
      expect(await payments.subscription(seller, started.subscriptionRef)).toMatchObject({
        state: 'incomplete',
        labels: of,
      })

      await under.pay(started)
      const subscription = await payments.subscription(seller, started.subscriptionRef)
      expect(subscription).toMatchObject({ state: 'active', endsAtPeriodEnd: false, labels: of })
      expect(subscription.periodEnd.getTime() - subscription.periodStart.getTime()).toBe(30 * 24 * 3_600_000)
      expect(await payments.invoice(seller, started.invoiceRef)).toMatchObject({
        state: 'paid',
        cents: 18_250,
        currency: 'USD',
        isRenewal: false,
        returnedCents: 0,
        labels: of,
        subscriptionRef: started.subscriptionRef,
        periodEnd: subscription.periodEnd,
      })
    })

    it('renews a subscription with a new invoice for the next period', async () => {
      const started = await under.payments().startSubscription(await subscriptionOrder())
      await under.pay(started)
      const { periodEnd } = await under.payments().subscription(under.seller(), started.subscriptionRef)
      const invoice = await under.payments().invoice(under.seller(), await under.renew(started.subscriptionRef))

      expect(invoice).toMatchObject({ state: 'paid', isRenewal: true, cents: price.cents, periodStart: periodEnd })
    })

    it('charges no renewal while a subscription is paused, and the next one afterwards', async () => {
      const { payments, seller } = { payments: under.payments(), seller: under.seller() }
      const { subscriptionRef: ref, ...started } = await payments.startSubscription(await subscriptionOrder())
      await under.pay(started)
      const { periodEnd } = await payments.subscription(seller, ref)
      await payments.setPaused(seller, ref, true)
      const skipped = await payments.invoice(seller, await under.renew(ref))
      const during = await payments.subscription(seller, ref)
      expect([during.state, during.periodStart]).toEqual(['active', periodEnd])
      expect(skipped.isRenewal && skipped.state === 'paid').toBe(false)

      await payments.setPaused(seller, ref, false)
      const renewed = await payments.invoice(seller, await under.renew(ref))
      expect(renewed).toMatchObject({ state: 'paid', isRenewal: true, periodStart: during.periodEnd })
    })

    it('names the payment of an invoice, which can be refunded', async () => {
      const { payments, seller } = { payments: under.payments(), seller: under.seller() }
      const started = await payments.startSubscription(await subscriptionOrder())
      expect(await payments.invoice(seller, started.invoiceRef)).toMatchObject({ paymentRef: null })
      await under.pay(started)
      const renewed = await payments.invoice(seller, await under.renew(started.subscriptionRef))
      await payments.refund(seller, renewed.paymentRef ?? '', randomUUID())

      expect(await payments.invoice(seller, renewed.ref)).toMatchObject({ state: 'paid', returnedCents: renewed.cents })
    })

    it('cancels a subscription at the end of its period, and undoes that', async () => {
      const started = await under.payments().startSubscription(await subscriptionOrder())
      await under.pay(started)
      const change = (ends: boolean) => under.payments().setEnding(under.seller(), started.subscriptionRef, ends)

      expect(await change(true)).toMatchObject({ state: 'active', endsAtPeriodEnd: true })
      expect(await change(false)).toMatchObject({ state: 'active', endsAtPeriodEnd: false })
    })

    it.each(['when they are erased', 'at once, and again'])('ends a person’s subscription %s', async (when) => {
      const [asked, payments, seller] = [await subscriptionOrder(), under.payments(), under.seller()]
      const { subscriptionRef: ref, ...started } = await payments.startSubscription(asked)
      await under.pay(started)
      if (when === 'when they are erased') await payments.purgeCustomer(seller, asked.customerRef)
      else for (const _ of [1, 2]) await payments.endSubscription(seller, ref)

      expect(await payments.subscription(seller, ref)).toMatchObject({ state: 'canceled' })
    })

    it('refunds once for one key', async () => {
      const started = await under.payments().startPayment(await order())
      await under.pay(started)
      const refund = (key: string) => under.payments().refund(under.seller(), started.paymentRef, key, 5000)
      const keys = [randomUUID(), randomUUID()] as const

      expect(await refund(keys[0])).toMatchObject({ state: 'paid', returnedCents: 5000 })
      expect(await refund(keys[0])).toMatchObject({ returnedCents: 5000 })
      expect(await refund(keys[1])).toMatchObject({ returnedCents: 10_000 })
    })

    it('throws for payments that it did not make', async () => {
      const unknown = { problem: 'unknown' }
      await expect(under.payments().payment(under.seller(), 'pi_none')).rejects.toMatchObject(unknown)
      await expect(under.payments().subscription(under.seller(), 'sub_none')).rejects.toMatchObject(unknown)
      await expect(under.payments().invoice(under.seller(), 'in_none')).rejects.toMatchObject(unknown)
    })

    it('rejects messages without a valid signature', async () => {
      const forged = under.payments().readEvent(Buffer.from('{"type":"payment_intent.succeeded"}'), 't=1,v1=00')
      await expect(forged).rejects.toMatchObject({ problem: 'forged' })
    })

    it('links to the card settings and back', async () => {
      const address = await under.payments().portalAddress(under.seller(), await customer(), 'http://a.test/billing')
      expect(address).toContain('http')
    })
  })
}
