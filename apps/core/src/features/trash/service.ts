import { TRASH_DAYS, type Video } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
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

/** Stands for "is being deleted for good": older than anything that was put into the trash. */
const DOOMED = new Date(0)
/** So few that nobody waits long for the lock of the tenant's queue. */
const VIDEOS_AT_ONCE = 50
/** Longer than a run goes on whose video is gone, and the files that it stores meanwhile. */
const SWEEP_AFTER_SECONDS = 600

interface Deps {
  db: Db
  renders: Pick<Renders, 'admit' | 'giveUp' | 'stop' | 'announceQueue'>
  videoJobs: Pick<VideoJobs, 'cancel'>
  videos: Pick<Videos, 'get'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'sendAll' | 'work'>
  shown: VideoSerializer
  storage: Storage
  clock: Clock
}

/** The owner of the videos. */
type Owner = Pick<Person, 'id'>

export type Trash = ReturnType<typeof createTrash>

const tenantsDue = tenantsWithDeleted(TRASH_DAYS * 24 * 3_600_000)

/** Creates the trash. It keeps deleted videos for 30 days, then deletes each once. */
export function createTrash({ db, renders, videoJobs, videos, events, queue, shown, storage, clock }: Deps) {
  return { add, list, restore, restoreOne, empty, emptyOverdue, tenantsDue, work }

  /**
   * Puts the person's videos into the trash and answers which ones there are; one that lies there already counts. `note` runs in
   * the transaction where there are new ones.
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
      return { items: await shown.all(tx, tenant, page), nextCursor }
    })
  }

  /** Takes the person's videos back; one that is in the library already counts. Throws not-found where none is theirs. */
  async function restore(tenant: Tenant, person: Person, ids: readonly string[]): Promise<number> {
    return db.inTenant(tenant.id, async (tx) => {
      const rows = await ownRows(tx, person, [...new Set(ids)])
      if (rows.length === 0) throw new AppError('not-found')
      await changeVideos(tx, idsOf(rows), { deleted_at: null }).catch(refuseSecondOfLanguage)
      await announce(tx, person, rows)
      return rows.filter(({ id }) => ids.includes(id)).length
    })
  }

  /** Takes one video back and returns it. Throws not-found where it is none of theirs. */
  async function restoreOne(tenant: Tenant, person: Person, id: string): Promise<Video> {
    await restore(tenant, person, [id])
    return videos.get(tenant, person, id)
  }

  /** Deletes the person's videos in the trash for good: those that are named, or all. */
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

  /** Deletes what has lain in the trash of any person for longer than it is kept. */
  async function emptyOverdue(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - TRASH_DAYS * 24 * 3_600_000)
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
   * Deletes videos in the trash for good and returns their number. They are marked first, so that nobody restores them meanwhile.
   * Files are deleted before rows, so that a retry after a killed process finds what remains, and once more later: a run that was
   * under way may have stored some in between.
   */
  async function remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const doomed = await db.inTenant(tenantId, async (tx) => {
      const rows = await lockVideos(tx, ids)
      const found = idsOf(rows.filter(({ deleted_at: deletedAt }) => deletedAt))
      await changeVideos(tx, found, { deleted_at: DOOMED })
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

  /** The person's videos of these ids, and their personal copies: those go where their original goes. */
  async function ownRows(tx: TenantTx, person: Owner, ids: readonly string[]): Promise<LockedVideo[]> {
    const rows = await lockVideos(tx, [...ids, ...(await listCopies(tx, ids))])
    return rows.filter(({ user_id: userId, deleted_at: deletedAt }) => {
      return userId === person.id && deletedAt?.getTime() !== DOOMED.getTime()
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

/** A cursor that we did not make begins at the start again. */
function readCursor(cursor: string | undefined): { deletedAt: string; id: string } | undefined {
  const [, deletedAt, id] = /^(\d{1,16})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? []
  return deletedAt && id ? { deletedAt, id } : undefined
}
