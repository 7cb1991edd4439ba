import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../db/open.ts'

interface KeptMail {
  id: string
  to: string
  senderName: string
  senderAddress: string
  replyTo: string
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string | undefined
  signedBy: string | undefined
}

export async function insertMail(tx: TenantTx, mail: KeptMail): Promise<void> {
  const row = {
    tenant_id: tx.tenantId,
    id: mail.id,
    recipient: mail.to,
    sender_name: mail.senderName,
    sender_address: mail.senderAddress,
    reply_to: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    signing_domain: mail.signedBy ?? null,
  }
  await tx.insertInto('email_outbox').values(row).execute()
}

/** Lists the newest emails of the tenant, newest first. */
export function listMails(tx: TenantTx, limit: number) {
  return tx
    .selectFrom('email_outbox')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes emails to an address, in any case. */
export async function deleteMailsTo(tx: TenantTx, address: string): Promise<void> {
  await tx
    .deleteFrom('email_outbox')
    .where('tenant_id', '=', tx.tenantId)
    .where(sql<SqlBool>`lower(recipient) = lower(${address})`)
    .execute()
}

export async function deleteMailsBefore(tx: TenantTx, time: Date): Promise<void> {
  await tx.deleteFrom('email_outbox').where('tenant_id', '=', tx.tenantId).where('created_at', '<', time).execute()
}
