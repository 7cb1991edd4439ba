export type { ApiKeys } from './api-keys/service.ts'
export type { EmailChange } from './email-change/service.ts'
export { passwordChangedEmail } from './emails/password-changed.ts'
export { welcomeEmail } from './emails/welcome.ts'
export { type AuthModule, createAuthModule } from './module.ts'
export { freeName } from './oauth/free-name.ts'
export { innerPath } from './oauth/inner-path.ts'
export { shownName } from './oauth/linked-accounts.ts'
export { findIdentity, insertIdentity, insertPass, listIdentities, takePass } from './oauth/store.ts'
export { checkNewPassword } from './password-policy.ts'
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
} from './people/account-store.ts'
export { dropCredentials, findSignInPerson } from './people/credentials-store.ts'
export { anonymise, deleteBelongings } from './people/deletion-store.ts'
export { refuseTaken, refuseTwin } from './people/names.ts'
export { newsletterDates } from './people/newsletter-store.ts'
export { listMailsOff, lockMailsOff, setMailsOff } from './people/opt-out-store.ts'
export { changeProfile, replacePicture, setDisplayName } from './people/profile-store.ts'
export { lockMembers, lockOperators, noteEmailVerified, setDisabled, setEffectiveRole } from './people/role-store.ts'
export { findPeopleEverywhere } from './people/people-search-store.ts'
export type { People } from './people/service.ts'
export { findTaken, findUser, lockPresent, replacePassword, type UserRow } from './people/store.ts'
export { personSummaries, sessionSummaries } from './people/summary-store.ts'
export type { Reauthentication } from './reauthentication/service.ts'
export type { RecoveryCodes } from './recovery-codes/service.ts'
export { deleteResetsOf } from './recovery/store.ts'
export { authRoutes, createTryReader, createVisitorReader } from './routes.ts'
export type { SecondFactor } from './second-factor/service.ts'
export { listDevices } from './sessions/device-store.ts'
export { browserName } from './sessions/browser-name.ts'
export { serializeSession, shownSessionId } from './sessions/public-session.ts'
export type { Cookies, Sessions } from './sessions/sessions.ts'
export {
  deleteSiteSession,
  deleteSiteSessions,
  findSiteSession,
  listSiteSessions,
  publicSessionId,
  sessionSums,
} from './sessions/site-session-store.ts'
export type { Authentication, CheckWay, SignedIn, Visitor } from './sign-in.ts'
