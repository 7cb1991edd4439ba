import type { Updateable } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type AvatarRow, findAnyAvatar } from './store.ts'

/** Queries of digital twins for the feature that creates them. `find` also finds stock presenters. */
export const twinRows = {
  find: findAnyAvatar,
  lock: lockTwin,
  insert: insertTwin,
  recordReceivedNotified,
  replaceConsent,
  setReview,
  setTraining,
  remove: removeTwin,
}

export type LockedTwin = NonNullable<Awaited<ReturnType<typeof lockTwin>>>

/** Locks a twin of any person until the end of the transaction. Returns undefined when there is none. */
function lockTwin(tx: TenantTx, id: string) {
  return tx
    .selectFrom('avatar')
    .select([
      'id',
      'user_id as userId',
      'name',
      'review',
      'consent_id as consentId',
      'upload_id as uploadId',
      'speaking_upload_id as speakingId',
      'training',
      'needs_operator as needsOperator',
    ])
    .select((row) => row('received_notified_at', 'is not', null).as('isReceivedNotified'))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('type', '=', 'custom')
    .forUpdate()
    .executeTakeFirst()
}

/** Records that the owner was notified that the recording has arrived. */
async function recordReceivedNotified(tx: TenantTx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({ received_notified_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Assigns another consent to a twin, which is not recorded yet. Its recordings stay. */
async function replaceConsent(tx: TenantTx, id: string, consentId: string): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({ consent_id: consentId, review: 'consent', review_reason: null, received_notified_at: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

interface ReviewChange {
  /** Only reviews in these states change; all where it is absent. */
  from?: AvatarRow['review'][]
  reason?: string
  /** Detaches the recordings, because they are deleted. */
  withoutUpload?: true
  /** From now on only an operator can approve it. */
  needsOperator?: true
}

async function setReview(
  tx: TenantTx,
  id: string,
  review: AvatarRow['review'],
  { from, reason, withoutUpload, needsOperator }: ReviewChange = {},
): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({
      review,
      ...(reason && { review_reason: reason }),
      ...(needsOperator && { needs_operator: true }),
      ...(withoutUpload && { upload_id: null, speaking_upload_id: null }),
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .$if(from !== undefined, (rows) => rows.where('review', 'in', from ?? []))
    .execute()
}

type TrainingChange = Pick<
  Updateable<Tables['avatar']>,
  'provider' | 'provider_twin_id' | 'training' | 'training_error' | 'training_percent'
>

/** Updates the training state of a twin; with `onlyWaiting` only before its training has started. */
async function setTraining(
  tx: TenantTx,
  id: string,
  change: TrainingChange,
  { onlyWaiting = false }: { onlyWaiting?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('avatar')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .$if(onlyWaiting, (rows) => rows.where('training', '=', 'waiting'))
    .execute()
}

interface NewTwin {
  id: string
  userId: string
  name: string
  presenterId: string
  uploadId: string
  speakingUploadId: string | null
  consentId: string
  review: 'consent' | 'waiting'
}

/** Returns false when a twin of this upload or with this consent exists already. */
async function insertTwin(
  tx: TenantTx,
  { id, userId, name, presenterId, uploadId, speakingUploadId, consentId, review }: NewTwin,
) {
  const row = { tenant_id: tx.tenantId, id, user_id: userId, name, presenter_id: presenterId, upload_id: uploadId }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('avatar')
    .values({
      ...row,
      type: 'custom',
      status: 'processing',
      speaking_upload_id: speakingUploadId,
      consent_id: consentId,
      review,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the ids of the recordings of the deleted twin; undefined when the person has no such twin. */
function removeTwin(tx: TenantTx, userId: string, id: string) {
  return tx
    .deleteFrom('avatar')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['upload_id', 'speaking_upload_id'])
    .executeTakeFirst()
}
