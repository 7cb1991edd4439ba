import type { Db } from '../../platform/db/open.ts'
import type { Storage } from '../../ports/storage.ts'
import { removeAllOf as removeEntitlements } from './entitlements/entitlement-store.ts'
import { listConsents, removeAllOf as removeConsents } from './consent/consent-store.ts'
import * as store from './store.ts'

interface Parts {
  db: Db
  storage: Storage
}

export type AvatarPersonalData = ReturnType<typeof createAvatarPersonalData>

/** The presenters of somebody who takes their data along or leaves. The tenant's stock is nobody's own. */
export function createAvatarPersonalData({ db, storage }: Parts) {
  return { list, consents, erase }

  async function list(tenantId: string, userId: string): Promise<store.AvatarRow[]> {
    return db.inTenant(tenantId, (tx) => store.listOwn(tx, userId))
  }

  /** What the person has asked to be agreed to, each with the sentence, its time, address and hash. */
  async function consents(tenantId: string, userId: string) {
    const rows = await db.inTenant(tenantId, (tx) => listConsents(tx, userId))
    return rows.map(({ id, personName, language, text, state, sha256, recordedAt, address, endedAt, avatarId }) => ({
      id,
      personName,
      language,
      text,
      state,
      sha256,
      recordedAt,
      address,
      endedAt,
      avatarId,
    }))
  }

  /** Removes files before rows, so that whoever comes after a killed process still finds what is left to do. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    for (const { preview_key: preview, poster_key: poster } of await list(tenantId, userId))
      for (const key of [preview, poster]) if (key) await storage.removeAll(key)
    await db.inTenant(tenantId, async (tx) => {
      await store.removeOwn(tx, userId)
      await removeEntitlements(tx, userId)
      await removeConsents(tx, userId)
    })
  }
}
