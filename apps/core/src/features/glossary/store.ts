import type { GlossaryTerm } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** The owner of a glossary: a person's id, or null for the site. */
export type GlossaryOwner = string | null

/** Serializes changes of one glossary until the end of the transaction. */
export async function lockGlossary(tx: TenantTx, owner: GlossaryOwner): Promise<void> {
  await lockSubject(tx, 'glossary', owner)
}

/** Lists the terms of a glossary in alphabetical order. */
export function listEntries(tx: TenantTx, owner: GlossaryOwner) {
  return entriesOf(tx, owner)
    .orderBy(sql`lower(term)`)
    .orderBy('language')
    .orderBy('id')
    .execute()
}

export function findEntry(tx: TenantTx, owner: GlossaryOwner, id: string) {
  return entriesOf(tx, owner).where('id', '=', id).executeTakeFirst()
}

function entriesOf(tx: TenantTx, owner: GlossaryOwner) {
  return tx
    .selectFrom('glossary_entry')
    .select(['id', 'term', 'language', 'spoken', 'is_kept', 'translations', 'updated_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', owner === null ? 'is' : '=', owner)
}

export async function countEntries(tx: TenantTx, owner: GlossaryOwner): Promise<number> {
  const { count } = await tx
    .selectFrom('glossary_entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface SavedEntry {
  id: string
  owner: GlossaryOwner
  term: GlossaryTerm
  now: Date
}

export async function insertEntry(tx: TenantTx, { id, owner, term, now }: SavedEntry): Promise<void> {
  await tx
    .insertInto('glossary_entry')
    .values({ tenant_id: tx.tenantId, id, user_id: owner, ...columnsOf(term), updated_at: now })
    .execute()
}

/** Returns whether there was such an entry. */
export async function updateEntry(tx: TenantTx, { id, owner, term, now }: SavedEntry): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('glossary_entry')
    .set({ ...columnsOf(term), updated_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', owner === null ? 'is' : '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns whether there was such an entry. */
export async function deleteEntry(tx: TenantTx, owner: GlossaryOwner, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('glossary_entry')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', owner === null ? 'is' : '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('glossary_entry').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

function columnsOf({ term, language, spoken, isKept, translations }: GlossaryTerm) {
  return { term, language, spoken, is_kept: isKept, translations: jsonb(translations) }
}
