import type { Db } from '../../platform/db/open.ts'
import { type PayoutAccount, PaymentsError, type Seller } from '../../ports/payments.ts'
import { change, find, make } from './objects.ts'

/** The tenants' own accounts in the sandbox. An account is active once the sandbox's only question is answered. */
export function createSandboxAccounts(db: Db) {
  return { open, read, complete, requireActive }

  async function open(tenantId: string, name: string): Promise<string> {
    const ref = `sb_acct_${tenantId}`
    await db.inTenant(tenantId, (tx) => make(tx, 'account', ref, { name, state: 'pending' }))
    return ref
  }

  async function read(tenantId: string, ref: string): Promise<PayoutAccount> {
    const body = await db.inTenant(tenantId, (tx) => find(tx, 'account', ref))
    if (!body) throw new PaymentsError('unknown', `The sandbox knows no account ${ref}.`)
    return { ref, state: body.state }
  }

  async function complete(tenantId: string, ref: string): Promise<PayoutAccount | undefined> {
    return db.inTenant(tenantId, async (tx) => {
      const body = await find(tx, 'account', ref)
      if (!body) return undefined
      await change(tx, 'account', ref, { ...body, state: 'active' })
      return { ref, state: 'active' }
    })
  }

  /** Like a real provider, the sandbox takes no payment for an account that is not active. */
  async function requireActive({ tenantId, account }: Seller): Promise<void> {
    if (account === null || (await read(tenantId, account)).state === 'active') return
    throw new PaymentsError('refused', 'This account cannot take payments yet.')
  }
}

/** Returns the operator's fee of a payment to a tenant's own account, in cents. */
export function feeOf(percent: number, cents: number): number {
  return Math.round((cents * percent) / 100)
}
