import type { Video, VideoFacts } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { listCopies } from './copies-store.ts'
import { ownVideo } from './own-video.ts'
import type { Videos } from './service.ts'
import type { VideoSerializer } from './video-serializer.ts'
import { STOPPED } from './stopped.ts'
import * as store from './store.ts'
import type { VideoJobs } from '../video-jobs/index.ts'
import { type Renders, drawnTextOf, isRenderCurrent, lockConcurrencyLimit } from '../renders/index.ts'

interface Change {
  title?: string | undefined
  propertyAddress?: string | undefined
  metadata?: VideoFacts | undefined
}

interface Deps {
  db: Db
  renders: Pick<Renders, 'fail' | 'stop'>
  videoJobs: Pick<VideoJobs, 'requestAgain' | 'cancel'>
  videos: Pick<Videos, 'announce'>
  serializer: VideoSerializer
}

export type VideoActions = ReturnType<typeof createVideoActions>

/** Actions of people on their own videos, in any state. */
export function createVideoActions({ db, renders, videoJobs, videos, serializer }: Deps) {
  return { change, cancel }

  /**
   * Changes a video and renders it and its personal copies again where the drawn texts differ. Speech is reused and no credits are
   * charged.
   */
  async function change(tenant: Tenant, person: Pick<Person, 'id'>, id: string, wanted: Change): Promise<Video> {
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      await applyChange(tx, await lock(tx, person, id), wanted)
      for (const copy of await store.lockVideos(tx, await listCopies(tx, [id]))) await applyChange(tx, copy, wanted)
      await videos.announce(tx, person.id, id)
      return serializer.findOwn(tx, tenant, person, id)
    })
  }

  async function applyChange(tx: TenantTx, row: store.LockedVideo, wanted: Change): Promise<void> {
    await store.changeVideo(tx, row.id, {
      // For a video rendered before its texts were recorded, records the texts that it shows now.
      ...(row.status === 'ready' && row.rendered_texts === null ? { rendered_texts: drawnTextOf(row) } : {}),
      ...(wanted.title === undefined ? {} : { title: wanted.title }),
      ...(wanted.propertyAddress === undefined ? {} : { property_address: wanted.propertyAddress }),
      ...(wanted.metadata === undefined ? {} : { facts: jsonb(wanted.metadata) }),
    })
    const [changed] = await store.lockVideos(tx, [row.id])
    if (!changed || row.status !== 'ready' || drawnTextOf(row) === drawnTextOf(changed)) return
    if (isRenderCurrent(changed)) await videoJobs.cancel(tx, [changed])
    else await videoJobs.requestAgain(tx, changed, 'rebrand')
  }

  /**
   * Stops a video; repeating the call has no further effect. Throws not-running for a video that became ready meanwhile, which
   * stays charged.
   */
  async function cancel(tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    const attempt = await db.inTenant(tenant.id, async (tx) => (await lock(tx, person, id)).attempt)
    const isStopped = await renders.fail({ tenantId: tenant.id, videoId: id, attempt }, STOPPED)
    renders.stop([id])
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await lock(tx, person, id)
      const cancelled = isStopped ? 0 : await videoJobs.cancel(tx, [row])
      if (row.status === 'ready' && cancelled === 0) throw new AppError('not-running')
      if (cancelled > 0) await videos.announce(tx, person.id, id)
      return serializer.findOwn(tx, tenant, person, id)
    })
  }

  async function lock(tx: TenantTx, person: Pick<Person, 'id'>, id: string): Promise<store.LockedVideo> {
    return ownVideo((await store.lockVideos(tx, [id]))[0], person)
  }
}
