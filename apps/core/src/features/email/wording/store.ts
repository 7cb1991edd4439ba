import type { Language, MailTemplate, MailTexts } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

interface Key {
  template: MailTemplate
  language: Language
}

export function listTexts(tx: TenantTx, language: Language) {
  return tx
    .selectFrom('email_text')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('language', '=', language)
    .execute()
}

/** Lists the partner's wording of every email in every language. */
export function listOwnTexts(tx: TenantTx) {
  return tx
    .selectFrom('email_text')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('texts', 'is not', null)
    .orderBy('template')
    .orderBy('language')
    .execute()
}

type Wording = Partial<Record<MailTemplate, Partial<Record<Language, MailTexts>>>>

/** Inserts the first texts of a tenant. */
export async function insertTexts(tx: TenantTx, wording: Wording): Promise<void> {
  const rows = Object.entries(wording).flatMap(([template, byLanguage]) =>
    Object.entries(byLanguage).map(([language, texts]) => ({
      tenant_id: tx.tenantId,
      template: template as MailTemplate,
      language: language as Language,
      version: 1,
      texts: jsonb(texts),
    })),
  )
  if (rows.length > 0) await tx.insertInto('email_text').values(rows).execute()
}

export function findTexts(tx: TenantTx, { template, language }: Key) {
  return tx
    .selectFrom('email_text')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('template', '=', template)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** Replaces the texts of `version`; null restores the default ones. Returns false where another version is stored by now. */
export async function replaceTexts(
  tx: TenantTx,
  { template, language }: Key,
  version: number,
  texts: MailTexts | null,
): Promise<boolean> {
  const row = { version: version + 1, texts: jsonb(texts) }
  if (version === 0) {
    const added = await tx
      .insertInto('email_text')
      .values({ tenant_id: tx.tenantId, template, language, ...row })
      .onConflict((clash) => clash.doNothing())
      .returning('version')
      .executeTakeFirst()
    return added !== undefined
  }
  const changed = await tx
    .updateTable('email_text')
    .set(row)
    .where('tenant_id', '=', tx.tenantId)
    .where('template', '=', template)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
