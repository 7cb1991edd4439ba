import type { TenantTx } from '../../platform/db/open.ts'
import { listReasons } from '../credit-grants/index.ts'
import { listInvoicesOf } from '../invoices/index.ts'
import { listPurchasesById } from '../billing/index.ts'

/** The source of credits. */
interface Source {
  name: string | null
  /** The number of its invoice; null where none was written. */
  seq: number | null
}

const PURCHASE = /^purchase ([0-9a-f-]{36}) (\d+)$/
const GRANT = /^grant ([0-9a-f-]{36})$/
const INVOICE = /^invoice (.+)$/
/** The free first video of a digital twin. */
export const INTRODUCTION = /^introduction [0-9a-f-]{36}$/

/** Returns what the credits of these sources were bought as, or why they were granted. Unknown sources are absent. */
export async function sourcesOf(tx: TenantTx, sourceRefs: readonly string[]): Promise<Map<string, Source>> {
  const parts = sourceRefs.map((ref) => ({
    ref,
    purchase: PURCHASE.exec(ref),
    invoice: INVOICE.exec(ref),
    creditGrant: GRANT.exec(ref),
  }))
  const purchases = await listPurchasesById(tx, [...new Set(parts.flatMap(({ purchase }) => purchase?.[1] ?? []))])
  const invoices = await listInvoicesOf(tx, {
    purchaseIds: purchases.map(({ id }) => id),
    sourceRefs: [...new Set(parts.flatMap(({ invoice }) => invoice?.[1] ?? []))],
  })
  const reasons = await listReasons(tx, [...new Set(parts.flatMap(({ creditGrant }) => creditGrant?.[1] ?? []))])
  const found = new Map<string, Source>()
  for (const { ref, purchase, invoice, creditGrant } of parts) {
    if (purchase) {
      const bought = purchases.find(({ id }) => id === purchase[1])
      const seq = invoices.find(({ purchaseId }) => purchaseId === purchase[1])?.seq ?? null
      found.set(ref, { name: bought?.lines[Number(purchase[2])]?.name ?? null, seq })
    } else if (invoice) {
      const paid = invoices.find(({ sourceRef }) => sourceRef === invoice[1])
      const name = paid?.lines.find(({ kind }) => kind === 'subscription')?.name ?? null
      found.set(ref, { name, seq: paid?.seq ?? null })
    } else if (creditGrant) {
      found.set(ref, { name: reasons.get(creditGrant[1] ?? '') ?? null, seq: null })
    }
  }
  return found
}
