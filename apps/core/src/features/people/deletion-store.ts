import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

/** Removes everything that identifies the person. The row stays, because ledger entries refer to it. */
export async function anonymise(tx: TenantTx, id: string, username: string, at: Date): Promise<void> {
  const blank = { email: null, email_verified_at: null, display_name: null, password_hash: null, picture_key: null }
  const noPreferences = {
    language: null,
    time_zone: null,
    theme: null,
    digits: null,
    email_opt_outs: jsonb([]),
    newsletter_since: null,
  }
  await tx
    .updateTable('app_user')
    .set({ username, username_skeleton: null, ...blank, ...noPreferences, disabled_at: at, erased_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes what a deletion of the person's row would cascade to: the rows of every table that refers to it with `on delete
 * cascade`. The tables are found in the catalogue, so tables added later are included.
 */
export async function deleteBelongings(tx: TenantTx, userId: string): Promise<void> {
  const { rows } = await sql<{ name: string; owner: string }>`
    select relation.relname as name, owner.attname as owner
    from pg_constraint reference
    join pg_class relation on relation.oid = reference.conrelid
    join pg_attribute owner on owner.attrelid = reference.conrelid and owner.attnum = any(reference.conkey)
    where reference.contype = 'f' and reference.confdeltype = 'c' and reference.confrelid = 'app_user'::regclass
      and owner.attname <> 'tenant_id'
    order by relation.relname, owner.attname`.execute(tx)
  for (const { name, owner } of rows)
    await sql`delete from ${sql.table(name)} where tenant_id = ${tx.tenantId} and ${sql.ref(owner)} = ${userId}`.execute(
      tx,
    )
}
