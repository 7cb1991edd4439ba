import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of a brand and its versions. */
export async function fillBrand(tx: TenantTx): Promise<void> {
  const own = { tenant_id: tx.tenantId }
  await tx
    .insertInto('brand_logo')
    .values({ ...own, id: newId(), svg: '<svg/>' })
    .execute()
  await tx
    .insertInto('brand_stylesheet')
    .values({ ...own, hash: 'h', css: 'c' })
    .execute()
  await tx
    .insertInto('brand_draft')
    .values({ ...own, based_on: 1, design: jsonb<unknown>({}) })
    .execute()
  await tx
    .insertInto('brand_version')
    .values({ ...own, version: 1, design: jsonb<unknown>({}) })
    .execute()
}

/** A term of a person's glossary. */
export async function fillGlossary(tx: TenantTx, userId: string): Promise<void> {
  const term = { term: 't', spoken: 's', is_kept: false, translations: jsonb<unknown>({}), updated_at: new Date() }
  await tx
    .insertInto('glossary_entry')
    .values({ tenant_id: tx.tenantId, user_id: userId, id: newId(), ...term })
    .execute()
}

/** One row in every table of a person's brand kits. */
export async function fillBrandKits(tx: TenantTx, userId: string): Promise<void> {
  const own = { tenant_id: tx.tenantId, user_id: userId }
  const logoId = newId()
  await tx
    .insertInto('brand_kit_logo')
    .values({ ...own, id: logoId, svg: '<svg/>' })
    .execute()
  const kit = { id: newId(), name: 'n', design: jsonb<unknown>({}), logo_id: logoId, is_default: true }
  await tx
    .insertInto('brand_kit')
    .values({ ...own, ...kit, updated_at: new Date() })
    .execute()
}
