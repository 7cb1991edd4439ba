import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface NewErasure {
  id: string
  userId: string
  askedBy: string
  mailTo: string | null
  videos: number
  lostHalfCredits: number
  stoppedVideoIds: readonly string[]
  askedAt: Date
}

export type Erasure = NonNullable<Awaited<ReturnType<typeof findErasure>>>

export async function insertErasure(tx: TenantTx, erasure: NewErasure): Promise<void> {
  await tx
    .insertInto('erasure')
    .values({
      tenant_id: tx.tenantId,
      id: erasure.id,
      user_id: erasure.userId,
      asked_by: erasure.askedBy,
      step: 'detached',
      mail_to: erasure.mailTo,
      videos: erasure.videos,
      lost_half_credits: erasure.lostHalfCredits,
      stopped_video_ids: jsonb([...erasure.stoppedVideoIds]),
      asked_at: erasure.askedAt,
    })
    .execute()
}

export function findErasure(tx: TenantTx, id: string) {
  return erasures(tx).where('id', '=', id).executeTakeFirst()
}

/** A person leaves once. */
export function findErasureOf(tx: TenantTx, userId: string) {
  return erasures(tx).where('user_id', '=', userId).executeTakeFirst()
}

/** Those with something left to do, oldest first. */
export function listOpenErasures(tx: TenantTx, limit: number) {
  return erasures(tx).where('step', '<>', 'swept').orderBy('asked_at').limit(limit).execute()
}

export async function noteErased(tx: TenantTx, id: string, at: Date): Promise<void> {
  await change(tx, id).set({ step: 'erased', erased_at: at }).where('step', '=', 'detached').execute()
}

export async function noteSwept(tx: TenantTx, id: string): Promise<void> {
  await change(tx, id).set({ step: 'swept' }).execute()
}

export async function forgetAddress(tx: TenantTx, id: string): Promise<void> {
  await change(tx, id).set({ mail_to: null }).execute()
}

function change(tx: TenantTx, id: string) {
  return tx.updateTable('erasure').where('tenant_id', '=', tx.tenantId).where('id', '=', id)
}

function erasures(tx: TenantTx) {
  return tx.selectFrom('erasure').selectAll().where('tenant_id', '=', tx.tenantId)
}
