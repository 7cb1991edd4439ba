import { TRASH_DAYS, type Video } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import { type Renders, lockConcurrencyLimit } from '../renders/index.ts'
import type { VideoJobs } from '../video-jobs/index.ts'
import {
  type LockedVideo,
  type VideoSerializer,
  type Videos,
  STOPPED,
  changeVideos,
  listCopies,
  lockVideos,
  refuseSecondOfLanguage,
  removeVideos,
  tenantsWithDeleted,
} from '../videos/index.ts'
import { listOverdueIds, listTrash, listTrashIds } from './store.ts'

/** The deletion time of a video that is being deleted permanently: earlier than that of any video in the trash. */
const BEING_DELETED = new Date(0)
/** The number of videos of a transaction. Small, so that the lock of the tenant's queue is held only briefly. */
const VIDEOS_AT_ONCE = 50
/** Longer than a run takes to notice that its video is gone, and to store the files that it has just finished. */
const SWEEP_AFTER_SECONDS = 600

interface Deps {
  db: Db
  renders: Pick<Renders, 'admit' | 'giveUp' | 'stop' | 'announceQueue'>
  videoJobs: Pick<VideoJobs, 'cancel'>
  videos: Pick<Videos, 'get'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'sendAll' | 'work'>
  serializer: VideoSerializer
  storage: Storage
  clock: Clock
}

/** The owner of the videos. */
type Owner = Pick<Person, 'id'>

export type Trash = ReturnType<typeof createTrash>

const tenantsDue = tenantsWithDeleted(TRASH_DAYS * DAY_MS)

