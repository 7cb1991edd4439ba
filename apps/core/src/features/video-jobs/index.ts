import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Storage } from '../../ports/storage.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { ProvenanceModule } from '../provenance/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createChosenRebrands } from './bulk-rebrands/selection.ts'
import { createBulkRebrands } from './bulk-rebrands/service.ts'
import { type ShowVideo, createFinishedVideos } from './finished-videos.ts'
import { createVideoJobs } from './lifecycle.ts'
import { createScormPackages } from './scorm/packages.ts'
import type { FinishedVideoRows } from './video-rows.ts'

export type { BulkRebrands } from './bulk-rebrands/service.ts'
export { extraShapesOf } from './drawn-formats.ts'
export { fileName } from './file-name.ts'
export { startVideoJobWorker } from './jobs.ts'
export type { VideoJobs } from './lifecycle.ts'
export { videoJobsRoutes } from './routes.ts'
export { teaserSummaries, videoJobSummaries } from './summary-store.ts'
export type { FinishedVideoRows, LookScope } from './video-rows.ts'

interface Platform {
  db: Db
  audit: Audit
  events: Events
  queue: Queue
  clock: Clock
  newId: () => string
  storage: Storage
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  brandKits: Pick<BrandKitsModule, 'brandKits'>
  provenance: ProvenanceModule
  /** The videos, which a feature above keeps. */
  videoRows: FinishedVideoRows
  showVideo: ShowVideo
}

export type VideoJobsModule = ReturnType<typeof createVideoJobsModule>

/** Jobs of finished videos: drawing them with the current brand, and exporting further kinds of files. */
export function createVideoJobsModule(platform: Platform, inputs: Inputs) {
  const { db, audit, events, queue, clock, newId, storage, needRenderer } = platform
  const { tenants, brandKits, provenance, videoRows, showVideo } = inputs
  const videoJobs = createVideoJobs({ db, events, queue, videoRows, provenance, clock, newId })
  return {
    videoJobs,
    chosenRebrands: createChosenRebrands({ db, videoJobs, videoRows, needRenderer }),
    bulkRebrands: createBulkRebrands({
      db,
      queue,
      events,
      audit,
      tenants,
      videoJobs,
      videoRows,
      needRenderer,
      clock,
      newId,
    }),
    scormPackages: createScormPackages({ db, brandKits: brandKits.brandKits, videoRows }),
    finishedVideos: createFinishedVideos({
      db,
      brandKits: brandKits.brandKits,
      videoJobs,
      videoRows,
      showVideo,
      storage,
      needRenderer,
    }),
  }
}
