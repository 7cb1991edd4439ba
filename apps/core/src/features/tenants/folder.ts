import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, type SystemTx, type TenantTx, enterTenant } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids/ids.ts'
import { type TenantFolder, folderOf, readFolderFiles } from './folder-files.ts'
import { insertBrand } from './brand/brand-store.ts'
import { insertFirstList } from './price-list-store.ts'
import * as store from './store.ts'

const BUILT_IN_FOLDERS = fileURLToPath(new URL('../../../../../tenants', import.meta.url))

/** Returns the built-in tenants. */
export function readBuiltInFolders(): TenantFolder[] {
  return readTenantFolders(BUILT_IN_FOLDERS)
}

/** Reads every folder below `path` that holds a tenant.json. Throws with the file's name when one is wrong. */
function readTenantFolders(path: string): TenantFolder[] {
  const slugs = readdirSync(path).filter((name) => existsSync(join(path, name, 'tenant.json')))
  return slugs.sort().map((slug) => folderOf(slug, readFolderFiles(join(path, slug))))
}

/**
 * Inserts a folder's tenant into the database, whose copy is used from then on; `importRest` adds the rest of the folder in the
 * same transaction. An existing tenant is not changed, and a deleted one is not created again.
 */
export async function loadTenant(
  db: Db,
  { id, folder }: { id: string; folder: TenantFolder },
  importRest: (tx: TenantTx) => Promise<void>,
): Promise<void> {
  const { slug, name, kind, vertical, plan, settings } = folder
  const tenant = { id, slug, name, kind, vertical, plan, status: 'active', settings } as const
  await db.asSystem('a tenant is created', async (tx) => {
    if (await store.wasRemoved(tx, slug)) return
    if (await insertFolder(tx, tenant, folder)) await importRest(await enterTenant(tx, id))
  })
}

export type NewTenant = store.NewTenant

/** Returns false when the slug is taken. */
export async function insertFolder(
  tx: SystemTx,
  tenant: NewTenant,
  { brand, logoSvg, words, prices }: Pick<TenantFolder, 'brand' | 'logoSvg' | 'words' | 'prices'>,
): Promise<boolean> {
  if (!(await store.insertTenant(tx, tenant))) return false
  await insertBrand(tx, tenant.id, { ...brand, logoSvg, words })
  await insertFirstList(tx, { tenantId: tenant.id, id: newId(), list: prices })
  return true
}

/** Returns a tenant as it is now, without what belongs to the versions of its brand; undefined where there is none. */
export async function tenantFacts(db: Db, id: string) {
  const row = await store.findById(db, id)
  if (!row) return undefined
  const { slug, name, kind, vertical, plan, settings, words, prices } = row
  const brand = { companyName: row.company_name, colours: row.colours, fontFamily: row.font ?? 'Inter' }
  return { slug, file: { name, kind, vertical, plan, settings, brand }, words, prices, logoSvg: row.logo_svg ?? '' }
}
