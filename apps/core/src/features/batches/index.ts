import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Storage } from '../../ports/storage.ts'
import type { People } from '../people/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { LinkedDraftsModule } from '../linked-drafts/index.ts'
import type { SharingModule } from '../sharing/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VideosModule } from '../videos/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createBatchLinks } from './links/service.ts'
import { createBatchPhotos } from './photos/service.ts'
import { createRowVideos } from './row-videos.ts'
import { createBatches } from './service.ts'

export { batchEmails } from './emails.ts'
export { columnNames } from './columns.ts'
export { batchesRoutes } from './routes.ts'
export type { Batches } from './service.ts'
export { batchRowSummaries } from './store.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Pick<Queue, 'send'>
  events: Pick<Events, 'publish'>
  threads: Pick<ThreadPool, 'run'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  audit: Audit
  workFolder: string
  clock: Clock
  newId: () => string
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Pick<Ledger, 'balance'>
  people: People
  avatars: Pick<AvatarsModule, 'avatars'>
  brandKits: Pick<BrandKitsModule, 'brandKits'>
  voices: Pick<VoicesModule, 'voices'>
  uploads: Pick<UploadsModule, 'captures' | 'uploads'>
  videos: VideosModule
  sharing: Pick<SharingModule, 'sharing'>
  linkedDrafts: Pick<LinkedDraftsModule, 'rowPages'>
}

export type BatchesModule = ReturnType<typeof createBatchesModule>
export type BatchPersonalData = BatchesModule['personalData']

/** Many videos from one table. */
export function createBatchesModule(platform: Platform, inputs: Inputs) {
  const { db, storage, queue, events, threads, shareTokens, audit, workFolder, clock, newId, needRenderer } = platform
  const { tenants, ledger, people } = inputs
  const { avatars } = inputs.avatars
  const { sharing } = inputs.sharing
  const { videos, videoActions, personalCopies } = inputs.videos
  const rowVideos = createRowVideos({ videos, videoActions, personalCopies, sharing })
  const batchLinks = createBatchLinks({ db, rowPages: inputs.linkedDrafts.rowPages, clock })
  const batchPhotos = createBatchPhotos({ db, ...inputs.uploads, audit, clock })
  const batches = createBatches({
    db,
    storage,
    queue,
    events,
    threads,
    shareTokens,
    workFolder,
    clock,
    newId,
    needRenderer,
    tenants,
    ledger,
    people,
    avatars,
    brandKits: inputs.brandKits.brandKits,
    voices: inputs.voices.voices,
    videos,
    rowVideos,
    batchLinks,
    batchPhotos,
  })
  return { batches, personalData: { erase: batches.erase } }
}
