import type { ProblemCode } from '@vitrine/contract'
import type { RowPage } from '../../../platform/db/column-types.ts'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { RowLink } from './row-link.ts'

/** The page behind a link, or the problem with which reading it failed. */
export type LinkResult = { page: RowPage; problem: null } | { page: null; problem: ProblemCode }

/** Returns the links of a batch that were read, without their pages. */
export function listLinks(tx: TenantTx, batchId: string) {
  return tx
    .selectFrom('batch_link')
    .select(['url', 'language', 'problem', 'read_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('batch_id', '=', batchId)
    .execute()
}

/** Returns the results of some links of a batch. */
export function findLinks(tx: TenantTx, batchId: string, urls: readonly string[]) {
  return tx
    .selectFrom('batch_link')
    .select(['url', 'language', 'page', 'problem'])
    .where('tenant_id', '=', tx.tenantId)
    .where('batch_id', '=', batchId)
    .where('url', 'in', urls)
    .execute()
}

/** Stores the result of a link and replaces an earlier one. */
export async function recordLink(
  tx: TenantTx,
  { batchId, link, result, now }: { batchId: string; link: RowLink; result: LinkResult; now: Date },
): Promise<void> {
  const found = { page: result.page && jsonb(result.page), problem: result.problem, read_at: now }
  await tx
    .insertInto('batch_link')
    .values({ tenant_id: tx.tenantId, batch_id: batchId, ...link, ...found })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'batch_id', 'language', 'url']).doUpdateSet(found))
    .execute()
}
