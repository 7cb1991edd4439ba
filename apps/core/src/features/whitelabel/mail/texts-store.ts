import type { Language, MailTemplate, MailTexts } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

interface Key {
  template: MailTemplate
  language: Language
}

export function listTexts(tx: TenantTx, language: Language) {
  return tx
    .selectFrom('mail_text')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('language', '=', language)
    .execute()
}

export function findTexts(tx: TenantTx, { template, language }: Key) {
  return tx
    .selectFrom('mail_text')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('template', '=', template)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** Puts texts in the place of those of `version`, null for ours. Answers false where another version stands there by now. */
export async function replaceTexts(
  tx: TenantTx,
  { template, language }: Key,
  version: number,
  texts: MailTexts | null,
): Promise<boolean> {
  const row = { version: version + 1, texts: jsonb(texts) }
  if (version === 0) {
    const added = await tx
      .insertInto('mail_text')
      .values({ tenant_id: tx.tenantId, template, language, ...row })
      .onConflict((clash) => clash.doNothing())
      .returning('version')
      .executeTakeFirst()
    return added !== undefined
  }
  const changed = await tx
    .updateTable('mail_text')
    .set(row)
    .where('tenant_id', '=', tx.tenantId)
    .where('template', '=', template)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
