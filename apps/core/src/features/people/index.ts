import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { ConsentModule } from '../consent/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { createPeople } from './service.ts'
import type { ReservedAddresses } from './store.ts'

export {
  type Account,
  countAccounts,
  countCustomers,
  countNewCustomersBy,
  findAccount,
  listIdsNamed,
  listOwnerIds,
  lockAccount,
  usernamesOf,
} from './account-store.ts'
export { skeletonOf } from './confusables.ts'
export { findIdByEmail, recordVerified, setEmail } from './address-store.ts'
export { dropPassword, findByEmail, findSignInPerson, lockCredentials, setPassword } from './credentials-store.ts'
export { anonymise, deleteBelongings } from './deletion-store.ts'
export { refuseTwin } from './names.ts'
export { newsletterDates } from './newsletter-store.ts'
export { listMailsOff, lockMailsOff, setMailsOff } from './opt-out-store.ts'
export { checkNewPassword, refuseSamePassword } from './password-policy.ts'
export { findPeopleEverywhere } from './people-search-store.ts'
export { changeProfile, replacePicture, setDisplayName } from './profile-store.ts'
export { lockMembers, lockOperators, recordEmailVerified, setDisabled, setEffectiveRole } from './role-store.ts'
export type { NewAccount, People } from './service.ts'
export { findUser, findUserByLogin, lockPresent, replacePassword, type UserRow } from './store.ts'
export { personCredentials, personSummaries } from './summary-store.ts'

interface Platform {
  db: Db
  media: MediaLinks
  audit: Audit
  recordWebhookEvent: RecordWebhookEvent
  clock: Clock
  newId: () => string
}

interface Inputs {
  ledger: Ledger
  consent: ConsentModule
  /** Welcomes a person who has opened their account, in its transaction. */
  welcome: (tx: TenantTx, userId: string) => Promise<void>
  reservedAddresses: ReservedAddresses
}

/** People: their accounts, names, roles, addresses and passwords. */
export function createPeopleModule(platform: Platform, { ledger, consent, welcome, reservedAddresses }: Inputs) {
  const { db, media, audit, recordWebhookEvent, clock, newId } = platform
  const { agreements, newsletterConsent } = consent
  return createPeople({
    db,
    ledger,
    media,
    agreements,
    newsletterConsent,
    audit,
    welcome,
    reservedAddresses,
    recordWebhookEvent,
    clock,
    newId,
  })
}
