import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import { createLeads } from './leads/service.ts'
import { createSharedPages } from './pages/service.ts'
import { createPlays } from './plays/service.ts'
import { createSharing } from './service.ts'

export { type DailyView, listDailyViews } from './plays/export-store.ts'
export { leadEmails } from './leads/emails.ts'
export type { Leads } from './leads/service.ts'
export { sharingRoutes } from './routes.ts'
export type { Sharing } from './service.ts'
export { videoShares } from './video-shares-store.ts'
export { linkSummaries, viewSummaries } from './summary-store.ts'

interface Platform {
  db: Db
  queue: Pick<Queue, 'send'>
  recordWebhookEvent: RecordWebhookEvent
  shareTokens: ShareTokens
  secretKey: string
  clock: Clock
  newId: () => string
}

export type SharingModule = ReturnType<typeof createSharingModule>

/** Share links, the public page behind them, its views and its contact requests. */
export function createSharingModule(platform: Platform) {
  const { db, queue, recordWebhookEvent, shareTokens, secretKey, clock, newId } = platform
  const enqueueEmail = createEnqueueEmail(queue)
  const sharedPages = createSharedPages({ db, shareTokens, secretKey, clock })
  return {
    sharing: createSharing({ db, shareTokens }),
    sharedPages,
    plays: createPlays({ db, sharedPages, clock }),
    leads: createLeads({ db, enqueueEmail, recordWebhookEvent, sharedPages, secretKey, clock, newId }),
  }
}
