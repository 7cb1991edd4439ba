import type { TenantTx } from '../../../platform/db/open.ts'

export async function hasUnfinished(tx: TenantTx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('video')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('notified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['pending', 'processing'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the person's ended videos as notified, and returns those that were not before. */
export function recordNotified(tx: TenantTx, userId: string, now: Date) {
  return tx
    .updateTable('video')
    .set({ notified_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('notified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['ready', 'failed'])
    .returning(['id', 'status', 'error_code'])
    .execute()
}

/** Returns a video's title; undefined for one in the trash, about which no email is sent any more. */
export async function findTitle(tx: TenantTx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('video')
    .select('title')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.title
}
