import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Events } from '../../platform/events/events.ts'
import type { AuthModule } from '../auth/index.ts'
import type { KeysOfPeople } from './keys-of-people.ts'
import { createApiKeys } from './service.ts'

export { apiKeyEmails } from './emails.ts'
export { type KeysOfPeople, createKeysOfPeople } from './keys-of-people.ts'
export { apiKeysRoutes } from './routes.ts'
export type { ApiKeys } from './service.ts'
export { deleteKeysMadeSince } from './store.ts'

interface Platform {
  db: Db
  events: Events
  audit: Audit
  enqueueEmail: EnqueueEmail
  secretKey: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  keysOfPeople: KeysOfPeople
  auth: Pick<AuthModule, 'reauthentication'>
}

/** Keys for programs. */
export function createApiKeysModule(platform: Platform, { keysOfPeople, auth: { reauthentication } }: Inputs) {
  const { db, events, audit, enqueueEmail, secretKey, clock, newId } = platform
  return createApiKeys({ db, keysOfPeople, reauthentication, events, enqueueEmail, audit, clock, newId, secretKey })
}
