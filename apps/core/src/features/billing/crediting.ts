import type { PurchaseLine } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import type { PurchaseRow } from './store.ts'
import type { Ledger } from '../ledger/index.ts'

export const monthlySource = (invoiceRef: string) => `invoice ${invoiceRef}`
const lineSource = (purchaseId: string, index: number) => `purchase ${purchaseId} ${index}`

/** Returns the credits of purchase lines. */
export function creditsOf(lines: readonly PurchaseLine[]): number {
  return lines.reduce((sum, { credits }) => sum + credits, 0)
}

/** Returns the sources under which a paid purchase granted its credits. */
export function grantedSources({
  id,
  lines,
  paymentRef,
  invoiceRef,
}: Pick<PurchaseRow, 'id' | 'invoiceRef' | 'lines' | 'paymentRef'>): string[] {
  return lines.map(({ kind }, index) =>
    kind === 'subscription' ? monthlySource(invoiceRef ?? paymentRef ?? '') : lineSource(id, index),
  )
}

interface GrantedPurchase {
  paidAt: Date
  invoiceRef: string
  /** When the first period of the subscription ends; null without one. */
  periodEnd: Date | null
  /** Whether a later period of the subscription has granted its credits already. */
  isOver: boolean
}

/** Grants the credits of a purchase: a subscription replaces the month's credits, other purchases add to them. */
export async function grantCredits(
  tx: TenantTx,
  ledger: Ledger,
  purchase: PurchaseRow,
  given: GrantedPurchase,
): Promise<void> {
  const { id, userId, lines } = purchase
  for (const [index, { kind, credits, expiryMonths }] of lines.entries()) {
    const halfCredits = credits * 2
    if (halfCredits === 0) continue
    if (kind === 'subscription') {
      const month = { userId, halfCredits, sourceRef: monthlySource(given.invoiceRef) }
      // The event of a later period came first. Its credits stay, and these are booked without being spendable.
      if (given.isOver) await ledger.grant(tx, { ...month, kind: 'monthly', expiresAt: given.paidAt })
      else await ledger.renewMonthly(tx, { ...month, expiresAt: given.periodEnd ?? given.paidAt })
    } else {
      const end = expiryMonths == null ? {} : { expiresAt: addMonths(given.paidAt, expiryMonths) }
      await ledger.grant(tx, { userId, kind: 'bundle', halfCredits, sourceRef: lineSource(id, index), ...end })
    }
  }
}

interface Returned {
  invoiceRef: string
  /** The total amount that was refunded so far. */
  returnedCents: number
}

/**
 * Takes credits back in proportion to refunds, or returns them after a won dispute. Used credits stay with the person. Returns the
 * number of half-credits taken back so far.
 */
export async function creditForRefunds(
  tx: TenantTx,
  ledger: Ledger,
  purchase: PurchaseRow,
  { invoiceRef, returnedCents }: Returned,
): Promise<number> {
  const { id, userId, lines, totalCents } = purchase
  const before = sharesOf(lines, purchase.returnedCents / totalCents)
  const now = sharesOf(lines, returnedCents / totalCents)
  let gone = purchase.takenHalfCredits
  for (const [index, { kind }] of lines.entries()) {
    const source =
      kind === 'subscription'
        ? { userId, kind: 'monthly' as const, sourceRef: monthlySource(invoiceRef) }
        : { userId, kind: 'bundle' as const, sourceRef: lineSource(id, index) }
    gone += await adjustSource(tx, ledger, source, (now[index] ?? 0) - (before[index] ?? 0))
  }
  return gone
}

/** Takes half-credits of a source back, or grants them again when negative. Returns the number taken at once. */
export async function adjustSource(
  tx: TenantTx,
  ledger: Ledger,
  source: { userId: string; kind: 'bundle' | 'monthly'; sourceRef: string },
  halfCredits: number,
): Promise<number> {
  if (halfCredits > 0) return ledger.revoke(tx, { ...source, halfCredits })
  if (halfCredits < 0) return -(await ledger.reinstate(tx, { ...source, halfCredits: -halfCredits }))
  return 0
}

/** Returns the half-credits of each line to take back for this refunded share, first lines first. */
function sharesOf(lines: readonly PurchaseLine[], share: number): number[] {
  let wanted = Math.round(creditsOf(lines) * 2 * share)
  return lines.map(({ credits }) => {
    const halfCredits = Math.min(wanted, credits * 2)
    wanted -= halfCredits
    return halfCredits
  })
}

function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  return to
}
