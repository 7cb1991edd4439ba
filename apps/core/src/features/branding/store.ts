import { type SqlBool, sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Logo } from '../../platform/pictures/logos/logo.ts'
import { personSummaries } from '../people/index.ts'

export function findVersion(tx: TenantTx, version: number) {
  return tx
    .selectFrom('brand_version')
    .select(['version', 'design'])
    .where('tenant_id', '=', tx.tenantId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export function listVersions(tx: TenantTx, limit: number) {
  return tx
    .selectFrom('brand_version')
    .leftJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'brand_version.tenant_id').onRef('person.id', '=', 'published_by'),
    )
    .select(['version', 'design', 'brand_version.published_at', 'username'])
    .where('brand_version.tenant_id', '=', tx.tenantId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** Returns how often the brand of the tenant was published. */
export function publishedCount(tx: TenantTx) {
  return tx
    .selectFrom('brand_version')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('published_by', 'is not', null)
}

export async function insertVersion(
  tx: TenantTx,
  row: { version: number; design: unknown; at: Date | null; by: string | null },
): Promise<void> {
  const { version, design, at, by } = row
  await tx
    .insertInto('brand_version')
    .values({ tenant_id: tx.tenantId, version, design: jsonb(design), published_at: at, published_by: by })
    .execute()
}

export function findDraft(tx: TenantTx) {
  return tx
    .selectFrom('brand_draft')
    .select(['based_on', 'design', 'saved_at'])
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
}

/** Replaces the draft, keeping the version that it is based on. Returns whether there was none before. */
export async function saveDraft(
  tx: TenantTx,
  draft: { basedOn: number; design: unknown; at: Date; by: string },
): Promise<boolean> {
  const kept = { design: jsonb(draft.design), saved_at: draft.at, saved_by: draft.by }
  const { isNew } = await tx
    .insertInto('brand_draft')
    .values({ tenant_id: tx.tenantId, based_on: draft.basedOn, ...kept })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(kept))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

export async function deleteDraft(tx: TenantTx): Promise<void> {
  await tx.deleteFrom('brand_draft').where('tenant_id', '=', tx.tenantId).execute()
}

export async function findLogo(tx: TenantTx, id: string): Promise<Logo | undefined> {
  return tx
    .selectFrom('brand_logo')
    .select(['svg', 'raster_svg as rasterSvg'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertLogo(tx: TenantTx, id: string, { svg, rasterSvg }: Logo): Promise<void> {
  await tx.insertInto('brand_logo').values({ tenant_id: tx.tenantId, id, svg, raster_svg: rasterSvg }).execute()
}

export async function findSheet(tx: TenantTx, hash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('brand_stylesheet')
    .select('css')
    .where('tenant_id', '=', tx.tenantId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.css
}

export async function saveSheet(tx: TenantTx, hash: string, css: string): Promise<void> {
  await tx
    .insertInto('brand_stylesheet')
    .values({ tenant_id: tx.tenantId, hash, css })
    .onConflict((clash) => clash.columns(['tenant_id', 'hash']).doUpdateSet({ created_at: sql`now()` }))
    .execute()
}

/** Deletes style sheets that were stored before the newest `kept`, except the one with the hash `except`. */
export async function deleteOldSheets(tx: TenantTx, kept: number, except: string | null): Promise<void> {
  const newest = tx
    .selectFrom('brand_stylesheet')
    .select('hash')
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('created_at', 'desc')
    .limit(kept)
  await tx
    .deleteFrom('brand_stylesheet')
    .where('tenant_id', '=', tx.tenantId)
    .where('hash', 'not in', newest)
    .where('hash', '<>', except ?? '')
    .execute()
}

/** Deletes all versions but the newest `kept`. */
export async function deleteOldVersions(tx: TenantTx, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('brand_version')
    .select('version')
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('version', 'desc')
    .limit(kept)
  await tx.deleteFrom('brand_version').where('tenant_id', '=', tx.tenantId).where('version', 'not in', newest).execute()
}

/** Deletes logos that neither a version nor the draft names, except the newest `kept`, which a design may still name. */
export async function deleteUnusedLogos(tx: TenantTx, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('brand_logo')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('id', 'desc')
    .limit(kept)
  await tx
    .deleteFrom('brand_logo')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'not in', newest)
    .where((row) =>
      row.and(
        (['brand_version', 'brand_draft'] as const).map((table) =>
          row.not(
            row.exists(
              tx
                .selectFrom(table)
                .select('tenant_id')
                .where('tenant_id', '=', tx.tenantId)
                .where(sql<SqlBool>`brand_logo.id::text in (design ->> 'logoId', design ->> 'darkLogoId')`),
            ),
          ),
        ),
      ),
    )
    .execute()
}
