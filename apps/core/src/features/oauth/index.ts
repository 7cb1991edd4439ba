import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { createOAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { AuthModule } from '../auth/index.ts'
import type { EmailAddressesModule } from '../email-addresses/index.ts'
import type { People } from '../people/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createLinkedAccounts } from './linked-accounts.ts'
import { createOAuth } from './service.ts'

export { innerPath } from './inner-path.ts'
export { shownName } from './linked-accounts.ts'
export { oauthRoutes } from './routes.ts'
export {
  deleteIdentitiesMadeSince,
  deleteIdentitiesOf,
  findIdentity,
  hasIdentity,
  insertIdentity,
  insertPass,
  listIdentities,
  consumePass,
} from './store.ts'

interface Platform {
  db: Db
  /** Null when sign-in with Google is off. */
  identity: IdentityProvider | null
  audit: Audit
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
  auth: Pick<AuthModule, 'authentication' | 'reauthentication' | 'secondFactor' | 'firstProof'>
  emailAddresses: Pick<EmailAddressesModule, 'verification'>
}

/** Sign-in with external identities, and their connection to accounts. */
export function createOAuthModule(platform: Platform, { tenants, people, auth, emailAddresses }: Inputs) {
  const { db, identity, audit, secretKey, isSecure, clock, newId, report } = platform
  const { authentication, reauthentication, secondFactor, firstProof } = auth
  const { verification } = emailAddresses
  const linkedAccounts = createLinkedAccounts({ db, people, reauthentication, firstProof, verification, audit, newId })
  return {
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
  }
}
