import type { MailKind } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

/** Locked until the end of the transaction, so that two choices at once both count. */
export async function listMailsOff(tx: TenantTx, userId: string): Promise<MailKind[]> {
  const row = await tx
    .selectFrom('app_user')
    .select('mails_off')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.mails_off ?? []
}

export async function setMailsOff(tx: TenantTx, userId: string, kinds: MailKind[]): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ mails_off: jsonb(kinds) })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .execute()
}
