import { HOUR_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Storage } from '../../ports/storage.ts'
import type { TwinProvider } from '../../ports/twin-provider.ts'
import type { Leases } from './leases.ts'
import * as store from './request-store.ts'

/** A call that was cut off may still reach a service. After this time, what cannot be found there does not exist. */
export const LATE_CALL_MS = 3 * 60_000
const AGAIN_SECONDS = 30
/** Credits are not held any longer for a service that cannot be reached. */
const HELD_MS = 48 * HOUR_MS

interface Deps {
  db: Db
  leases: Leases
  storage: Storage
  /** Releases the hold of a video. */
  releaseHold: (tx: TenantTx, holdId: string) => Promise<unknown>
  creditsChanged: (tx: TenantTx, videoId: string | null) => Promise<void>
  clock: Clock
}

type Row = store.RequestRow

export type Endings = ReturnType<typeof createEndings>

/** Removes everything of a request: the files here, the twin or clip at the service, and then the hold of its credits. */
export function createEndings({ db, leases, storage, releaseHold, creditsChanged, clock }: Deps) {
  return { begin, end, close, adopt, deleteStoredClip, overdue }

  /** Ends a request whose row the caller has locked. The result of a worker that is busy with it is discarded. */
  async function begin(tx: TenantTx, row: Row, holdId: string | null = null): Promise<void> {
    await leases.release(tx, row.id, { state: 'ending', hold_id: holdId, tries: 0 }, 0)
  }

  async function end(row: Row, provider: TwinProvider, signal: AbortSignal): Promise<void> {
    await removeFiles(row)
    const id = row.provider_id ?? (await findLeft(row, provider, signal))
    if (id === 'later') return void (await leases.save(row, { tries: row.tries + 1 }, AGAIN_SECONDS))
    if (id !== undefined) {
      if (row.provider_id === null && !(await leases.change(row, { provider_id: id }))) return
      await (row.kind === 'training' ? provider.deleteTwin(id, signal) : provider.deleteClip(id, signal))
      const left = await (row.kind === 'training' ? provider.twinState(id, signal) : provider.clipState(id, signal))
      // The service was asked to stop and is still working.
      if (left.state === 'working') return void (await leases.save(row, { tries: row.tries + 1 }, AGAIN_SECONDS))
    }
    await close(row)
  }

  /** Returns the result of a call without an answer, if it had one; `later` while the call may still arrive. */
  async function findLeft(row: Row, provider: TwinProvider, signal: AbortSignal): Promise<string | undefined> {
    if (!row.asked_at) return undefined
    const find = row.kind === 'training' ? provider.findTwin : provider.findClip
    const found = await find(row.id, signal)
    if (found !== undefined) return found
    return clock.now().getTime() - row.asked_at.getTime() < LATE_CALL_MS ? 'later' : undefined
  }

  /** Closes a request of which the service holds nothing any more, and returns its credits. */
  async function close(row: Row): Promise<void> {
    await removeFiles(row)
    await returnCredits(row, (tx) => leases.release(tx, row.id, { state: 'ended', provider_id: null, hold_id: null }))
  }

  /** Stores the id of a job whose request was ended before the service answered. */
  async function adopt(row: Row, id: string): Promise<void> {
    await db.inTenant(row.tenant_id, async (tx) => {
      const now = await store.lockRequest(tx, row.id)
      if (now?.provider_id !== null || now.state === 'ended') return
      await store.changeRequest(tx, row.id, { provider_id: id })
    })
  }

  /** Deletes a clip at the service once it is stored here. */
  async function deleteStoredClip(row: Row, provider: TwinProvider, signal: AbortSignal): Promise<void> {
    if (row.provider_id) await provider.deleteClip(row.provider_id, signal)
    await leases.save(row, { provider_id: null, tries: 0 })
  }

  /** Releases credits after a service was unreachable for two days. Requests to it continue. */
  async function overdue(row: Row): Promise<void> {
    if (row.state !== 'ending' || row.hold_id === null) return
    if (clock.now().getTime() - row.created_at.getTime() < HELD_MS) return
    await returnCredits(row, (tx) => store.changeRequest(tx, row.id, { hold_id: null }))
  }

  /**
   * Releases the hold of a request that is ending, in the transaction of the change after which it has none, so that credits are
   * returned once.
   */
  async function returnCredits(row: Row, change: (tx: TenantTx) => Promise<void>): Promise<void> {
    const isReturned = await db.inTenant(row.tenant_id, async (tx) => {
      const now = await store.lockRequest(tx, row.id)
      if (now?.state !== 'ending') return false
      if (now.hold_id !== null) await releaseHold(tx, now.hold_id)
      await change(tx)
      return now.hold_id !== null
    })
    // In a transaction of its own, because a video is locked before its clip.
    if (isReturned) await db.inTenant(row.tenant_id, (tx) => creditsChanged(tx, row.video_id))
  }

  async function removeFiles({ speech_key: speech, clip_key: clip, speech_files: files }: Row): Promise<void> {
    for (const key of [speech, clip, ...(files as string[])]) if (key) await storage.removeAll(key)
  }
}
