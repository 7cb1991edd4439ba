import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Storage } from '../../ports/storage.ts'
import type { KeysOfPeople } from '../api-keys/index.ts'
import type { AuthModule } from '../auth/index.ts'
import type { EmailAddressesModule } from '../email-addresses/index.ts'
import type { People } from '../people/index.ts'
import type { ConsentModule } from '../consent/index.ts'
import { createAccountDeletedEmail } from './account-deletion/emails.ts'
import { createAccountData } from './account-deletion/service.ts'
import { createProfile } from './profile/service.ts'

interface Platform {
  db: Db
  media: Pick<MediaLinks, 'link'>
  storage: Storage
  audit: Audit
  enqueueEmail: EnqueueEmail
  workFolder: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: Pick<People, 'names'>
  auth: AuthModule
  emailAddresses: Pick<EmailAddressesModule, 'emailChange'>
  apiKeys: Pick<KeysOfPeople, 'endAllOf'>
  consent: ConsentModule
}

export type AccountsModule = ReturnType<typeof createAccountsModule>

/** A person's own account: profile, and what is exported or deleted with it. */
export function createAccountsModule(platform: Platform, { people, auth, emailAddresses, apiKeys, consent }: Inputs) {
  const { db, media, storage, audit, enqueueEmail, workFolder, clock, newId } = platform
  const { sessions, reauthentication, secondFactor, recoveryCodes } = auth
  const { emailChange } = emailAddresses
  const { agreements, newsletterConsent } = consent
  return {
    emails: [createAccountDeletedEmail(db, people.names)],
    profile: createProfile({
      db,
      people,
      apiKeys,
      sessions,
      media,
      storage,
      audit,
      enqueueEmail,
      reauthentication,
      emailChange,
      newsletterConsent,
      secondFactor,
      codes: recoveryCodes,
      workFolder,
      clock,
      newId,
    }),
    accountData: createAccountData({
      db,
      agreements,
      newsletterConsent,
      sessions,
      reauthentication,
      audit,
      enqueueEmail,
      clock,
      newId,
    }),
  }
}
