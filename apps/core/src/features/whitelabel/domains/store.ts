import type { DomainRecord, DomainWarning } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { Db, SystemTx, TenantTx } from '../../../platform/db/open.ts'

export interface Report {
  records: DomainRecord[]
  warnings: DomainWarning[]
}

export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>

export function listDomains(tx: TenantTx, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  return domains(tx)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findDomain(tx: TenantTx, id: string) {
  return domains(tx).where('id', '=', id).executeTakeFirst()
}

/** The address to which all others of the tenant lead. */
export function findPrimary(tx: TenantTx) {
  return domains(tx).where('is_primary', '=', true).executeTakeFirst()
}

/** The same, held against other checks until this one is written down. */
export function lockDomain(tx: TenantTx, id: string) {
  return domains(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function countDomains(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('domain')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Those whose last check is longest ago, of all that can still change or be lost. */
export function listDue(tx: TenantTx, before: Date) {
  return domains(tx)
    .where((or) => or.or([or('checked_at', 'is', null), or('checked_at', '<', before)]))
    .orderBy('checked_at')
    .limit(50)
    .execute()
}

interface NewDomain {
  id: string
  host: string
  token: string
  report: Report
  createdAt: Date
}

/** Answers false where the tenant has this address already. */
export async function insertDomain(tx: TenantTx, { id, host, token, report, createdAt }: NewDomain): Promise<boolean> {
  const added = await tx
    .insertInto('domain')
    .values({ tenant_id: tx.tenantId, id, host, token, report: jsonb(report), created_at: createdAt })
    .onConflict((clash) => clash.columns(['tenant_id', 'host']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface Change {
  state?: DomainRow['state']
  is_primary?: boolean
  report?: Report
  answer_milliseconds?: number | null
  certificate_until?: Date | null
  checked_at?: Date
  lost_at?: Date | null
}

export async function changeDomain(tx: TenantTx, id: string, { report, ...change }: Change): Promise<void> {
  await tx
    .updateTable('domain')
    .set({ ...change, ...(report ? { report: jsonb(report) } : {}) })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function clearPrimary(tx: TenantTx): Promise<void> {
  await tx
    .updateTable('domain')
    .set({ is_primary: false })
    .where('tenant_id', '=', tx.tenantId)
    .where('is_primary', '=', true)
    .execute()
}

export async function hasPrimary(tx: TenantTx): Promise<boolean> {
  return (await domains(tx).where('is_primary', '=', true).executeTakeFirst()) !== undefined
}

export async function deleteDomain(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('domain').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/**
 * Gives a proven name to a tenant. One row of the whole platform stands for a name, so of two who prove it at once one gets it. A
 * name that another tenant gave up is kept from everybody else until `releasedBefore`. Answers whether it is the tenant's now.
 */
export function takeHost(db: Db, claim: { host: string; tenantId: string; releasedBefore: Date }): Promise<boolean> {
  const { host, tenantId, releasedBefore } = claim
  return db.asSystem('a name belongs to one tenant of all', async (tx) => {
    await sql`insert into tenant_host (host, tenant_id, kind, state) values (${host}, ${tenantId}, 'alias', 'active')
      on conflict (host) do update set tenant_id = excluded.tenant_id, state = 'active', released_at = null
        where tenant_host.tenant_id = excluded.tenant_id or tenant_host.released_at < ${releasedBefore}`.execute(tx)
    return (await ownerOf(tx, host)) === tenantId
  })
}

export function isHeldElsewhere(db: Db, host: string, tenantId: string): Promise<boolean> {
  return db.asSystem('a name belongs to one tenant of all', async (tx) => {
    const owner = await ownerOf(tx, host)
    return owner !== undefined && owner !== tenantId
  })
}

async function ownerOf(tx: SystemTx, host: string): Promise<string | undefined> {
  const row = await tx.selectFrom('tenant_host').select('tenant_id').where('host', '=', host).executeTakeFirst()
  return row?.tenant_id
}

/** Only the tenant that has a name gives it up; the row stays, so that nobody else takes it for a while. */
export function releaseHost(
  db: Db,
  { host, tenantId, at }: { host: string; tenantId: string; at: Date },
): Promise<void> {
  return db.asSystem('a name is kept from others after it was given up', async (tx) => {
    await sql`update tenant_host set state = 'failed', kind = 'alias', released_at = ${at}
      where host = ${host} and tenant_id = ${tenantId} and released_at is null`.execute(tx)
  })
}

/** The live address to which a tenant's others lead; undefined for none. */
export function setPrimaryHost(db: Db, tenantId: string, host: string | undefined): Promise<void> {
  return db.asSystem('the primary host stands in the directory', async (tx) => {
    await sql`update tenant_host set kind = case when host = ${host ?? ''} then 'primary' else 'alias' end
      where tenant_id = ${tenantId}`.execute(tx)
  })
}

function domains(tx: TenantTx) {
  return tx.selectFrom('domain').selectAll().where('tenant_id', '=', tx.tenantId)
}
