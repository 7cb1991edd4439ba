import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Storage } from '../../ports/storage.ts'
import { deletePreferences, listPreferences } from './preference-store.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  storage: Storage
}

export type AvatarPersonalData = ReturnType<typeof createAvatarPersonalData>

/** A person's own presenters and choices, for data export and account deletion. Stock presenters belong to the tenant. */
export function createAvatarPersonalData({ db, storage }: Deps) {
  return { list, listChoices, removeFiles, removeRows }

  async function list(tenantId: string, userId: string): Promise<store.AvatarRow[]> {
    return db.inTenant(tenantId, (tx) => store.listOwn(tx, userId))
  }

  /** Returns the favourites of a person and the default, stock presenters included. */
  async function listChoices(tenantId: string, userId: string) {
    const choices = await db.inTenant(tenantId, (tx) => listPreferences(tx, userId))
    return [...choices].map(([avatarId, preference]) => ({ avatarId, ...preference }))
  }

  /** Returns the ids of the presenters whose files were removed. */
  async function removeFiles(tenantId: string, userId: string): Promise<string[]> {
    const own = await list(tenantId, userId)
    for (const { preview_key: preview, poster_key: poster } of own)
      for (const key of [preview, poster]) if (key) await storage.removeAll(key)
    return own.map(({ id }) => id)
  }

  async function removeRows(tx: TenantTx, userId: string): Promise<void> {
    await deletePreferences(tx, userId)
    await store.removeOwn(tx, userId)
  }
}
