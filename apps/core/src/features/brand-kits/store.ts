import type { BrandKitDesign } from '@vitrine/contract'
import { type AliasableExpression, sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Logo } from '../../platform/pictures/logos/logo.ts'

export type KitRow = NonNullable<Awaited<ReturnType<typeof findKit>>>

function kitsOf(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('brand_kit')
    .select(['id', 'user_id', 'name', 'design', 'logo_id', 'is_default', 'updated_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
}

/** Lists the kits of a person: the default first, then in order of creation. */
export function listKits(tx: TenantTx, userId: string) {
  return kitsOf(tx, userId).orderBy('is_default', 'desc').orderBy('id').execute()
}

export function findKit(tx: TenantTx, userId: string, id: string) {
  return kitsOf(tx, userId).where('id', '=', id).executeTakeFirst()
}

export function findDefault(tx: TenantTx, userId: string) {
  return kitsOf(tx, userId).where('is_default', '=', true).executeTakeFirst()
}

interface NewKit {
  id: string
  userId: string
  design: BrandKitDesign
  logoId: string | null
  isDefault: boolean
  now: Date
}

export async function insertKit(tx: TenantTx, { id, userId, design, logoId, isDefault, now }: NewKit): Promise<void> {
  await tx
    .insertInto('brand_kit')
    .values({
      tenant_id: tx.tenantId,
      id,
      user_id: userId,
      name: design.name,
      design: jsonb(design),
      logo_id: logoId,
      is_default: isDefault,
      updated_at: now,
    })
    .execute()
}

export async function changeKit(
  tx: TenantTx,
  id: string,
  { design, ...change }: { design?: BrandKitDesign; logo_id?: string | null; is_default?: boolean; updated_at?: Date },
): Promise<void> {
  await tx
    .updateTable('brand_kit')
    .set({ ...change, ...(design ? { name: design.name, design: jsonb(design) } : {}) })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Leaves a person without a default kit, until another one becomes it in the same transaction. */
export async function dropDefault(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .updateTable('brand_kit')
    .set({ is_default: false })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

export async function deleteKit(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('brand_kit').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function insertLogo(tx: TenantTx, logo: Logo & { id: string; userId: string }): Promise<void> {
  await tx
    .insertInto('brand_kit_logo')
    .values({ tenant_id: tx.tenantId, id: logo.id, user_id: logo.userId, svg: logo.svg, raster_svg: logo.rasterSvg })
    .execute()
}

export async function findLogo(tx: TenantTx, id: string): Promise<Logo | undefined> {
  return tx
    .selectFrom('brand_kit_logo')
    .select(['svg', 'raster_svg as rasterSvg'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listLogos(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('brand_kit_logo')
    .select(['id', 'svg'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function deleteLogo(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('brand_kit_logo').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Deletes all kits and logos of a person. */
export async function deleteAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('brand_kit').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
  await tx.deleteFrom('brand_kit_logo').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

/** A query of a tenant's videos with the kits that they were drawn with, supplied by a feature above this one. */
export type VideoSummaries = (tx: TenantTx) => AliasableExpression<{ id: string; user_id: string; brand_kit: unknown }>

/** Whether a video of the person was drawn with a logo. */
export async function isLogoDrawn(
  tx: TenantTx,
  videoSummaries: VideoSummaries,
  { userId, logoId }: { userId: string; logoId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom(videoSummaries(tx).as('video'))
    .select('video.id')
    .where('video.user_id', '=', userId)
    .where(sql<string>`video.brand_kit ->> 'logoId'`, '=', logoId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
