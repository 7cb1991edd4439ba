import type { DomainRecord, DomainWarning } from '@vitrine/contract'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

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

/** Returns the primary domain, to which the tenant's other domains redirect. */
export function findPrimary(tx: TenantTx) {
  return domains(tx).where('is_primary', '=', true).executeTakeFirst()
}

/** Returns a domain and locks it until the end of the transaction. */
export function lockDomain(tx: TenantTx, id: string) {
  return domains(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Serializes concurrent additions of a tenant, so that the limit holds. */
export async function lockAdding(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'domains')
}

export async function countDomains(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('domain')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Lists the domains that were checked longest ago, of all that can still change their state. */
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

/** Returns false when the tenant has this domain already. */
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
  response_milliseconds?: number | null
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

function domains(tx: TenantTx) {
  return tx.selectFrom('domain').selectAll().where('tenant_id', '=', tx.tenantId)
}
