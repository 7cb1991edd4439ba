import type { Db } from '../../platform/db/open.ts'
import type { AvatarPersonalData } from '../avatars/index.ts'
import { listConsents, lockAllOf as lockConsentsOf, removeAllOf as removeConsents } from './consent/consent-store.ts'
import { removeAllOf as removeEntitlements } from './entitlements/entitlement-store.ts'
import type { Trainings } from '../twin-services/index.ts'

interface Deps {
  db: Db
  avatars: Pick<AvatarPersonalData, 'removeFiles' | 'removeRows'>
  trainings: Pick<Trainings, 'endAllOf'>
}

export type TwinPersonalData = ReturnType<typeof createTwinPersonalData>

/** A person's twins with everything they were made from, for data export and account deletion. */
export function createTwinPersonalData({ db, avatars, trainings }: Deps) {
  return { consents, erase }

  /** Returns the consents that the person requested, each with sentence, time, address, hash and the result of its check. */
  async function consents(tenantId: string, userId: string) {
    const rows = await db.inTenant(tenantId, (tx) => listConsents(tx, userId))
    return rows.map(({ id, personName, language, text, state, sha256, ...row }) => {
      const { recordedAt, address, endedAt, replacedFor, checkedAt, ...found } = row
      const avatarId = found.avatarId ?? replacedFor
      const { heard, dissimilarity, digitsHeard, faceDistance, doLipsMove } = found
      const check = checkedAt && { checkedAt, heard, dissimilarity, digitsHeard, faceDistance, doLipsMove }
      return { id, personName, language, text, state, sha256, recordedAt, address, endedAt, avatarId, check }
    })
  }

  /** Deletes files before rows, so that the next attempt after a killed process still finds what remains. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    const ids = await avatars.removeFiles(tenantId, userId)
    await db.inTenant(tenantId, async (tx) => {
      // Entitlements, consents, twins: the order in which everything locks them.
      await removeEntitlements(tx, userId)
      await lockConsentsOf(tx, userId)
      for (const id of ids) await trainings.endAllOf(tx, id)
      await avatars.removeRows(tx, userId)
      await removeConsents(tx, userId)
    })
  }
}
