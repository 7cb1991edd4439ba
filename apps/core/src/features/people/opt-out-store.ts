import type { MailKind } from '@vitrine/contract'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

export async function listMailsOff(tx: TenantTx, userId: string): Promise<MailKind[]> {
  return (await mailsOff(tx, userId).executeTakeFirst())?.email_opt_outs ?? []
}

/** Locks the row until the end of the transaction, so that two concurrent choices both count. */
export async function lockMailsOff(tx: TenantTx, userId: string): Promise<MailKind[]> {
  return (await mailsOff(tx, userId).forNoKeyUpdate().executeTakeFirst())?.email_opt_outs ?? []
}

export async function setMailsOff(tx: TenantTx, userId: string, kinds: MailKind[]): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ email_opt_outs: jsonb(kinds) })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .execute()
}

function mailsOff(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('app_user')
    .select('email_opt_outs')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
}
