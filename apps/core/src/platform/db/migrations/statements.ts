import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'

/** Runs statements of a migration in order, one at a time because PGlite takes no more at once. */
export async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement))
}

interface Protection {
  /** What requests of a tenant may do with its rows. */
  app?: string
  /** The column that holds the tenant's id. */
  column?: string
}

/**
 * Isolates the tenants in a table: row-level security enabled and forced, a policy for requests (role `app`, own
 * rows only), one for jobs across tenants (role `system`), and their rights. Every table with a tenant_id needs it.
 * A migration that changes rows of such a table has to `set local role system` first: the owner sees none of them.
 */
export async function protect(db: Kysely<unknown>, table: string, protection: Protection = {}): Promise<void> {
  const { app = 'select, insert, update, delete', column = 'tenant_id' } = protection
  // The setting is an empty string, not null, on a connection that has had a tenant before: nullif makes both "none".
  const own = `${column} = nullif(current_setting('app.tenant', true), '')::uuid`
  await run(
    db,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy tenant on ${table} to app using (${own}) with check (${own})`,
    `create policy system on ${table} to system using (true) with check (true)`,
    `grant ${app} on ${table} to app`,
    `grant select, insert, update, delete on ${table} to system`,
  )
}
