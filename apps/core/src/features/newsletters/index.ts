import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { EmailModule } from '../email/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createNewsletterSending } from './sending.ts'
import { createNewsletters } from './service.ts'

export { startNewsletterWorker } from './jobs.ts'
export { newsletterRoutes } from './routes.ts'

interface Platform {
  db: Db
  queue: Pick<Queue, 'send'>
  audit: Audit
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  email: Pick<EmailModule, 'dispatch' | 'emailPreferences'>
}

/** Newsletters of a partner to its customers who asked for them. */
export function createNewslettersModule({ db, queue, audit, clock, newId, report }: Platform, inputs: Inputs) {
  const { tenants, email } = inputs
  const { dispatch, emailPreferences } = email
  const newsletters = createNewsletters({ db, queue, audit, clock, newId })
  return {
    newsletters,
    newsletterSending: createNewsletterSending({
      db,
      newsletters,
      emailPreferences,
      tenants,
      dispatch,
      queue,
      clock,
      report,
    }),
  }
}