/** Creates the trash. It keeps deleted videos for 30 days, then deletes each once. */
export function createTrash({ db, renders, videoJobs, videos, events, queue, serializer, storage, clock }: Deps) {
  return { add, list, restore, restoreOne, empty, emptyOverdue, tenantsDue, work }

  /**
   * Moves the person's videos to the trash. Returns those of the ids that the person has, including videos that are in the
   * trash already. `note` runs in the transaction where at least one is moved.
   */
  async function add(
    tenant: Tenant,
    person: Owner,
    ids: readonly string[],
    note: (tx: TenantTx) => Promise<void> = async () => {},
  ): Promise<string[]> {
    const wanted = [...new Set(ids)]
    const found = await db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const rows = await ownRows(tx, person, wanted)
      const fresh = rows.filter(({ deleted_at: deletedAt }) => !deletedAt)
      for (const row of fresh) await renders.giveUp(tx, row, STOPPED)
      await videoJobs.cancel(tx, fresh)
      await changeVideos(tx, idsOf(fresh), { deleted_at: clock.now() })
      await renders.admit(tx, tenant.settings.parallelVideos)
      await announce(tx, person, fresh)
      if (fresh.length > 0) await note(tx)
      return idsOf(rows)
    })
    renders.stop(found)
    return found.filter((id) => wanted.includes(id))
  }

  async function list(
    tenant: Tenant,
    person: Person,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: Video[]; nextCursor: string | null }> {
    return db.inTenant(tenant.id, async (tx) => {
      const rows = await listTrash(tx, person.id, { limit, after: readCursor(cursor) })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const nextCursor = rows.length > limit && last ? `${last.deleted_key}-${last.id}` : null
      return { items: await serializer.all(tx, tenant, page), nextCursor }
    })
  }

  /**
   * Restores the person's videos and returns their number, including videos that are in the library already. Throws not-found
   * where none of them is the person's.
   */
  async function restore(tenant: Tenant, person: Person, ids: readonly string[]): Promise<number> {
    return db.inTenant(tenant.id, async (tx) => {
      const rows = await ownRows(tx, person, [...new Set(ids)])
      if (rows.length === 0) throw new AppError('not-found')
      await changeVideos(tx, idsOf(rows), { deleted_at: null }).catch(refuseSecondOfLanguage)
      await announce(tx, person, rows)
      return rows.filter(({ id }) => ids.includes(id)).length
    })
  }

  /** Restores one video and returns it. Throws not-found for another person's video. */
  async function restoreOne(tenant: Tenant, person: Person, id: string): Promise<Video> {
    await restore(tenant, person, [id])
    return videos.get(tenant, person, id)
  }

  /** Deletes the person's videos in the trash permanently: the named ones, or all. */
  async function empty(tenant: Tenant, person: Person, ids?: readonly string[]): Promise<number> {
    if (ids) {
      const named = await db.inTenant(tenant.id, (tx) => ownRows(tx, person, [...new Set(ids)]))
      await remove(
        tenant.id,
        idsOf(named).filter((id) => !ids.includes(id)),
      )
      return remove(
        tenant.id,
        idsOf(named).filter((id) => ids.includes(id)),
      )
    }
    return removeAll(tenant.id, (tx) => listTrashIds(tx, person.id, VIDEOS_AT_ONCE))
  }

  /** Deletes the videos of all people that have been in the trash for longer than they are kept. */
  async function emptyOverdue(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS)
    await removeAll(tenantId, (tx) => listOverdueIds(tx, before, VIDEOS_AT_ONCE))
  }

  async function removeAll(tenantId: string, listNext: (tx: TenantTx) => Promise<string[]>): Promise<number> {
    for (let removed = 0; ;) {
      const ids = await db.inTenant(tenantId, listNext)
      if (ids.length === 0) return removed
      removed += await remove(tenantId, ids)
    }
  }

  /**
   * Deletes videos in the trash permanently and returns their number. They are marked first, so that they cannot be restored
   * meanwhile. Files are deleted before rows, so that a retry after a killed process finds what remains, and once more later: a
   * run that was under way may have stored some in between.
   */
  async function remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const doomed = await db.inTenant(tenantId, async (tx) => {
      const rows = await lockVideos(tx, ids)
      const found = idsOf(rows.filter(({ deleted_at: deletedAt }) => deletedAt))
      await changeVideos(tx, found, { deleted_at: BEING_DELETED })
      return found
    })
    if (doomed.length === 0) return 0
    for (const id of doomed) await removeFiles(tenantId, id)
    await db.inTenant(tenantId, async (tx) => {
      await removeVideos(tx, doomed)
      const jobs = doomed.map((videoId) => ({ payload: { tenantId, videoId }, startAfterSeconds: SWEEP_AFTER_SECONDS }))
      await queue.sendAll(tx, 'sweep', jobs)
    })
    return doomed.length
  }

  /** Removes the files that were stored after their video was deleted. */
  function work(): void {
    const handle = ({ tenantId = '', videoId = '' }: Record<string, string>) => removeFiles(tenantId, videoId)
    queue.work('sweep', { concurrency: 1, handle })
  }

  async function removeFiles(tenantId: string, videoId: string): Promise<void> {
    await storage.removeAll(`${tenantId}/videos/${videoId}/`)
  }

  /** Returns the person's videos with these ids and the personal copies of them, which move with their original. */
  async function ownRows(tx: TenantTx, person: Owner, ids: readonly string[]): Promise<LockedVideo[]> {
    const rows = await lockVideos(tx, [...ids, ...(await listCopies(tx, ids))])
    return rows.filter(({ user_id: userId, deleted_at: deletedAt }) => {
      return userId === person.id && deletedAt?.getTime() !== BEING_DELETED.getTime()
    })
  }

  async function announce(tx: TenantTx, { id: userId }: Owner, rows: readonly LockedVideo[]): Promise<void> {
    for (const { id } of rows) await events.publish(tx, { type: 'video_status_update', userId, refId: id })
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
    await renders.announceQueue(tx)
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

/** An invalid cursor returns undefined, which is the first page. */
function readCursor(cursor: string | undefined): { deletedAt: string; id: string } | undefined {
  const [, deletedAt, id] = /^(\d{1,16})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? []
  return deletedAt && id ? { deletedAt, id } : undefined
}
