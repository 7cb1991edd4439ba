import type { Db } from '../platform/db/open.ts'
import { insertMail } from '../platform/email/outbox-store.ts'
import { headerText, type Mailer } from '../ports/mailer.ts'

/** Replaces the address of a deleted person. */
const DELETED = 'deleted account'

/** Keeps mails in the database instead of sending them, so that every flow works without a mail server. */
export function createOutboxMailer({ db, newId }: { db: Db; newId: () => string }): Mailer {
  return {
    async send({ tenantId, sender, signature, subject, forgetsRecipient, ...mail }) {
      const headers = { senderName: headerText(sender.name), subject: headerText(subject) }
      const to = forgetsRecipient ? DELETED : mail.to
      const row = { ...mail, to, id: newId(), senderAddress: sender.address, signedBy: signature?.domain, ...headers }
      await db.inTenant(tenantId, (tx) => insertMail(tx, row))
    },
    async close() {},
  }
}
