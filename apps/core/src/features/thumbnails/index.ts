import type { Db } from '../../platform/db/open.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VideosModule } from '../videos/index.ts'
import { createThumbnails } from './service.ts'

export { thumbnailsRoutes } from './routes.ts'

interface Platform {
  db: Db
  storage: Storage
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  workFolder: string
  newId: () => string
}

interface Inputs {
  uploads: Pick<UploadsModule, 'uploads'>
  videos: Pick<VideosModule, 'videos' | 'serializer'>
}

/** The stills that people choose for their finished videos. */
export function createThumbnailsModule(platform: Platform, { uploads, videos: { videos, serializer } }: Inputs) {
  const { db, storage, sceneRenderer, workFolder, newId } = platform
  return createThumbnails({
    db,
    uploads: uploads.uploads,
    videos,
    sceneRenderer,
    storage,
    serializer,
    workFolder,
    newId,
  })
}
