import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import { createOAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import type { Limits } from '../../platform/http/requests/limits.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { ConsentModule } from '../consent/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createApiKeys } from './api-keys/service.ts'
import { createAuthEmails } from './emails/sendable.ts'
import { createEmailChange } from './email-change/service.ts'
import { createVerification } from './email-verification/service.ts'
import { createLinkedAccounts } from './oauth/linked-accounts.ts'
import { createOAuth } from './oauth/service.ts'
import { createPeople } from './people/service.ts'
import { createIdentityConfirmation } from './reauthentication/confirm.ts'
import { createReauthentication } from './reauthentication/service.ts'
import { createRecoveryCodes } from './recovery-codes/service.ts'
import { createRecovery } from './recovery/service.ts'
import { createSecondFactor } from './second-factor/service.ts'
import { createDevices } from './sessions/devices.ts'
import { createSessions } from './sessions/sessions.ts'
import { type CheckWay, createAuthentication } from './sign-in.ts'

interface Platform {
  db: Db
  events: Events
  limits: Limits
  media: MediaLinks
  /** Null where nobody can sign in with Google. */
  identity: IdentityProvider | null
  audit: Audit
  enqueueEmail: EnqueueEmail
  recordWebhookEvent: RecordWebhookEvent
  secretKey: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  tenants: Pick<Tenants, 'withId' | 'callbackOrigin'>
  ledger: Ledger
  consent: ConsentModule
  checkWay: CheckWay
}

export type AuthModule = ReturnType<typeof createAuthModule>

/** People and how they sign in: passwords, sessions, second factor, Google, API keys, recovery and e-mail addresses. */
export function createAuthModule(platform: Platform, { tenants, ledger, consent, checkWay }: Inputs) {
  const { db, events, limits, media, identity, audit, enqueueEmail, secretKey, isSecure, clock, newId, report } =
    platform
  const { agreements, newsletterConsent } = consent
  const people = createPeople({
    db,
    ledger,
    media,
    agreements,
    newsletterConsent,
    audit,
    enqueueEmail,
    recordWebhookEvent: platform.recordWebhookEvent,
    clock,
    newId,
  })
  const sessions = createSessions({ secretKey, isSecure, events })
  const devices = createDevices({ enqueueEmail, newId, isSecure, clock })
  const recoveryCodes = createRecoveryCodes({ secretKey, audit })
  const reauthentication = createReauthentication({ db, clock })
  const emailChange = createEmailChange({
    db,
    secretKey,
    sessions,
    codes: recoveryCodes,
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
  const apiKeys = createApiKeys({
    db,
    ledger,
    reauthentication,
    events,
    enqueueEmail,
    audit,
    clock,
    newId,
    secretKey,
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
    people,
    sessions,
    devices,
    recoveryCodes,
    reauthentication,
    identityConfirmation: createIdentityConfirmation({ db, reauthentication, secondFactor, audit, clock }),
    emailChange,
    verification,
    secondFactor,
    apiKeys,
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
