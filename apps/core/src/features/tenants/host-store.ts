import { sql } from 'kysely'
import type { Db, SystemTx } from '../../platform/db/open.ts'

/**
 * Assigns a proven name to a tenant. A name is one row in the whole platform, so one of two concurrent claims succeeds. A name
 * that another tenant released is reserved until `releasedBefore`. Returns whether the tenant has it now.
 */
export function claimHost(db: Db, claim: { host: string; tenantId: string; releasedBefore: Date }): Promise<boolean> {
  const { host, tenantId, releasedBefore } = claim
  return db.asSystem('a name belongs to one tenant of all', async (tx) => {
    await sql`insert into tenant_host (host, tenant_id, kind, state) values (${host}, ${tenantId}, 'alias', 'active')
      on conflict (host) do update set tenant_id = excluded.tenant_id, state = 'active', released_at = null
        where tenant_host.tenant_id = excluded.tenant_id or tenant_host.released_at < ${releasedBefore}`.execute(tx)
    return (await ownerOf(tx, host)) === tenantId
  })
}

async function ownerOf(tx: SystemTx, host: string): Promise<string | undefined> {
  const row = await tx.selectFrom('tenant_host').select('tenant_id').where('host', '=', host).executeTakeFirst()
  return row?.tenant_id
}

/** Releases a name of the tenant. The row stays, so that nobody else can claim the name for a while. */
export function releaseHost(
  db: Db,
  { host, tenantId, at }: { host: string; tenantId: string; at: Date },
): Promise<void> {
  return db.asSystem('a released name is reserved', async (tx) => {
    await sql`update tenant_host set state = 'failed', kind = 'alias', released_at = ${at}
      where host = ${host} and tenant_id = ${tenantId} and released_at is null`.execute(tx)
  })
}

/** Sets the live address to which the tenant's others redirect; undefined for none. */
export function setPrimaryHost(db: Db, tenantId: string, host: string | undefined): Promise<void> {
  return db.asSystem('the directory of hosts names the primary one', async (tx) => {
    await sql`update tenant_host set kind = case when host = ${host ?? ''} then 'primary' else 'alias' end
      where tenant_id = ${tenantId}`.execute(tx)
  })
}
