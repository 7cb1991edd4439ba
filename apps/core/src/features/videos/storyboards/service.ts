import type { VideoStoryboard } from '@vitrine/contract'
import type { Db } from '../../../platform/db/open.ts'
import type { MediaLinks } from '../../../platform/http/files/media.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Uploads } from '../../uploads/index.ts'
import { listContents } from '../content-store.ts'
import { ownVideo } from '../own-video.ts'
import { findCut } from '../../renders/index.ts'
import { findVideo } from '../store.ts'

interface Deps {
  db: Db
  uploads: Pick<Uploads, 'readyContentsOf'>
  media: Pick<MediaLinks, 'link'>
}

export type VideoStoryboards = ReturnType<typeof createVideoStoryboards>

/** The scenes of rendered videos. */
export function createVideoStoryboards({ db, uploads, media }: Deps) {
  return { get }

  /** Throws not-found. */
  async function get(person: Person, id: string): Promise<VideoStoryboard> {
    return db.inTenant(person.tenantId, async (tx) => {
      const row = ownVideo(await findVideo(tx, id), person)
      const { edits, cut } = await findCut(tx, id)
      const photos = await uploads.readyContentsOf(tx, row.user_id, await listContents(tx, id))
      return {
        edits,
        seed: cut?.seed ?? 0,
        durationSeconds: cut?.durationSeconds ?? 0,
        scenes: (cut?.scenes ?? []).map(({ sentences, items, ...scene }) => ({
          ...scene,
          sentences: [...sentences],
          items: items && [...items],
        })),
        photos: photos.map(({ id: photo, key, caption }) => ({ id: photo, url: media.link(key), caption })),
      }
    })
  }
}
