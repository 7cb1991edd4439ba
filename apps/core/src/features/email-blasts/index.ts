import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { createEmailBlasts } from './service.ts'

export { emailBlastEmails } from './emails.ts'
export { emailBlastsRoutes } from './routes.ts'
export type { EmailBlasts } from './service.ts'

interface Platform {
  db: Db
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

/** Orders of the email blast, and the list of them for the team that carries them out. */
export function createEmailBlastsModule(platform: Platform) {
  return { emailBlasts: createEmailBlasts(platform) }
}
