import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { SpokenPreview } from '../../platform/db/column-types.ts'

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

/** Lists the stock that the tenant offers and the person's own presenters, in display order. */
export function listAvatars(tx: TenantTx, userId: string) {
  return visible(tx, userId)
    .where('is_hidden', '=', false)
    .orderBy('type')
    .orderBy('sort')
    .orderBy('created_at')
    .execute()
}

/** Returns a presenter of the person or the stock, hidden or not: videos keep theirs when the site hides it. */
export function findAvatar(tx: TenantTx, userId: string, id: string) {
  return visible(tx, userId).where('id', '=', id).executeTakeFirst()
}

/** Returns a presenter that `listAvatars` lists. */
export function findOffered(tx: TenantTx, userId: string, id: string) {
  return visible(tx, userId).where('is_hidden', '=', false).where('id', '=', id).executeTakeFirst()
}

/** Returns a presenter of any person, with its consent. */
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

/** All stock presenters of the tenant in their order, hidden ones included. */
export function listStock(tx: TenantTx) {
  return tx
    .selectFrom('avatar')
    .select(['id', 'name', 'tagline', 'presenter_id', 'is_hidden'])
    .where('tenant_id', '=', tx.tenantId)
    .where('type', '=', 'stock')
    .orderBy('sort')
    .orderBy('created_at')
    .execute()
}

/** Sets the place of a stock presenter, and whether people see it. */
export async function setOffer(
  tx: TenantTx,
  { id, sort, isHidden }: { id: string; sort: number; isHidden: boolean },
): Promise<void> {
  await tx
    .updateTable('avatar')
    .set({ sort, is_hidden: isHidden })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('type', '=', 'stock')
    .execute()
}

/** Lists the person's own presenters. */
export function listOwn(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('avatar')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('avatar').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

export interface StockAvatar {
  id: string
  name: string
  line: string
  presenterId: string
  sort: number
}

/** Adds presenters to the stock. Of existing ones only the subjects that they suit are updated. */
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

/** Lists stock presenters without a preview clip, and those whose clip was drawn with another `appearance`. */
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
