import type { Video, VideoJobKind } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import { type BrandKits, appearanceWith, findCurrentKit, storedKit } from '../brand-kits/index.ts'
import { isRenderCurrent, lockConcurrencyLimit } from '../renders/index.ts'
import { fileName } from './file-name.ts'
import type { VideoJobs } from './lifecycle.ts'
import * as store from './store.ts'
import type { FinishedVideo, FinishedVideoRows } from './video-rows.ts'

/** The time for which a request waits for its file, so that a quickly made one is the response itself. */
const WAIT_MS_MAX = 5000
const LOOK_EVERY_MS = 200

/** Returns a person's video as they see it, which the feature above serializes. */
export type ShowVideo = (tx: TenantTx, tenant: Tenant, person: Pick<Person, 'id'>, id: string) => Promise<Video>

interface Deps {
  db: Db
  brandKits: Pick<BrandKits, 'choose'>
  videoJobs: Pick<VideoJobs, 'request'>
  videoRows: Pick<FinishedVideoRows, 'lockFinished' | 'change'>
  showVideo: ShowVideo
  storage: Pick<Storage, 'removeAll'>
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface WantedExport {
  format: ExportKind | 'mp4'
  /** Whether the file is made where it is not there yet. */
  mayMake: boolean
}

type ExportKind = Exclude<VideoJobKind, 'rebrand'>

/** A stored file, and the name under which a browser saves it. */
interface NamedFile {
  key: string
  name: string
}

export type FinishedVideos = ReturnType<typeof createFinishedVideos>

/** The actions of a person on a finished video. The states of a job are in lifecycle.ts. */
export function createFinishedVideos(deps: Deps) {
  const { db, brandKits, videoJobs, videoRows, showVideo, storage, needRenderer } = deps
  const { lockFinished } = videoRows
  return { rebrand, exported, redrawTeaser, captions }

  /** Renders a video again with the current brand, or with the brand kit `wanted`. Free of credits. */
  async function rebrand(tenant: Tenant, person: Person, id: string, wanted?: string | null): Promise<Video> {
    await needRenderer()
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await withKit(tx, await lockFinished(tx, person, id), wanted)
      const isCurrent = row.appearance === appearanceWith(tenant, await currentKit(tx, row))
      if (isCurrent && isRenderCurrent(row)) throw new AppError('brand-current')
      await videoJobs.request(tx, row, 'rebrand')
      return showVideo(tx, tenant, person, id)
    })
  }

  /**
   * Stores the chosen kit. The kit that the video was drawn with stays until the new file is ready. Throws brand-kit-unknown.
   */
  async function withKit(tx: TenantTx, row: FinishedVideo, wanted: string | null | undefined) {
    if (wanted === undefined) return row
    const chosen = await brandKits.choose(tx, row.user_id, wanted)
    const change = { brand_kit_id: chosen?.id ?? null, ...(chosen ? {} : { brand_kit: null }) }
    await videoRows.change(tx, row.id, change)
    return { ...row, ...change }
  }

  /**
   * Returns the video as a kind of file, or the progress of that file. Throws export-failed once after a failure, and cross-site
   * where the file is not there and may not be made.
   */
  async function exported(person: Person, id: string, wanted: WantedExport): Promise<NamedFile | number> {
    const { format } = wanted
    const row = await db.inTenant(person.tenantId, (tx) => lockFinished(tx, person, id))
    if (format !== 'mp4' && format !== VideoLook.parse(row.look).shape)
      return exportedAs(person, id, { ...wanted, format })
    if (!row.file_key) throw new AppError('not-ready')
    return { key: row.file_key, name: fileName(row.title, 'mp4') }
  }

  async function exportedAs(
    person: Person,
    id: string,
    { format: kind, mayMake }: WantedExport & { format: ExportKind },
  ): Promise<NamedFile | number> {
    await needRenderer()
    const until = performance.now() + WAIT_MS_MAX
    const row = await db.inTenant(person.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const video = await lockFinished(tx, person, id)
      const earlier = await store.lockJob(tx, id, kind)
      if (!mayMake && earlier?.state !== 'done') throw new AppError('cross-site')
      if (earlier?.state !== 'failed') await videoJobs.request(tx, video, kind)
      return video
    })
    for (;;) {
      const job = await db.inTenant(person.tenantId, (tx) => store.lockJob(tx, id, kind))
      if (job?.state === 'done' && job.file_key) return { key: job.file_key, name: exportName(row, kind) }
      if (job?.state === 'failed') await refuse(person, job)
      if (performance.now() > until) return job?.percent ?? 0
      await pause(LOOK_EVERY_MS)
    }
  }

  /** Starts drawing the teaser from another second. The earlier one is deleted, and its share link shows the still meanwhile. */
  async function redrawTeaser(tenant: Tenant, person: Person, id: string, startSeconds: number): Promise<Video> {
    await needRenderer()
    const { video, left } = await db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await lockFinished(tx, person, id)
      const key = await videoJobs.request(tx, row, 'gif', startSeconds)
      return { video: await showVideo(tx, tenant, person, id), left: key }
    })
    if (left) await storage.removeAll(left)
    return video
  }

  /** A failure is reported once; the next request starts again. */
  async function refuse({ tenantId }: Person, job: store.VideoJobRow): Promise<never> {
    await db.inTenant(tenantId, (tx) => store.removeJob(tx, job.id))
    throw new AppError('export-failed', job.error_message ? { message: job.error_message } : {})
  }

  async function captions(person: Person, id: string, format: 'vtt' | 'srt'): Promise<NamedFile> {
    const row = await db.inTenant(person.tenantId, (tx) => lockFinished(tx, person, id))
    if (!row.captions_key) throw new AppError('no-captions')
    return { key: `${row.captions_key}.${format}`, name: fileName(row.title, format) }
  }
}

/** A kind that is no file extension itself precedes that of its file. */
function exportName({ title }: FinishedVideo, kind: ExportKind): string {
  if (kind === 'transparent') return fileName(title, 'transparent.webm')
  return kind.includes(':') ? fileName(title, `${kind.replace(':', 'x')}.mp4`) : fileName(title, kind)
}

/** Returns the kit for drawing the video now: its current kit, or the stored copy where that was deleted. */
async function currentKit(tx: TenantTx, { user_id: userId, brand_kit_id: id, brand_kit: stored }: FinishedVideo) {
  return (id === null ? undefined : await findCurrentKit(tx, userId, id)) ?? storedKit(stored)
}
