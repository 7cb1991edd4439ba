import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import { createOAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import type { Limits } from '../../platform/http/requests/limits.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { People } from '../people/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createAuthEmails } from './emails/sendable.ts'
import { createEmailChange } from './email-change/service.ts'
import { createVerification } from './email-verification/service.ts'
import { createLinkedAccounts } from './oauth/linked-accounts.ts'
import { createOAuth } from './oauth/service.ts'
import { createIdentityConfirmation } from './reauthentication/confirm.ts'
import { createReauthentication } from './reauthentication/service.ts'
import { createRecoveryCodes } from './recovery-codes/service.ts'
import type { KeysOfPeople } from './keys-of-people.ts'
import { createRecovery } from './recovery/service.ts'
import { createSecondFactor } from './second-factor/service.ts'
import { createDevices } from './sessions/devices.ts'
import { createSessions } from './sessions/sessions.ts'
import { type CheckWay, createAuthentication } from './sign-in.ts'

interface Platform {
  db: Db
  events: Events
  limits: Limits
  /** Null where nobody can sign in with Google. */
  identity: IdentityProvider | null
  audit: Audit
  enqueueEmail: EnqueueEmail
  secretKey: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  tenants: Pick<Tenants, 'withId' | 'callbackOrigin'>
  people: People
  checkWay: CheckWay
  apiKeys: KeysOfPeople
}

export type AuthModule = ReturnType<typeof createAuthModule>

/** How people sign in: sessions, second factor, Google, recovery, and the change of an e-mail address. */
export function createAuthModule(platform: Platform, { tenants, people, checkWay, apiKeys }: Inputs) {
  const { db, events, limits, identity, audit, enqueueEmail, secretKey, isSecure, clock, newId, report } = platform
  const sessions = createSessions({ secretKey, isSecure, events })
  const devices = createDevices({ enqueueEmail, newId, isSecure, clock })
  const recoveryCodes = createRecoveryCodes({ secretKey, audit })
  const reauthentication = createReauthentication({ db, clock })
  const emailChange = createEmailChange({
    db,
    secretKey,
    people,
    sessions,
    codes: recoveryCodes,
    apiKeys,
    audit,
    enqueueEmail,
    clock,
    newId,
  })
  const verification = createVerification({ db, audit, emailChange, enqueueEmail, clock })
  const secondFactor = createSecondFactor({
    db,
    secretKey,
    sessions,
    reauthentication,
    codes: recoveryCodes,
    limits,
    audit,
    enqueueEmail,
    clock,
  })
  const authentication = createAuthentication({ db, people, sessions, devices, secondFactor, checkWay, audit, clock })
  const linkedAccounts = createLinkedAccounts({ db, people, reauthentication, verification, audit, newId })
  const recovery = createRecovery({
    db,
    reauthentication,
    sessions,
    codes: recoveryCodes,
    secondFactor,
    apiKeys,
    audit,
    enqueueEmail,
    clock,
    newId,
  })
  return {
    sessions,
    devices,
    recoveryCodes,
    reauthentication,
    identityConfirmation: createIdentityConfirmation({ db, reauthentication, secondFactor, audit, clock }),
    emailChange,
    verification,
    secondFactor,
    authentication,
    linkedAccounts,
    oauth: createOAuth({
      db,
      identity,
      tenants,
      linkedAccounts,
      authentication,
      secondFactor,
      audit,
      clock,
      report,
    }),
    oauthSessions: createOAuthSessions({ db, secretKey, isSecure, clock }),
    recovery,
    emails: createAuthEmails({ recovery, verification, emailChange }),
  }
}
