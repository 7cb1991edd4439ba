import type { Audit } from '../../../platform/audit.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { createSeal } from '../../../platform/seal.ts'
import { newRecoveryCode, plainRecoveryCode } from './code.ts'
import * as store from './store.ts'

const CODES = 10

/** Whose codes they are, and from where they are asked for. */
interface Owner {
  id: string
  address: string
}

interface Parts {
  secretKey: string
  audit: Audit
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Codes on paper, each good for one time that the phone or the password is not at hand. Only their fingerprints are kept. */
export function createRecoveryCodes({ secretKey, audit }: Parts) {
  const seal = createSeal(secretKey, 'recovery codes')
  return { renew, has, spend, left, drop }

  /** Makes ten codes, which end all earlier ones, and answers them for the only time. */
  async function renew(tx: TenantTx, owner: Owner): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newRecoveryCode)
    const hashes = codes.map((code) => hash(tx, owner.id, code))
    await store.replaceCodes(tx, owner.id, hashes)
    await audit(tx, owner, 'recovery-codes-made', { subject: owner.id })
    return codes
  }

  /** Whether the person has this code left. */
  function has(tx: TenantTx, userId: string, typed: string): Promise<boolean> {
    return store.hasCode(tx, userId, hash(tx, userId, typed))
  }

  /** Uses a code up. Answers false where the person has no such code left. */
  async function spend(tx: TenantTx, owner: Owner, typed: string): Promise<boolean> {
    if (!(await store.takeCode(tx, owner.id, hash(tx, owner.id, typed)))) return false
    const left = await store.countCodes(tx, owner.id)
    await audit(tx, { ...owner, id: null }, 'recovery-code-used', { subject: owner.id, detail: { left } })
    return true
  }

  function left(tx: TenantTx, userId: string): Promise<number> {
    return store.countCodes(tx, userId)
  }

  function drop(tx: TenantTx, userId: string): Promise<void> {
    return store.deleteCodes(tx, userId)
  }

  function hash({ tenantId }: TenantTx, userId: string, code: string): string {
    return seal.digest(plainRecoveryCode(code), `${tenantId} ${userId}`)
  }
}
