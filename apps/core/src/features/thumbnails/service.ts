import { extname, join } from 'node:path'
import type { ThumbnailChoice, Video } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { fetchFile } from '../../platform/storage/fetch-file.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { withFolder } from '../../platform/process/with-folder.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { nameInFiles, storedKit } from '../brand-kits/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { type LockedVideo, type Videos, type VideosModule, changeVideo, lockFinished } from '../videos/index.ts'

/** Attempts to draw a moment, because the video may be replaced in the meantime. */
const TRIES = 3

interface Deps {
  db: Db
  uploads: Pick<Uploads, 'contentsOf'>
  videos: Pick<Videos, 'announce'>
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  storage: Storage
  serializer: Pick<VideosModule['serializer'], 'findOwn'>
  workFolder: string
  newId: () => string
}

export type Thumbnails = ReturnType<typeof createThumbnails>

/** The still of a finished video, which lists, its share page, embeds and emails show. */
export function createThumbnails(deps: Deps) {
  const { db, uploads, videos, sceneRenderer, storage, serializer, workFolder, newId } = deps
  return { choose }

  /** Throws not-found, not-ready, taken-down, upload-unknown, busy and scene-picture-failed. */
  async function choose(tenant: Tenant, person: Person, id: string, choice: ThumbnailChoice): Promise<Video> {
    if ('automatic' in choice) return reset(tenant, person, id)
    for (let tries = 1; ; tries++) {
      const row = await db.inTenant(tenant.id, (tx) => lockFinished(tx, person, id))
      const posterKey = await draw({ tenant, person, row }, choice)
      const chosen = await db.inTenant(tenant.id, async (tx) => {
        const now = await lockFinished(tx, person, id)
        if ('second' in choice && now.file_key !== row.file_key && tries < TRIES) return undefined
        const left = now.drawn_poster_key === null ? null : now.poster_key
        await changeVideo(tx, id, {
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

  /** Restores the still that was drawn with the video. */
  async function reset(tenant: Tenant, person: Person, id: string): Promise<Video> {
    const { video, left } = await db.inTenant(tenant.id, async (tx) => {
      const { drawn_poster_key: drawn, poster_key: chosen } = await lockFinished(tx, person, id)
      if (drawn === null) return answer(tx, tenant, person, id, null)
      await changeVideo(tx, id, { poster_key: drawn, drawn_poster_key: null, thumbnail_second: null })
      return answer(tx, tenant, person, id, chosen)
    })
    if (left) await storage.removeAll(left)
    return video
  }

  /** Returns the changed video, and the key of the replaced still, which is to be deleted. */
  async function answer(tx: TenantTx, tenant: Tenant, person: Person, id: string, left: string | null) {
    await videos.announce(tx, person.id, id)
    return { video: await serializer.findOwn(tx, tenant, person, id), left }
  }

  /** Draws a still and returns its key. It is stored with the files of the video, so it is deleted with them. */
  async function draw(
    { tenant, person, row }: { tenant: Tenant; person: Person; row: LockedVideo },
    choice: Exclude<ThumbnailChoice, { automatic: true }>,
  ): Promise<string> {
    const key = 'second' in choice ? row.file_key : await pictureOf(tenant, row, choice.uploadId)
    if (!key) throw new AppError('not-ready')
    const { shape, definition } = VideoLook.parse(row.look)
    const provenance = { title: row.title, creatorTool: nameInFiles(tenant, storedKit(row.brand_kit)) }
    return withFolder(workFolder, 'thumbnail', async (folder) => {
      const path = await fetchFile(storage, key, join(folder, `source${extname(key)}`))
      const outputPath = join(folder, 'thumbnail.jpg')
      const source = 'second' in choice ? { videoPath: path, second: choice.second } : { picturePath: path }
      await sceneRenderer.drawThumbnail({ source, shape, definition, provenance, outputPath }, ownerOf(person))
      const posterKey = `${tenant.id}/videos/${row.id}/${newId()}-thumbnail.jpg`
      await storage.put(posterKey, outputPath)
      return posterKey
    }).catch((error: unknown) => {
      throw error instanceof RenderError ? new AppError('scene-picture-failed', { cause: error }) : error
    })
  }

  /** Returns the first picture of an upload. */
  async function pictureOf(tenant: Tenant, row: LockedVideo, uploadId: string): Promise<string> {
    const [picture] = await db.inTenant(tenant.id, (tx) => uploads.contentsOf(tx, row.user_id, [uploadId]))
    if (!picture) throw new AppError('upload-unknown')
    return picture.key
  }
}
