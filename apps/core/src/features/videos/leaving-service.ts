import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Making } from './making.ts'
import * as leavingStore from './leaving-store.ts'
import * as store from './store.ts'
import * as tallies from './tally-store.ts'

/** So few that a deletion never holds up the tenant's queue for long. */
const VIDEOS_AT_ONCE = 50

interface Parts {
  db: Db
  ledger: Pick<Ledger, 'release'>
  making: Pick<Making, 'admit' | 'stop'>
  storage: Storage
}

export type LeavingVideos = ReturnType<typeof createLeavingVideos>
export type LeavingVideo = Awaited<ReturnType<typeof leavingStore.listPage>>[number]

/** The videos of somebody who takes their data along or leaves. */
export function createLeavingVideos({ db, ledger, making, storage }: Parts) {
  return { lock: store.lockAdmission, cancelAll, stop: making.stop, erase, sweep, pages }

  /**
   * Ends what is not finished: the credits go back and the workers' runs find nothing of theirs any more. Answers how many
   * videos there are, and which of them were stopped. Call it under `lock`.
   */
  async function cancelAll(tx: TenantTx, userId: string): Promise<{ videos: number; stoppedVideoIds: string[] }> {
    const stoppedVideoIds = await leavingStore.listUnfinishedIds(tx, userId)
    const rows = stoppedVideoIds.length > 0 ? await store.lockVideos(tx, stoppedVideoIds) : []
    for (const row of rows) {
      if (row.hold_id) await ledger.release(tx, row.hold_id)
      const end = { status: 'failed', error_code: 'account-deleted', charged_half_credits: 0, claim_id: null } as const
      await store.changeVideo(tx, row.id, end)
    }
    return { videos: await leavingStore.countVideos(tx, userId), stoppedVideoIds }
  }

  /** Removes files before rows, so that whoever comes after a killed process still finds what is left to do. */
  async function erase(tenant: Tenant, userId: string): Promise<void> {
    for (;;) {
      const ids = await db.inTenant(tenant.id, (tx) => leavingStore.listIds(tx, userId, VIDEOS_AT_ONCE))
      if (ids.length === 0) return db.inTenant(tenant.id, (tx) => tallies.forget(tx, userId))
      await sweep(tenant.id, ids)
      await db.inTenant(tenant.id, async (tx) => {
        await store.lockAdmission(tx)
        for (const row of await store.lockVideos(tx, ids)) if (row.hold_id) await ledger.release(tx, row.hold_id)
        await store.removeVideos(tx, ids)
        await making.admit(tx, tenant.settings.parallelVideos)
      })
    }
  }

  /** Removes the files of videos, also those that a run put there after its video was gone. */
  async function sweep(tenantId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) await storage.removeAll(`${tenantId}/videos/${id}/`)
  }

  /** All videos of a person, page by page, each read by itself, so that their number does not matter. */
  async function* pages(tenantId: string, userId: string): AsyncGenerator<LeavingVideo[]> {
    let after: string | undefined
    do {
      const page = await db.inTenant(tenantId, (tx) =>
        leavingStore.listPage(tx, userId, { limit: VIDEOS_AT_ONCE, after }),
      )
      after = page.length === VIDEOS_AT_ONCE ? page.at(-1)?.id : undefined
      if (page.length > 0) yield page
    } while (after)
  }
}
