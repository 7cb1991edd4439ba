import type { PurchaseLine } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Ledger } from '../ledger/service.ts'
import type { PurchaseRow } from './store.ts'

export const monthlySource = (invoiceRef: string) => `invoice ${invoiceRef}`
const lineSource = (purchaseId: string, index: number) => `purchase ${purchaseId} ${index}`

/** How many credits lines bring. */
export function creditsOf(lines: readonly PurchaseLine[]): number {
  return lines.reduce((sum, { credits }) => sum + credits, 0)
}

/** The sources under which a paid purchase gave its credits. */
export function sourcesGiven({
  id,
  lines,
  paymentRef,
  invoiceRef,
}: Pick<PurchaseRow, 'id' | 'invoiceRef' | 'lines' | 'paymentRef'>): string[] {
  return lines.map(({ kind }, index) =>
    kind === 'subscription' ? monthlySource(invoiceRef ?? paymentRef ?? '') : lineSource(id, index),
  )
}

interface Given {
  paidAt: Date
  invoiceRef: string
  /** When the first period of the subscription ends; null without one. */
  periodEnd: Date | null
}

/** Gives what a purchase brings: a subscription replaces the month's credits, anything else adds to them. */
export async function giveCredits(tx: TenantTx, ledger: Ledger, purchase: PurchaseRow, given: Given): Promise<void> {
  const { id, userId, lines } = purchase
  for (const [index, { kind, credits, expiryMonths }] of lines.entries()) {
    const halfCredits = credits * 2
    if (halfCredits === 0) continue
    if (kind === 'subscription') {
      const expiresAt = given.periodEnd ?? given.paidAt
      await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef: monthlySource(given.invoiceRef), expiresAt })
    } else {
      const end = expiryMonths == null ? {} : { expiresAt: addMonths(given.paidAt, expiryMonths) }
      await ledger.grant(tx, { userId, kind: 'bundle', halfCredits, sourceRef: lineSource(id, index), ...end })
    }
  }
}

interface Returned {
  /** How many half-credits should be gone for all the money that has gone back so far. */
  wanted: number
  invoiceRef: string
  returnedCents: number
}

/**
 * Takes back, or gives again where money came back after a dispute, until `wanted` half-credits are gone; those that were used
 * stay with the person. Answers how many are gone.
 */
export async function takeCredits(
  tx: TenantTx,
  ledger: Ledger,
  purchase: PurchaseRow,
  { wanted, invoiceRef, returnedCents }: Returned,
): Promise<number> {
  const { id, userId, lines } = purchase
  let gone = purchase.takenHalfCredits
  if (wanted < gone) {
    const sourceRef = `returned ${id} ${returnedCents}`
    await ledger.grant(tx, { userId, kind: 'refund', halfCredits: gone - wanted, sourceRef })
    return wanted
  }
  for (const [index, { kind, credits }] of lines.entries()) {
    const halfCredits = Math.min(wanted - gone, credits * 2)
    if (halfCredits <= 0) continue
    gone +=
      kind === 'subscription'
        ? await ledger.takeBack(tx, { userId, kind: 'monthly', halfCredits, sourceRef: monthlySource(invoiceRef) })
        : await ledger.takeBack(tx, { userId, kind: 'bundle', halfCredits, sourceRef: lineSource(id, index) })
  }
  return gone
}

function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  return to
}
