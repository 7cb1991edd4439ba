import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { AuthModule } from '../auth/index.ts'
import type { People } from '../people/index.ts'
import { type DeleteMadeSince, createEmailChange } from './email-change.ts'
import { createAddressEmails } from './emails/sendable.ts'
import { createVerification } from './verification.ts'

export type { EmailChange } from './email-change.ts'
export { welcomeEmail } from './emails/welcome.ts'
export { deleteAddressLinksOf } from './links-store.ts'
export { emailAddressesRoutes } from './routes.ts'
export { reservedAddresses } from './summary-store.ts'

interface Platform {
  db: Db
  audit: Audit
  enqueueEmail: EnqueueEmail
  secretKey: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: Pick<People, 'names'>
  auth: Pick<AuthModule, 'sessions' | 'recoveryCodes' | 'firstProof'>
  deleteMadeSince: readonly DeleteMadeSince[]
}

export type EmailAddressesModule = ReturnType<typeof createEmailAddressesModule>

/** The email addresses of accounts: their confirmation and their change. */
export function createEmailAddressesModule(
  platform: Platform,
  { people, auth: { sessions, recoveryCodes, firstProof }, deleteMadeSince }: Inputs,
) {
  const { db, audit, enqueueEmail, secretKey, clock, newId } = platform
  const emailChange = createEmailChange({
    db,
    secretKey,
    people,
    sessions,
    codes: recoveryCodes,
    firstProof,
    deleteMadeSince,
    audit,
    enqueueEmail,
    clock,
    newId,
  })
  const verification = createVerification({ db, audit, emailChange, enqueueEmail, clock })
  return { emailChange, verification, emails: createAddressEmails({ verification, emailChange }) }
}
