import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Storage } from '../../ports/storage.ts'
import type { RendersModule } from '../renders/index.ts'
import type { VideoJobsModule } from '../video-jobs/index.ts'
import type { VideosModule } from '../videos/index.ts'
import { createTrash } from './service.ts'

export { trashRoutes } from './routes.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  clock: Clock
}

interface Inputs {
  renders: Pick<RendersModule, 'renders'>
  videoJobs: Pick<VideoJobsModule, 'videoJobs'>
  videos: Pick<VideosModule, 'videos' | 'serializer'>
}

export type TrashModule = ReturnType<typeof createTrashModule>

/** The trash: deleted videos, which can be restored until they are deleted permanently. */
export function createTrashModule({ db, storage, queue, events, clock }: Platform, inputs: Inputs) {
  const { renders } = inputs.renders
  const { videoJobs } = inputs.videoJobs
  const { videos, serializer } = inputs.videos
  return createTrash({ db, renders, videoJobs, videos, events, queue, serializer, storage, clock })
}
