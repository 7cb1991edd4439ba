import type { Video } from '@vitrine/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../../platform/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import * as videoStore from '../store.ts'
import { lockFinished } from '../own-video.ts'
import type { VideoSerializer } from '../video-serializer.ts'
import { fileName } from '../serializer.ts'
import { type BrandKits, appearanceWith, findCurrentKit, storedKit } from '../../brand-kits/index.ts'
import { isRenderCurrent, lockConcurrencyLimit } from '../../renders/index.ts'
import * as store from './store.ts'
import type { VideoJobs } from './lifecycle.ts'

/** A request waits so long for a file that is quickly made, and its browser then has it in one go. */
const PATIENCE_MS = 5000
const LOOK_EVERY_MS = 200

interface Parts {
  db: Db
  brandKits: Pick<BrandKits, 'choose'>
  tasks: VideoJobs
  shown: VideoSerializer
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

/** A stored file, and the name under which a browser saves it. */
interface NamedFile {
  key: string
  name: string
}

export type FinishedVideos = ReturnType<typeof createFinishedVideos>

/** The actions of a person on a finished video. The states of a job are in lifecycle.ts. */
export function createFinishedVideos({ db, brandKits, tasks, shown, needRenderer }: Parts) {
  return { rebrand, exported, captions }

  /** With the brand kit `wanted`, where one is. Free of credits: what was paid is the video, not the brand it wore that day. */
  async function rebrand(tenant: Tenant, person: Person, id: string, wanted?: string | null): Promise<Video> {
    await needRenderer()
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await withKit(tx, await lockFinished(tx, person, id), wanted)
      const isCurrent = row.appearance === appearanceWith(tenant, await currentKit(tx, row))
      if (isCurrent && isRenderCurrent(row)) throw new AppError('brand-current')
      await tasks.ask(tx, row, 'rebrand')
      return shown.one(tx, tenant, person, id)
    })
  }

  /** Notes the chosen kit. What the video was drawn with stays until the new file is there. Throws brand-kit-unknown. */
  async function withKit(tx: TenantTx, row: videoStore.LockedVideo, wanted: string | null | undefined) {
    if (wanted === undefined) return row
    const chosen = await brandKits.choose(tx, row.user_id, wanted)
    const change = { brand_kit_id: chosen?.id ?? null, ...(chosen ? {} : { brand_kit: null }) }
    await videoStore.changeVideo(tx, row.id, change)
    return { ...row, ...change }
  }

  /** The video in a kind of file, or how far the making of that file is. Throws export-failed, once, after it failed. */
  async function exported(person: Person, id: string, format: 'mp4' | 'mov' | 'webm'): Promise<NamedFile | number> {
    if (format !== 'mp4') return exportedAs(person, id, format)
    const row = await db.inTenant(person.tenantId, (tx) => lockFinished(tx, person, id))
    if (!row.file_key) throw new AppError('not-ready')
    return { key: row.file_key, name: fileName(row.title, format) }
  }

  async function exportedAs(person: Person, id: string, kind: 'mov' | 'webm'): Promise<NamedFile | number> {
    await needRenderer()
    const until = performance.now() + PATIENCE_MS
    const row = await db.inTenant(person.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const video = await lockFinished(tx, person, id)
      if ((await store.lockTask(tx, id, kind))?.state !== 'failed') await tasks.ask(tx, video, kind)
      return video
    })
    for (;;) {
      const task = await db.inTenant(person.tenantId, (tx) => store.lockTask(tx, id, kind))
      if (task?.state === 'done' && task.file_key) return { key: task.file_key, name: fileName(row.title, kind) }
      if (task?.state === 'failed') await refuse(person, task)
      if (performance.now() > until) return task?.percent ?? 0
      await pause(LOOK_EVERY_MS)
    }
  }

  /** What failed is told once: whoever asks after that begins anew. */
  async function refuse({ tenantId }: Person, task: store.TaskRow): Promise<never> {
    await db.inTenant(tenantId, (tx) => store.removeTask(tx, task.id))
    throw new AppError('export-failed', task.error_message ? { message: task.error_message } : {})
  }

  async function captions(person: Person, id: string, format: 'vtt' | 'srt'): Promise<NamedFile> {
    const row = await db.inTenant(person.tenantId, (tx) => lockFinished(tx, person, id))
    if (!row.captions_key) throw new AppError('no-captions')
    return { key: `${row.captions_key}.${format}`, name: fileName(row.title, format) }
  }
}

/** What the video would be drawn with now: its kit, or what it has where that was deleted. */
async function currentKit(
  tx: TenantTx,
  { user_id: userId, brand_kit_id: id, brand_kit: stored }: videoStore.LockedVideo,
) {
  return (id === null ? undefined : await findCurrentKit(tx, userId, id)) ?? storedKit(stored)
}
