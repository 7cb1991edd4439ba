import type { PlanTerms } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'

export interface TermsRow {
  tenantId: string
  month: string
  terms: PlanTerms
}

/** Returns the agreed terms of the tenant, newest first. */
export function listTerms(tx: TenantTx): Promise<TermsRow[]> {
  return tx
    .selectFrom('partner_terms')
    .select(['tenant_id as tenantId', 'month', 'terms'])
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('month', 'desc')
    .execute()
}

/** Returns the agreed terms of several tenants, newest first. */
export function listTermsOf(db: Db, tenantIds: readonly string[]): Promise<TermsRow[]> {
  if (tenantIds.length === 0) return Promise.resolve([])
  return db.asSystem('the operator looks at what was agreed with tenants', (tx) =>
    tx
      .selectFrom('partner_terms')
      .select(['tenant_id as tenantId', 'month', 'terms'])
      .where(sql<SqlBool>`tenant_id = any(${tenantIds}::uuid[])`)
      .orderBy('month', 'desc')
      .execute(),
  )
}

/** Returns the terms that apply in a month, of all tenants with agreed terms. */
export function listTermsEverywhere(db: Db, month: string): Promise<TermsRow[]> {
  return db.asSystem('the operator looks at what was agreed with all tenants', (tx) =>
    tx
      .selectFrom('partner_terms')
      .distinctOn('tenant_id')
      .select(['tenant_id as tenantId', 'month', 'terms'])
      .where('month', '<=', month)
      .orderBy('tenant_id')
      .orderBy('month', 'desc')
      .execute(),
  )
}

/** Stores the terms from a month on, and replaces those stored for it before. */
export async function saveTerms(tx: TenantTx, month: string, terms: PlanTerms): Promise<void> {
  const row = { tenant_id: tx.tenantId, month, terms: jsonb(terms) }
  await tx
    .insertInto('partner_terms')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'month']).doUpdateSet({ terms: row.terms }))
    .execute()
}
