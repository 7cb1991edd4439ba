import type { MailTemplate } from '@vitrine/contract'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Senders } from './senders/service.ts'
import * as store from './wording/store.ts'
import type { MailFolder } from '../tenants/index.ts'

interface Deps {
  db: Db
  senders: Pick<Senders, 'begin' | 'read'>
}

export type EmailFolders = ReturnType<typeof createEmailFolders>

/**
 * Exports and imports a tenant's email settings with its folder: the sender, and the partner's texts. The key
 * is not exported, so an imported sender starts unverified, with records of its own.
 */
export function createEmailFolders({ db, senders }: Deps) {
  return { exportFolder, prepareImport }

  /** Returns null where the tenant uses the default texts and sender. */
  async function exportFolder(tenantId: string): Promise<MailFolder | null> {
    const { sender } = await senders.read(tenantId)
    const rows = await db.inTenant(tenantId, store.listOwnTexts)
    if (!sender && rows.length === 0) return null
    const emails: MailFolder['emails'] = {}
    for (const { template, language, texts } of rows) {
      const known = template as MailTemplate
      if (texts) emails[known] = { ...emails[known], [language]: texts }
    }
    return { sender: sender && { name: sender.name, address: sender.address }, emails }
  }

  /** Returns a function that writes it, since making the key takes a while. Throws sender-domain-invalid. */
  async function prepareImport(tenantId: string, mail: MailFolder | null): Promise<(tx: TenantTx) => Promise<void>> {
    const saveSender = mail?.sender ? await senders.begin(tenantId, mail.sender) : undefined
    return async (tx) => {
      await saveSender?.(tx)
      await store.insertTexts(tx, mail?.emails ?? {})
    }
  }
}
