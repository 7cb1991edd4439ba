import type { TenantTx } from '../../../platform/db/open.ts'

export async function replaceCodes(tx: TenantTx, userId: string, codeHashes: string[]): Promise<void> {
  await deleteCodes(tx, userId)
  const rows = codeHashes.map((code_hash) => ({ tenant_id: tx.tenantId, user_id: userId, code_hash }))
  await tx.insertInto('recovery_code').values(rows).execute()
}

export async function deleteCodes(tx: TenantTx, userId: string): Promise<void> {
  await removing(tx, userId).execute()
}

export async function hasCode(tx: TenantTx, userId: string, codeHash: string): Promise<boolean> {
  const found = await codes(tx, userId).where('code_hash', '=', codeHash).select('user_id').executeTakeFirst()
  return found !== undefined
}

/** Deletes a recovery code and returns whether it existed. Of concurrent attempts only one succeeds. */
export async function consumeCode(tx: TenantTx, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await removing(tx, userId).where('code_hash', '=', codeHash).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countCodes(tx: TenantTx, userId: string): Promise<number> {
  const { count } = await codes(tx, userId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function codes(tx: TenantTx, userId: string) {
  return tx.selectFrom('recovery_code').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}

function removing(tx: TenantTx, userId: string) {
  return tx.deleteFrom('recovery_code').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}
