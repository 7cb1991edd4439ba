import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import * as personalDataStore from './personal-data-store.ts'
import * as store from './store.ts'
import type { ShareSettings, VideoShares } from './video-serializer.ts'
import * as tallies from './counter-store.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Renders, lockConcurrencyLimit } from '../renders/index.ts'
import type { BulkRebrands } from '../video-jobs/index.ts'

/** The number of videos of a transaction. Small, so that a deletion holds the lock of the tenant's queue only briefly. */
const VIDEOS_AT_ONCE = 50

interface Deps {
  videoShares: Pick<VideoShares, 'settingsOf'>
  db: Db
  ledger: Pick<Ledger, 'release'>
  renders: Pick<Renders, 'admit' | 'stop'>
  bulkRebrands: Pick<BulkRebrands, 'erase'>
  storage: Storage
}

export type VideoPersonalData = ReturnType<typeof createVideoPersonalData>
export type PersonalVideoRow = Awaited<ReturnType<typeof personalDataStore.listPage>>[number] & {
  share: ShareSettings | null
}

/** A person's videos, for data export and account deletion. */
export function createVideoPersonalData({ videoShares, db, ledger, renders, bulkRebrands, storage }: Deps) {
  return { lock: lockConcurrencyLimit, cancelAll, stop: renders.stop, erase, sweep, pages }

  /**
   * Ends unfinished videos: their credits are returned, and workers' runs lose their claims. Returns how many videos there are,
   * and which of them were stopped. Call it under `lock`.
   */
  async function cancelAll(tx: TenantTx, userId: string): Promise<{ videos: number; stoppedVideoIds: string[] }> {
    const stoppedVideoIds = await personalDataStore.listUnfinishedIds(tx, userId)
    const rows = stoppedVideoIds.length > 0 ? await store.lockVideos(tx, stoppedVideoIds) : []
    for (const row of rows) {
      if (row.hold_id) await ledger.release(tx, row.hold_id)
      const end = { status: 'failed', error_code: 'account-deleted', charged_half_credits: 0, claim_id: null } as const
      await store.changeVideo(tx, row.id, end)
    }
    return { videos: await personalDataStore.countVideos(tx, userId), stoppedVideoIds }
  }

  /** Deletes files before rows, so that a retry after a killed process finds what remains. */
  async function erase(tenant: Tenant, userId: string): Promise<void> {
    await bulkRebrands.erase(tenant.id, userId)
    for (;;) {
      const ids = await db.inTenant(tenant.id, (tx) => personalDataStore.listIds(tx, userId, VIDEOS_AT_ONCE))
      if (ids.length === 0) return db.inTenant(tenant.id, (tx) => tallies.purge(tx, userId))
      await sweep(tenant.id, ids)
      await db.inTenant(tenant.id, async (tx) => {
        await lockConcurrencyLimit(tx)
        for (const row of await store.lockVideos(tx, ids)) if (row.hold_id) await ledger.release(tx, row.hold_id)
        await store.removeVideos(tx, ids)
        await renders.admit(tx, tenant.settings.parallelVideos)
      })
    }
  }

  /** Deletes the files of videos, including those that a run stored after its video was deleted. */
  async function sweep(tenantId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) await storage.removeAll(`${tenantId}/videos/${id}/`)
  }

  /** Yields all videos of a person in pages. Each page is read in its own transaction, so memory stays bounded. */
  async function* pages(tenantId: string, userId: string): AsyncGenerator<PersonalVideoRow[]> {
    let after: string | undefined
    do {
      const page = await db.inTenant(tenantId, async (tx) => {
        const rows = await personalDataStore.listPage(tx, userId, { limit: VIDEOS_AT_ONCE, after })
        const shares = await videoShares.settingsOf(
          tx,
          rows.map(({ id }) => id),
        )
        return rows.map((row) => ({ ...row, share: shares.get(row.id) ?? null }))
      })
      after = page.length === VIDEOS_AT_ONCE ? page.at(-1)?.id : undefined
      if (page.length > 0) yield page
    } while (after)
  }
}
