import type { Audit } from '../../../platform/audit/audit.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import { newRecoveryCode, plainRecoveryCode } from './code.ts'
import * as store from './store.ts'

const CODES = 10

/** The person the codes belong to, and the origin of the request for the audit log. */
interface Owner {
  id: string
  address: string
}

interface Deps {
  secretKey: string
  audit: Audit
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Recovery codes, each usable once in place of the authenticator app or the password. Only their hashes are stored. */
export function createRecoveryCodes({ secretKey, audit }: Deps) {
  const encryption = createEncryption(secretKey, 'recovery codes')
  return { renew, has, spend, countLeft, drop }

  /** Creates ten codes, which replace all earlier ones, and returns them. They cannot be read again. */
  async function renew(tx: TenantTx, owner: Owner): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newRecoveryCode)
    const hashes = codes.map((code) => hash(tx, owner.id, code))
    await store.replaceCodes(tx, owner.id, hashes)
    await audit(tx, owner, 'recovery-codes-made', { subject: owner.id })
    return codes
  }

  /** Returns whether the code is one of the person's unused codes. */
  function has(tx: TenantTx, userId: string, typed: string): Promise<boolean> {
    return store.hasCode(tx, userId, hash(tx, userId, typed))
  }

  /** Marks a code as used. Returns false when it is none of the person's unused codes. */
  async function spend(tx: TenantTx, owner: Owner, typed: string): Promise<boolean> {
    if (!(await store.consumeCode(tx, owner.id, hash(tx, owner.id, typed)))) return false
    const left = await store.countCodes(tx, owner.id)
    await audit(tx, { ...owner, id: null }, 'recovery-code-used', { subject: owner.id, detail: { left } })
    return true
  }

  function countLeft(tx: TenantTx, userId: string): Promise<number> {
    return store.countCodes(tx, userId)
  }

  function drop(tx: TenantTx, userId: string): Promise<void> {
    return store.deleteCodes(tx, userId)
  }

  function hash({ tenantId }: TenantTx, userId: string, code: string): string {
    return encryption.digest(plainRecoveryCode(code), `${tenantId} ${userId}`)
  }
}
