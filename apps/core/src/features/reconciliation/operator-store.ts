import { type PageQuery, inOrder, isAfter, newestFirst, placeOf } from '../../platform/db/keyset.ts'
import type { Db, SystemTx } from '../../platform/db/open.ts'
import { tenantSummaries } from '../tenants/index.ts'

export type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>[number]

const FOUND = newestFirst('difference.found_at', 'difference.id')

/** Lists reconciliation differences, newest first, one row more than the page has. */
export function listDifferences(db: Db, { cursor, limit }: PageQuery) {
  return db.asSystem('the operator looks at the books of all tenants', (tx) =>
    differences(tx)
      .where(isAfter(FOUND, cursor))
      .orderBy(inOrder(FOUND))
      .limit(limit + 1)
      .execute(),
  )
}

export function findDifference(db: Db, id: string) {
  return db.asSystem('the operator looks at a difference again', (tx) =>
    differences(tx).where('difference.id', '=', id).executeTakeFirst(),
  )
}

function differences(tx: SystemTx) {
  return tx
    .selectFrom('reconciliation_difference as difference')
    .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'difference.tenant_id')
    .select(['difference.id', 'tenant_id as tenantId', 'tenant.name as tenant', 'difference.kind'])
    .select(['difference.purchase_id as purchaseId', 'difference.ours', 'difference.theirs'])
    .select(['difference.found_at as foundAt', placeOf(FOUND).as('place')])
}
