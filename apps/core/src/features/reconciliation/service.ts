import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { allSettled } from '../../platform/errors/all-settled.ts'
import { type Payments, PaymentsError, isUnreachable } from '../../ports/payments.ts'
import {
  type BillingModule,
  callProvider,
  creditsOf,
  findPurchase,
  listUnchecked,
  recordChecked,
  grantedSources,
  providerObjectOf,
} from '../billing/index.ts'
import { sumGranted } from '../ledger/index.ts'
import * as store from './store.ts'

/** Webhook events need a moment to arrive. */
const YOUNGEST_MS = 15 * 60_000
/** Disputes arrive for months, but old purchases need not be compared for ever. */
const OLDEST_MS = 120 * DAY_MS
const CHECK_EVERY_MS = DAY_MS
const PURCHASES_PER_RUN = 20

interface Deps {
  db: Db
  payments: Payments | null
  paymentReconciliation: Pick<BillingModule['paymentReconciliation'], 'reconcile'>
  sellers: Pick<BillingModule['sellers'], 'at'>
  clock: Clock
  newId: () => string
}

interface Theirs {
  isPaid: boolean
  cents: number
  currency: string
  returnedCents: number
}

type Unchecked = Awaited<ReturnType<typeof listUnchecked>>[number]

export type Reconciliation = ReturnType<typeof createReconciliation>

/**
 * Compares our records with those of the provider, a few purchases at a time, and stores the differences. It
 * does not change either.
 */
export function createReconciliation({ db, payments, paymentReconciliation, sellers, clock, newId }: Deps) {
  return { compare, replay }

  async function compare(tenantId: string): Promise<void> {
    if (!payments) return
    const now = clock.now().getTime()
    const due = {
      since: new Date(now - OLDEST_MS),
      until: new Date(now - YOUNGEST_MS),
      before: new Date(now - CHECK_EVERY_MS),
      limit: PURCHASES_PER_RUN,
    }
    const purchases = await db.inTenant(tenantId, (tx) => listUnchecked(tx, due))
    const compareOne = async (purchase: Unchecked) => {
      const theirs = await fetchPurchase(payments, tenantId, purchase)
      await db.inTenant(tenantId, async (tx) => {
        const given = await sumGranted(tx, grantedSources(purchase))
        const found = differencesOf(purchase, theirs, given).map((one) => ({ ...one, id: newId() }))
        await store.saveDifferences(tx, purchase.id, found, clock.now())
        await recordChecked(tx, purchase.id, clock.now())
      })
    }
    await allSettled(purchases, compareOne, isUnreachable)
  }

  async function fetchPurchase(payments: Payments, tenantId: string, purchase: Unchecked): Promise<Theirs | undefined> {
    const seller = sellers.at(tenantId, purchase.account)
    try {
      const found = purchase.invoiceRef
        ? await payments.invoice(seller, purchase.invoiceRef)
        : await payments.payment(seller, purchase.paymentRef ?? '')
      return { ...found, isPaid: found.state === 'paid' }
    } catch (error) {
      // An account whose owner has revoked our access shows us nothing.
      if (error instanceof PaymentsError && !isUnreachable(error)) return undefined
      throw error
    }
  }

  /** Processes the payment of a difference as if its event had arrived again, then compares again. Throws not-found. */
  async function replay(tenantId: string, differenceId: string): Promise<void> {
    const paid = await db.inTenant(tenantId, async (tx) => {
      const purchaseId = await store.findPurchaseOf(tx, differenceId)
      return purchaseId === undefined ? undefined : findPurchase(tx, purchaseId)
    })
    if (!paid) throw new AppError('not-found')
    await callProvider(() => paymentReconciliation.reconcile(tenantId, providerObjectOf(paid)))
    await db.inTenant(tenantId, (tx) => recordChecked(tx, paid.id, null))
    await callProvider(() => compare(tenantId))
  }
}

function differencesOf(ours: Unchecked, theirs: Theirs | undefined, grantedHalfCredits: number): store.Difference[] {
  const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`
  if (!theirs) return ours.paidAt ? [{ kind: 'unknown', ours: ours.state, theirs: '' }] : []
  if (!ours.paidAt) return theirs.isPaid ? [{ kind: 'not-booked', ours: ours.state, theirs: 'paid' }] : []
  if (!theirs.isPaid) return [{ kind: 'not-paid', ours: ours.state, theirs: 'not paid' }]
  const found: store.Difference[] = []
  const [total, paid] = [money(ours.totalCents, ours.currency), money(theirs.cents, theirs.currency)]
  if (total !== paid) found.push({ kind: 'amount', ours: total, theirs: paid })
  if (ours.returnedCents !== theirs.returnedCents) {
    const [here, there] = [ours.returnedCents, theirs.returnedCents].map((cents) => money(cents, ours.currency))
    found.push({ kind: 'returned', ours: here ?? '', theirs: there ?? '' })
  }
  const bought = creditsOf(ours.lines)
  if (grantedHalfCredits !== bought * 2)
    found.push({ kind: 'credits', ours: `${grantedHalfCredits / 2} given`, theirs: `${bought} bought` })
  return found
}
