import { type Updateable, sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { SpokenPreview } from '../../platform/db/column-types.ts'
import type { Tables } from '../../platform/db/tables.ts'

const columns = [
  'id',
  'user_id',
  'type',
  'name',
  'tagline',
  'presenter_id',
  'status',
  'preview_key',
  'poster_key',
  'created_at',
  'upload_id',
  'spoken_previews',
  'consent_id',
  'speaking_upload_id',
  'review',
  'review_reason',
  'provider',
  'provider_twin_id',
  'training',
  'training_percent',
  'training_error',
] as const

export type AvatarRow = Awaited<ReturnType<typeof listAvatars>>[number]

/** The tenant's stock and this person's own, in the order in which people are to see them. */
export function listAvatars(tx: TenantTx, userId: string) {
  return visible(tx, userId).orderBy('type').orderBy('sort').orderBy('created_at').execute()
}

export function findAvatar(tx: TenantTx, userId: string, id: string) {
  return visible(tx, userId).where('id', '=', id).executeTakeFirst()
}

/** A presenter of anybody, with what was agreed to. */
export function findAnyAvatar(tx: TenantTx, id: string) {
  return tx
    .selectFrom('avatar')
    .select([...columns, 'consent'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

function visible(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('avatar')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where((or) => or.or([or('user_id', 'is', null), or('user_id', '=', userId)]))
}

/** The presenters that belong to this person alone. */
export function listOwn(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('avatar')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export type LockedTwin = NonNullable<Awaited<ReturnType<typeof lockTwin>>>

/** A twin of anybody, locked to the end of the transaction. */
export function lockTwin(tx: TenantTx, id: string) {
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
    ])
    .select((row) => row('received_notified_at', 'is not', null).as('isReceivedNotified'))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('type', '=', 'custom')
    .forUpdate()
    .executeTakeFirst()
}

/** The twin that an upload is a recording of, or the consent to. */
export async function findTwinOfUpload(tx: TenantTx, uploadId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('avatar')
    .leftJoin('twin_consent as consent', (join) =>
      join.onRef('consent.tenant_id', '=', 'avatar.tenant_id').onRef('consent.id', '=', 'avatar.consent_id'),
    )
    .select('avatar.id')
    .where('avatar.tenant_id', '=', tx.tenantId)
    .where(({ eb, or }) =>
      or([
        eb('avatar.upload_id', '=', uploadId),
        eb('avatar.speaking_upload_id', '=', uploadId),
        eb('consent.upload_id', '=', uploadId),
      ]),
    )
    .executeTakeFirst()
  return row?.id
}

export async function noteReceivedNotified(tx: TenantTx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({ received_notified_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Restores the review state of a twin whose refunded payment came back. */
export async function reviewAgain(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({
      review: ({ selectFrom }) =>
        selectFrom('twin_consent')
          .select(sql<AvatarRow['review']>`case when state = 'recorded' then 'waiting' else 'consent' end`.as('review'))
          .whereRef('twin_consent.tenant_id', '=', 'avatar.tenant_id')
          .whereRef('twin_consent.id', '=', 'avatar.consent_id'),
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('review', '=', 'refunded')
    .execute()
}

interface ReviewChange {
  /** Reviews that change; any where it is left out. */
  from?: AvatarRow['review'][]
  reason?: string
  /** Detaches the recordings, because they are deleted. */
  withoutUpload?: true
}

export async function setReview(
  tx: TenantTx,
  id: string,
  review: AvatarRow['review'],
  { from, reason, withoutUpload }: ReviewChange = {},
): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({
      review,
      ...(reason && { review_reason: reason }),
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

/** Notes how far the training of a twin is. */
export async function setTraining(
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

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('avatar').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
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

/** False when a twin is made of this upload, or with this consent, already. */
export async function insertTwin(
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

export function removeTwin(tx: TenantTx, userId: string, id: string) {
  return tx
    .deleteFrom('avatar')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['upload_id', 'speaking_upload_id'])
    .executeTakeFirst()
}

export interface StockAvatar {
  id: string
  name: string
  line: string
  presenterId: string
  sort: number
}

/** Adds presenters to the stock; those that are there already keep everything but what they are said to suit. */
export async function insertStock(tx: TenantTx, stock: readonly StockAvatar[]): Promise<void> {
  if (stock.length === 0) return
  const rows = stock.map(({ id, name, line, presenterId, sort }) => {
    const row = { tenant_id: tx.tenantId, id, name, tagline: line, presenter_id: presenterId, sort }
    return { ...row, type: 'stock' as const, status: 'ready' }
  })
  await tx
    .insertInto('avatar')
    .values(rows)
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'presenter_id'])
        .where('user_id', 'is', null)
        .doUpdateSet(({ ref }) => ({ tagline: ref('excluded.tagline') })),
    )
    .execute()
}

/** Stock presenters who have no preview clip, or one that was drawn with something else than `appearance`. */
export function listWithoutPreview(tx: TenantTx, appearance: string) {
  return tx
    .selectFrom('avatar')
    .select(['id', 'name', 'presenter_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('appearance', 'is distinct from', appearance)
    .where('type', '=', 'stock')
    .orderBy('sort')
    .execute()
}

export function findStock(tx: TenantTx, id: string) {
  return tx
    .selectFrom('avatar')
    .select(['id', 'name', 'presenter_id', 'preview_key', 'poster_key', 'appearance', 'spoken_previews'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('type', '=', 'stock')
    .executeTakeFirst()
}

export async function setPreview(
  tx: TenantTx,
  id: string,
  { previewKey, posterKey, appearance }: { previewKey: string; posterKey: string; appearance: string },
): Promise<void> {
  const change = { preview_key: previewKey, poster_key: posterKey, appearance }
  await tx.updateTable('avatar').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function setSpokenPreview(tx: TenantTx, id: string, spoken: Record<string, SpokenPreview>): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({ spoken_previews: sql<Record<string, SpokenPreview>>`spoken_previews || ${jsonb(spoken)}` })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}
