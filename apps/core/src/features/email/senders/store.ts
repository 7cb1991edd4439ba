import type { MailRecord } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export type SenderRow = NonNullable<Awaited<ReturnType<typeof findSender>>>

export function findSender(tx: TenantTx) {
  return tx.selectFrom('email_sender').selectAll().where('tenant_id', '=', tx.tenantId).executeTakeFirst()
}

/** Returns the sender and locks it until the end of the transaction. */
export function lockSender(tx: TenantTx) {
  return tx.selectFrom('email_sender').selectAll().where('tenant_id', '=', tx.tenantId).forUpdate().executeTakeFirst()
}

interface NewSender {
  name: string
  address: string
  domain: string
  selector: string
  publicKey: string
  privateKey: string
}

/** Replaces the sender, if any. */
export async function saveSender(tx: TenantTx, { publicKey, privateKey, ...named }: NewSender): Promise<void> {
  const row = {
    ...named,
    public_key: publicKey,
    private_key: privateKey,
    state: 'pending',
    report: jsonb<MailRecord[]>([]),
    checked_at: null,
    verified_at: null,
    lost_at: null,
  } as const
  await tx
    .insertInto('email_sender')
    .values({ tenant_id: tx.tenantId, ...row })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
    .execute()
}

interface Change {
  name?: string
  address?: string
  state?: SenderRow['state']
  report?: MailRecord[]
  checked_at?: Date
  verified_at?: Date
  lost_at?: Date | null
}

export async function changeSender(tx: TenantTx, { report, ...change }: Change): Promise<void> {
  await tx
    .updateTable('email_sender')
    .set({ ...change, ...(report ? { report: jsonb(report) } : {}) })
    .where('tenant_id', '=', tx.tenantId)
    .execute()
}

/** Deletes the sender. Returns whether there was one. */
export async function deleteSender(tx: TenantTx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_sender')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
