import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface NewDeletionRequest {
  id: string
  userId: string
  askedBy: string
  mailTo: string | null
  videos: number
  lostHalfCredits: number
  stoppedVideoIds: readonly string[]
  askedAt: Date
}

export type DeletionRequest = NonNullable<Awaited<ReturnType<typeof findDeletionRequest>>>

export async function insertDeletionRequest(tx: TenantTx, deletionRequest: NewDeletionRequest): Promise<void> {
  await tx
    .insertInto('deletion_request')
    .values({
      tenant_id: tx.tenantId,
      id: deletionRequest.id,
      user_id: deletionRequest.userId,
      requested_by: deletionRequest.askedBy,
      step: 'detached',
      receipt_email: deletionRequest.mailTo,
      videos: deletionRequest.videos,
      lost_half_credits: deletionRequest.lostHalfCredits,
      stopped_video_ids: jsonb([...deletionRequest.stoppedVideoIds]),
      requested_at: deletionRequest.askedAt,
    })
    .execute()
}

export function findDeletionRequest(tx: TenantTx, id: string) {
  return erasures(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns the deletion request of a person, who has at most one. */
export function findDeletionRequestOf(tx: TenantTx, userId: string) {
  return erasures(tx).where('user_id', '=', userId).executeTakeFirst()
}

/** Lists unfinished deletion requests, oldest first. */
export function listOpenErasures(tx: TenantTx, limit: number) {
  return erasures(tx).where('step', '<>', 'swept').orderBy('requested_at').limit(limit).execute()
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

function erasures(tx: TenantTx) {
  return tx.selectFrom('deletion_request').selectAll().where('tenant_id', '=', tx.tenantId)
}
