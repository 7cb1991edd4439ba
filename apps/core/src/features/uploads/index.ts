import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Screenshotter } from '../../ports/screenshotter.ts'
import type { Storage } from '../../ports/storage.ts'
import type { People } from '../people/index.ts'
import { createCaptures } from './captures.ts'
import { createUploadPersonalData } from './personal-data.ts'
import { createUploads } from './service.ts'

export { createUploadChecks } from './checks.ts'
export { mouthsKeyOf, originalKeyOf } from './files.ts'
export { startUploadWorker } from './jobs.ts'
export type { UploadPersonalData } from './personal-data.ts'
export { uploadsRoutes } from './routes.ts'
export type { UploadRow, Uploads } from './service.ts'
export { uploadSummaries } from './summary-store.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  media: Pick<MediaLinks, 'link'>
  threads: Pick<ThreadPool, 'run'>
  safeFetch: SafeFetch
  /** Null where there is no browser. */
  screenshotter: Screenshotter | null
  workFolder: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
}

export type UploadsModule = ReturnType<typeof createUploadsModule>

/** Files that people upload in pieces, and web pages captured for them. */
export function createUploadsModule(platform: Platform, { people }: Inputs) {
  const { db, storage, queue, events, media, threads, safeFetch, screenshotter, workFolder, clock, newId } = platform
  const uploads = createUploads({ db, people, storage, queue, events, media, workFolder, clock, newId })
  return {
    uploads,
    captures: createCaptures({ uploads, safeFetch, threads, screenshotter }),
    personalData: createUploadPersonalData({ db }),
  }
}
