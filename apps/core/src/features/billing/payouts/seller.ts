import type { Db } from '../../../platform/db/open.ts'
import type { Payments, Seller } from '../../../ports/payments.ts'
import { findPayout } from './payout-store.ts'

interface Deps {
  db: Db
  payments: Payments | null
  /** The operator's fee on payments to a tenant's own account, in percent. */
  partnerFeePercent: number
}

export type Sellers = ReturnType<typeof createSellers>

/** Determines the seller on a tenant's site. A purchase stays at the account where it began when the seller changes. */
export function createSellers({ db, payments, partnerFeePercent }: Deps) {
  return { present, at, owns }

  /** Returns the present seller: the tenant while its own account takes payments, else the operator. */
  async function present(tenantId: string): Promise<Seller> {
    const own = payments && (await db.inTenant(tenantId, (tx) => findPayout(tx, payments.provider)))
    return at(tenantId, own?.isUsed && own.state === 'active' ? own.ref : null)
  }

  /** Returns the seller at an account. */
  function at(tenantId: string, account: string | null): Seller {
    return { tenantId, account, feePercent: account === null ? 0 : partnerFeePercent }
  }

  /** Returns whether an account may report on a tenant's sales: the operator's, or the tenant's own. */
  async function owns(tenantId: string, account: string | null): Promise<boolean> {
    if (account === null) return true
    const own = payments && (await db.inTenant(tenantId, (tx) => findPayout(tx, payments.provider)))
    return own?.ref === account
  }
}
