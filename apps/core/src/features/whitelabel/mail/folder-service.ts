import type { MailTemplate } from '@vitrine/contract'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { MailFolder } from '../../tenants/mail-folder-service.ts'
import type { Senders } from './sender-service.ts'
import * as store from './texts-store.ts'

interface Parts {
  db: Db
  senders: Pick<Senders, 'begin' | 'read'>
}

export type MailFolders = ReturnType<typeof createMailFolders>

/**
 * The mails of a tenant as its folder has them: who they come from, and the letters in its partner's words. The key stays
 * behind, so the sender begins anew elsewhere, with records of its own.
 */
export function createMailFolders({ db, senders }: Parts) {
  return { worn, dress }

  /** Null where everything is as we word and send it. */
  async function worn(tenantId: string): Promise<MailFolder | null> {
    const { sender } = await senders.read(tenantId)
    const rows = await db.inTenant(tenantId, store.listOwnTexts)
    if (!sender && rows.length === 0) return null
    const letters: MailFolder['letters'] = {}
    for (const { template, language, texts } of rows) {
      const known = template as MailTemplate
      if (texts) letters[known] = { ...letters[known], [language]: texts }
    }
    return { sender: sender && { name: sender.name, address: sender.address }, letters }
  }

  /** Answers what writes it down: a key takes a while to make. Throws sender-domain-invalid. */
  async function dress(tenantId: string, mail: MailFolder | null): Promise<(tx: TenantTx) => Promise<void>> {
    const putSender = mail?.sender ? await senders.begin(tenantId, mail.sender) : undefined
    return async (tx) => {
      await putSender?.(tx)
      await store.insertTexts(tx, mail?.letters ?? {})
    }
  }
}
