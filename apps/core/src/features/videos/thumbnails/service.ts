import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ThumbnailChoice, Video } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import { AppError } from '../../../platform/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import { RenderError } from '../../../ports/renderer.ts'
import type { SceneRenderer } from '../../../ports/scene-renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import { nameInFiles, storedKit } from '../../brand-kits/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import { lockFinished } from '../own-video.ts'
import type { Videos } from '../service.ts'
import * as store from '../store.ts'
import type { VideoSerializer } from '../video-serializer.ts'

/** How often a moment is drawn again because the video was replaced meanwhile. */
const TRIES = 3

interface Parts {
  db: Db
  uploads: Pick<Uploads, 'contentsOf'>
  videos: Pick<Videos, 'announce'>
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  storage: Storage
  shown: VideoSerializer
  workFolder: string
  newId: () => string
}

export type Thumbnails = ReturnType<typeof createThumbnails>

/** The still that stands for a finished video in lists, on its share page, in embeds and in emails. */
export function createThumbnails(parts: Parts) {
  const { db, uploads, videos, sceneRenderer, storage, shown, workFolder, newId } = parts
  return { choose }

  /** Throws not-found, not-ready, taken-down, upload-unknown and scene-picture-failed. */
  async function choose(tenant: Tenant, person: Person, id: string, choice: ThumbnailChoice): Promise<Video> {
    if ('automatic' in choice) return reset(tenant, person, id)
    for (let tries = 1; ; tries++) {
      const row = await db.inTenant(tenant.id, (tx) => lockFinished(tx, person, id))
      const posterKey = await draw(tenant, row, choice)
      const chosen = await db.inTenant(tenant.id, async (tx) => {
        const now = await lockFinished(tx, person, id)
        if ('second' in choice && now.file_key !== row.file_key && tries < TRIES) return undefined
        const left = now.drawn_poster_key === null ? null : now.poster_key
        await store.changeVideo(tx, id, {
          poster_key: posterKey,
          drawn_poster_key: now.drawn_poster_key ?? now.poster_key,
          thumbnail_second: 'second' in choice ? choice.second : null,
        })
        return answer(tx, tenant, person, id, left)
      })
      const left = chosen ? chosen.left : posterKey
      if (left) await storage.removeAll(left)
      if (chosen) return chosen.video
    }
  }

  /** Goes back to the still that was drawn with the video. */
  async function reset(tenant: Tenant, person: Person, id: string): Promise<Video> {
    const { video, left } = await db.inTenant(tenant.id, async (tx) => {
      const { drawn_poster_key: drawn, poster_key: chosen } = await lockFinished(tx, person, id)
      if (drawn === null) return answer(tx, tenant, person, id, null)
      await store.changeVideo(tx, id, { poster_key: drawn, drawn_poster_key: null, thumbnail_second: null })
      return answer(tx, tenant, person, id, chosen)
    })
    if (left) await storage.removeAll(left)
    return video
  }

  /** The changed video, and the key of the still that nobody needs any more. */
  async function answer(tx: TenantTx, tenant: Tenant, person: Person, id: string, left: string | null) {
    await videos.announce(tx, person.id, id)
    return { video: await shown.one(tx, tenant, person, id), left }
  }

  /** Returns the key of the drawn still. It lies with the files of the video, so it goes with them. */
  async function draw(
    tenant: Tenant,
    row: store.LockedVideo,
    choice: Exclude<ThumbnailChoice, { automatic: true }>,
  ): Promise<string> {
    const key = 'second' in choice ? row.file_key : await pictureOf(tenant, row, choice.uploadId)
    if (!key) throw new AppError('not-ready')
    const folder = join(workFolder, `thumbnail-${randomUUID()}`)
    await mkdir(folder)
    try {
      const [path, outputPath] = [join(folder, `source${extname(key)}`), join(folder, 'thumbnail.png')]
      await pipeline(storage.read(key), createWriteStream(path))
      const { shape, definition } = VideoLook.parse(row.look)
      const source = 'second' in choice ? { videoPath: path, second: choice.second } : { picturePath: path }
      const provenance = { title: row.title, creatorTool: nameInFiles(tenant, storedKit(row.brand_kit)) }
      await sceneRenderer.drawThumbnail({ source, shape, definition, provenance, outputPath })
      const posterKey = `${tenant.id}/videos/${row.id}/${newId()}-thumbnail.png`
      await storage.put(posterKey, outputPath)
      return posterKey
    } catch (error) {
      throw error instanceof RenderError ? new AppError('scene-picture-failed', { cause: error }) : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** The first picture of an upload, as its check made it. */
  async function pictureOf(tenant: Tenant, row: store.LockedVideo, uploadId: string): Promise<string> {
    const [picture] = await db.inTenant(tenant.id, (tx) => uploads.contentsOf(tx, row.user_id, [uploadId]))
    if (!picture) throw new AppError('upload-unknown')
    return picture.key
  }
}
