import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { AuthModule } from '../auth/index.ts'
import type { People } from '../people/index.ts'
import { createImpersonation } from './service.ts'

export { createCredentialReader, createPersonFinder, impersonationRoutes } from './routes.ts'
export type { Impersonation } from './service.ts'
export { createSupportAskedEmail } from './emails.ts'

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  audit: Audit
  secretKey: string
  enqueueEmail: EnqueueEmail
  isSecure: boolean
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: Pick<People, 'view'>
  sessions: AuthModule['sessions']
}

/** Support sessions of the team in a person's account, with that person's consent. */
export function createImpersonationModule(
  { db, events, audit, enqueueEmail, secretKey, isSecure, clock, newId }: Platform,
  { people, sessions }: Inputs,
) {
  return createImpersonation({ db, people, sessions, events, audit, enqueueEmail, clock, newId, secretKey, isSecure })
}
