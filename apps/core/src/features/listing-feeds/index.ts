import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { BatchesModule } from '../batches/index.ts'
import type { People } from '../people/index.ts'
import type { VideosModule } from '../videos/index.ts'
import { createRefreshFeed } from './refresh.ts'
import { createFeeds } from './service.ts'

export { listingFeedsRoutes } from './routes.ts'
export { deleteFeedsOf } from './store.ts'

interface Platform {
  db: Db
  safeFetch: SafeFetch
  threads: Pick<ThreadPool, 'run'>
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
  videos: Pick<VideosModule, 'videos' | 'videoActions'>
  batches: Pick<BatchesModule, 'batches'>
}

export type ListingFeedsModule = ReturnType<typeof createListingFeedsModule>

/** Addresses with listings, which are fetched at intervals and fill batches. */
export function createListingFeedsModule({ db, safeFetch, threads, clock, newId }: Platform, inputs: Inputs) {
  const { people } = inputs
  const { batches } = inputs.batches
  const { videos, videoActions } = inputs.videos
  const refresh = createRefreshFeed({ db, safeFetch, threads, batches, videos, videoActions, clock, newId })
  return createFeeds({ db, refresh, batches, people, clock, newId })
}
