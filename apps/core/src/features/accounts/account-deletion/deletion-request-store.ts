import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface NewDeletionRequest {
  id: string
  userId: string
  requestedBy: string
  receiptEmail: string | null
  videos: number
  lostHalfCredits: number
  stoppedVideoIds: readonly string[]
  requestedAt: Date
}

export type DeletionRequest = NonNullable<Awaited<ReturnType<typeof findDeletionRequest>>>

export async function insertDeletionRequest(tx: TenantTx, deletionRequest: NewDeletionRequest): Promise<void> {
  await tx
    .insertInto('deletion_request')
    .values({
      tenant_id: tx.tenantId,
      id: deletionRequest.id,
      user_id: deletionRequest.userId,
      requested_by: deletionRequest.requestedBy,
      step: 'detached',
      receipt_email: deletionRequest.receiptEmail,
      videos: deletionRequest.videos,
      lost_half_credits: deletionRequest.lostHalfCredits,
      stopped_video_ids: jsonb([...deletionRequest.stoppedVideoIds]),
      requested_at: deletionRequest.requestedAt,
    })
    .execute()
}

export function findDeletionRequest(tx: TenantTx, id: string) {
  return deletionRequests(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns the deletion request of a person, who has at most one. */
export function findDeletionRequestOf(tx: TenantTx, userId: string) {
  return deletionRequests(tx).where('user_id', '=', userId).executeTakeFirst()
}

/** Lists unfinished deletion requests, oldest first. */
export function listUnfinished(tx: TenantTx, limit: number) {
  return deletionRequests(tx).where('step', '<>', 'swept').orderBy('requested_at').limit(limit).execute()
}

export async function recordErased(tx: TenantTx, id: string, at: Date): Promise<void> {
  await change(tx, id).set({ step: 'erased', erased_at: at }).where('step', '=', 'detached').execute()
}

export async function recordSwept(tx: TenantTx, id: string): Promise<void> {
  await change(tx, id).set({ step: 'swept' }).execute()
}

export async function purgeAddress(tx: TenantTx, id: string): Promise<void> {
  await change(tx, id).set({ receipt_email: null }).execute()
}

function change(tx: TenantTx, id: string) {
  return tx.updateTable('deletion_request').where('tenant_id', '=', tx.tenantId).where('id', '=', id)
}

function deletionRequests(tx: TenantTx) {
  return tx.selectFrom('deletion_request').selectAll().where('tenant_id', '=', tx.tenantId)
}
