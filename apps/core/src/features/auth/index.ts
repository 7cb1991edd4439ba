export { passwordChangedEmail } from './emails/password-changed.ts'
export { resetPasswordEmail } from './emails/reset-password.ts'
export type { FirstProof } from './first-proof.ts'
export { usernameFact, wasYou } from './emails/shared.ts'
export { type AuthModule, createAuthModule } from './module.ts'
export { sessionSummaries } from './sessions/summary-store.ts'
export type { Reauthentication } from './reauthentication/service.ts'
export type { RecoveryCodes } from './recovery-codes/service.ts'
export { deleteResetsOf } from './recovery/store.ts'
export { authRoutes, createTryReader, createVisitorReader } from './routes.ts'
export type { SecondFactor } from './second-factor/service.ts'
export { deleteFactorMadeSince } from './second-factor/store.ts'
export { secondFactors } from './second-factor/summary-store.ts'
export { listDevices } from './sessions/device-store.ts'
export { browserName } from './sessions/browser-name.ts'
export { publicSessionId, serializeSession } from './sessions/public-session.ts'
export type { Cookies, Sessions } from './sessions/sessions.ts'
export {
  deleteSiteSession,
  deleteSiteSessions,
  findSiteSession,
  listSiteSessions,
  sessionSums,
} from './sessions/site-session-store.ts'
export type { Alongside, Authentication, CheckWay, SignedIn, Visitor } from './sign-in.ts'
