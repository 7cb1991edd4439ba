import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { OpenIdentityProvider } from '../../ports/identity.ts'
import type { Resolver } from '../../ports/resolver.ts'
import type { KeysOfPeople } from '../api-keys/index.ts'
import type { AuthModule } from '../auth/index.ts'
import type { EmailAddressesModule } from '../email-addresses/index.ts'
import type { People } from '../people/index.ts'
import type { MembersModule } from '../members/index.ts'
import { createConnection } from './connection.ts'
import { createSsoDomains } from './domains.ts'
import { createScimTokens } from './scim/tokens.ts'
import { createScimUsers } from './scim/users.ts'
import { createMemberships } from './membership.ts'
import { createSsoSignIn } from './sign-in.ts'

interface Platform {
  db: Db
  resolver: Resolver
  openIdentity: OpenIdentityProvider
  events: Pick<Events, 'publish'>
  audit: Audit
  secretKey: string
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
  auth: AuthModule
  emailAddresses: Pick<EmailAddressesModule, 'emailChange' | 'verification'>
  apiKeys: Pick<KeysOfPeople, 'endAllOf'>
  members: Pick<MembersModule, 'invitations'>
  domains: { ofPlatform: readonly string[] }
}

export type SsoModule = ReturnType<typeof createSsoModule>

/** Single sign-on: the identity provider of a tenant, its email domains, and signing in with it. */
export function createSsoModule(
  platform: Platform,
  { people, auth, emailAddresses, apiKeys, members: { invitations }, domains: { ofPlatform } }: Inputs,
) {
  const { db, resolver, openIdentity, events, audit, secretKey, clock, newId } = platform
  const { reauthentication, sessions, firstProof } = auth
  const { emailChange, verification } = emailAddresses
  const connection = createConnection({ db, openIdentity, reauthentication, secretKey, events, audit, clock })
  const memberships = createMemberships({
    people,
    sessions,
    verification,
    firstProof,
    invitations,
    audit,
    newId,
  })
  return {
    connection,
    domains: createSsoDomains({ db, resolver, reauthentication, sessions, audit, clock, newId, ofPlatform }),
    scimTokens: createScimTokens({ db, reauthentication, secretKey, audit, clock, newId }),
    scimUsers: createScimUsers({ db, people, sessions, emailChange, apiKeys, invitations, audit, clock }),
    signIn: createSsoSignIn({ db, connection, memberships, auth, audit, clock }),
  }
}
