import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Limits } from '../../platform/http/requests/limits.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { People } from '../people/index.ts'
import { createAuthEmails } from './emails/sendable.ts'
import { createIdentityConfirmation } from './reauthentication/confirm.ts'
import { type HasIdentity, createReauthentication } from './reauthentication/service.ts'
import { createRecoveryCodes } from './recovery-codes/service.ts'
import { type DeleteLater, createFirstProof } from './first-proof.ts'
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
  audit: Audit
  enqueueEmail: EnqueueEmail
  secretKey: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
  checkWay: CheckWay
  apiKeys: KeysOfPeople
  deleteLater: DeleteLater
  hasIdentity: HasIdentity
}

export type AuthModule = ReturnType<typeof createAuthModule>

/** Sign-in: sessions, passwords, second factor, recovery and reauthentication. */
export function createAuthModule(platform: Platform, { people, checkWay, apiKeys, deleteLater, hasIdentity }: Inputs) {
  const { db, events, limits, audit, enqueueEmail, secretKey, isSecure, clock, newId } = platform
  const sessions = createSessions({ secretKey, isSecure, events })
  const devices = createDevices({ enqueueEmail, newId, isSecure, clock })
  const recoveryCodes = createRecoveryCodes({ secretKey, audit })
  const reauthentication = createReauthentication({ db, hasIdentity, clock })
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
  const firstProof = createFirstProof({ sessions, apiKeys, deleteLater, audit, enqueueEmail, clock })
  const recovery = createRecovery({
    db,
    reauthentication,
    sessions,
    codes: recoveryCodes,
    secondFactor,
    apiKeys,
    firstProof,
    limits,
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
    secondFactor,
    authentication,
    firstProof,
    recovery,
    emails: createAuthEmails({ recovery }),
  }
}
