import type { Db } from '../../platform/db/open.ts'
import { isWithheld } from './withdrawn-store.ts'

/** Matches `<tenant>/videos/<video>/<run>.mp4` and the other files of a video. */
const VIDEO_FILE = /^[^/]+\/videos\/([0-9a-f-]{36})\/[^/]+$/
/** Older videos have a PNG. */
const STILL_FILE = /\.(jpg|png)$/

/**
 * Returns a function that tells whether links to a file have ended because its video was deleted or taken down. The still
 * stays, for the list of the trash.
 */
export function createWithdrawnFiles(db: Db) {
  return async function isWithdrawn(tenantId: string, key: string): Promise<boolean> {
    const [, videoId] = VIDEO_FILE.exec(key) ?? []
    if (!videoId || STILL_FILE.test(key)) return false
    return db.inTenant(tenantId, (tx) => isWithheld(tx, videoId))
  }
}
