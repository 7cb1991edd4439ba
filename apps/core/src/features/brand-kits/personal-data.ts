import type { BrandKit } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { BrandKits } from './service.ts'
import * as store from './store.ts'

export type BrandKitPersonalData = ReturnType<typeof createBrandKitPersonalData>

/** The brand kits of a person, for data export and account deletion. */
export function createBrandKitPersonalData({ db, brandKits }: { db: Db; brandKits: Pick<BrandKits, 'list'> }) {
  return { list, logos, erase }

  async function list(tenantId: string, id: string): Promise<BrandKit[]> {
    return brandKits.list({ tenantId, id })
  }

  async function logos(tenantId: string, userId: string): Promise<{ id: string; svg: string }[]> {
    return db.inTenant(tenantId, (tx) => store.listLogos(tx, userId))
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteAllOf(tx, userId))
  }
}
