import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomain>>>

/** Lists all domains, oldest first. Their number is limited. */
export function listDomains(tx: TenantTx) {
  return domains(tx).orderBy('id').execute()
}

export function findDomain(tx: TenantTx, id: string) {
  return domains(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns a verified domain of the tenant with its rule; undefined for any other. */
export function findVerified(tx: TenantTx, domain: string) {
  return domains(tx).where('domain', '=', domain).where('state', '=', 'verified').executeTakeFirst()
}

export function listDue(tx: TenantTx, before: Date) {
  return domains(tx)
    .where((or) => or.or([or('checked_at', 'is', null), or('checked_at', '<', before)]))
    .orderBy('checked_at')
    .limit(50)
    .execute()
}

/** Serializes concurrent additions of a tenant, so that the limit holds. */
export async function lockAdding(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'sso domains')
}

interface NewDomain {
  id: string
  domain: string
  token: string
  createdAt: Date
}

/** Returns false when the tenant has this domain already. */
export async function insertDomain(tx: TenantTx, { id, domain, token, createdAt }: NewDomain): Promise<boolean> {
  const added = await tx
    .insertInto('sso_domain')
    .values({ tenant_id: tx.tenantId, id, domain, token, created_at: createdAt })
    .onConflict((clash) => clash.columns(['tenant_id', 'domain']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface Change {
  state?: DomainRow['state']
  is_required?: boolean
  checked_at?: Date
}

export async function changeDomain(tx: TenantTx, id: string, change: Change): Promise<void> {
  await tx.updateTable('sso_domain').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Makes single sign-on optional for every domain. */
export async function makeOptional(tx: TenantTx): Promise<void> {
  await tx.updateTable('sso_domain').set({ is_required: false }).where('tenant_id', '=', tx.tenantId).execute()
}

export async function deleteDomain(tx: TenantTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sso_domain')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function domains(tx: TenantTx) {
  return tx.selectFrom('sso_domain').selectAll().where('tenant_id', '=', tx.tenantId)
}
