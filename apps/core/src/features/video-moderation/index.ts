import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { VideosModule } from '../videos/index.ts'
import { createVideoDetails } from './details.ts'
import { createVideoModeration } from './service.ts'

export { videoModerationEmails } from './emails.ts'
export { videoModerationRoutes } from './routes.ts'

interface Platform {
  db: Db
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Inputs {
  videos: Pick<VideosModule, 'videos' | 'serializer'>
}

export type VideoModerationModule = ReturnType<typeof createVideoModerationModule>

/** Moderation of people's videos by the team of a site and by operators. */
export function createVideoModerationModule(platform: Platform, { videos: { videos, serializer } }: Inputs) {
  const { db, audit, enqueueEmail, clock, needRenderer } = platform
  return {
    moderation: createVideoModeration({ db, videos, audit, enqueueEmail, needRenderer, clock }),
    videoDetails: createVideoDetails({ db, serializer }),
  }
}
