import type { Db } from '../../../platform/db/open.ts'
import type { Voices } from '../../voices/index.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  voices: Pick<Voices, 'erase' | 'listFavourites'>
}

export type DraftPersonalData = ReturnType<typeof createDraftPersonalData>

/** A person's drafts and favorite voices, for data export and account deletion. */
export function createDraftPersonalData({ db, voices }: Deps) {
  return { list, listFavouriteVoices: voices.listFavourites, erase }

  async function list(tenantId: string, userId: string): Promise<store.DraftRow[]> {
    return db.inTenant(tenantId, (tx) => store.listOwn(tx, userId))
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeOwn(tx, userId))
    await voices.erase(tenantId, userId)
  }
}
