import type { Db } from '../../platform/db/open.ts'
import type { Storage } from '../../ports/storage.ts'
import { removeAllOf as removeEntitlements } from './entitlements/entitlement-store.ts'
import { listConsents, removeAllOf as removeConsents } from './consent/consent-store.ts'
import type { Trainings } from './providers/trainings.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  storage: Storage
  trainings: Pick<Trainings, 'endAllOf'>
}

export type AvatarPersonalData = ReturnType<typeof createAvatarPersonalData>

/** A person's own presenters, for the data export and the deletion of an account. Stock presenters belong to the tenant. */
export function createAvatarPersonalData({ db, storage, trainings }: Deps) {
  return { list, consents, erase }

  async function list(tenantId: string, userId: string): Promise<store.AvatarRow[]> {
    return db.inTenant(tenantId, (tx) => store.listOwn(tx, userId))
  }

  /** Returns the consents that the person requested, each with sentence, time, address, hash and the result of its check. */
  async function consents(tenantId: string, userId: string) {
    const rows = await db.inTenant(tenantId, (tx) => listConsents(tx, userId))
    return rows.map(({ id, personName, language, text, state, sha256, ...row }) => {
      const { recordedAt, address, endedAt, avatarId, checkedAt, ...found } = row
      const { heard, dissimilarity, digitsHeard, faceDistance, doLipsMove } = found
      const check = checkedAt && { checkedAt, heard, dissimilarity, digitsHeard, faceDistance, doLipsMove }
      return { id, personName, language, text, state, sha256, recordedAt, address, endedAt, avatarId, check }
    })
  }

  /** Removes files before rows, so that after a killed process the next attempt still finds what is left to do. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    for (const { preview_key: preview, poster_key: poster } of await list(tenantId, userId))
      for (const key of [preview, poster]) if (key) await storage.removeAll(key)
    await db.inTenant(tenantId, async (tx) => {
      for (const { id } of await store.listOwn(tx, userId)) await trainings.endAllOf(tx, id)
      await store.removeOwn(tx, userId)
      await removeEntitlements(tx, userId)
      await removeConsents(tx, userId)
    })
  }
}
