import type { TenantExportPart } from '@vitrine/contract'
import type { Updateable } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

interface NewExport {
  id: string
  requestedBy: string
  parts: readonly TenantExportPart[]
  createdAt: Date
}

/** Returns false while another export is waiting. */
export async function insertExport(tx: TenantTx, order: NewExport): Promise<boolean> {
  const added = await tx
    .insertInto('tenant_export')
    .values({
      tenant_id: tx.tenantId,
      id: order.id,
      requested_by: order.requestedBy,
      parts: jsonb([...order.parts]),
      created_at: order.createdAt,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export function findExport(tx: TenantTx, id: string) {
  return exports(tx).where('id', '=', id).executeTakeFirst()
}

/** Lists exports before a cursor, newest first. */
export function listExports(tx: TenantTx, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  return exports(tx)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
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

export async function changeExport(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['tenant_export']>,
): Promise<void> {
  await tx.updateTable('tenant_export').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

function exports(tx: TenantTx) {
  return tx.selectFrom('tenant_export').selectAll().where('tenant_id', '=', tx.tenantId)
}
