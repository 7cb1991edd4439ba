import type { Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'

const SHOWN_MAX = 10

export type AccountExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** Returns false while another export of the person is waiting. */
export async function insertExport(tx: TenantTx, order: { id: string; userId: string; at: Date }): Promise<boolean> {
  const added = await tx
    .insertInto('account_export')
    .values({ tenant_id: tx.tenantId, id: order.id, user_id: order.userId, created_at: order.at })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export function findExport(tx: TenantTx, id: string) {
  return exports(tx).where('id', '=', id).executeTakeFirst()
}

/** Lists the exports of a person, newest first. */
export function listExports(tx: TenantTx, userId: string) {
  return exports(tx).where('user_id', '=', userId).orderBy('id', 'desc').limit(SHOWN_MAX).execute()
}

/** Lists exports whose file has expired, and those that have been waiting since before `givenUpBefore`. */
export function listExpired(tx: TenantTx, now: Date, givenUpBefore: Date) {
  return exports(tx)
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'ready'), row('expires_at', '<=', now)]),
        row.and([row('state', '=', 'waiting'), row('created_at', '<', givenUpBefore)]),
      ]),
    )
    .execute()
}

/** Returns whether the row still exists: exports are deleted with their account. */
export async function changeExport(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['account_export']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_export')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteExportsOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('account_export').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

function exports(tx: TenantTx) {
  return tx.selectFrom('account_export').selectAll().where('tenant_id', '=', tx.tenantId)
}
