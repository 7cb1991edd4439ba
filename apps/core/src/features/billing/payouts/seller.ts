import type { Db } from '../../../platform/db/open.ts'
import type { Payments, Seller } from '../../../ports/payments.ts'
import { findPayout } from './payout-store.ts'

interface Deps {
  db: Db
  payments: Payments | null
  /** What the operator keeps of what is paid to a tenant's own account. */
  partnerFeePercent: number
}

export type Sellers = ReturnType<typeof createSellers>

/** Who sells on a tenant's site. A purchase begun at one account stays there when the seller changes. */
export function createSellers({ db, payments, partnerFeePercent }: Deps) {
  return { present, at, owns }

  /** The tenant itself where its own account takes payments; the operator until then, and while it does not. */
  async function present(tenantId: string): Promise<Seller> {
    const own = payments && (await db.inTenant(tenantId, (tx) => findPayout(tx, payments.provider)))
    return at(tenantId, own?.isUsed && own.state === 'active' ? own.ref : null)
  }

  /** Returns the seller at an account. */
  function at(tenantId: string, account: string | null): Seller {
    return { tenantId, account, feePercent: account === null ? 0 : partnerFeePercent }
  }

  /** Whether an account may speak of what a tenant sold: the operator's, or its own. */
  async function owns(tenantId: string, account: string | null): Promise<boolean> {
    if (account === null) return true
    const own = payments && (await db.inTenant(tenantId, (tx) => findPayout(tx, payments.provider)))
    return own?.ref === account
  }
}
