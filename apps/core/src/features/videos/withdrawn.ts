import type { Db } from '../../platform/db/open.ts'
import { isInTrash } from './trash-store.ts'

/** `<tenant>/videos/<video>/<run>.mp4`, and what else lies beside a film. */
const FILM = /^[^/]+\/videos\/([0-9a-f-]{36})\/[^/]+$/

/** Whether links to this file have ended, because its video was deleted. The still stays for the list of the trash. */
export function createWithdrawn(db: Db) {
  return async function isWithdrawn(tenantId: string, key: string): Promise<boolean> {
    const [, videoId] = FILM.exec(key) ?? []
    if (!videoId || key.endsWith('.png')) return false
    return db.inTenant(tenantId, (tx) => isInTrash(tx, videoId))
  }
}
