import { randomBytes } from 'node:crypto'
import type { ProblemCode } from '@vitrine/contract'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { OAUTH_SESSION_MINUTES, type OAuthSession } from '../../platform/http/requests/oauth-session.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { tokenHash } from '../../platform/tokens/token-hash.ts'
import { type ClaimedIdentity, IdentityError } from '../../ports/identity.ts'
import type { AuthModule, Visitor } from '../auth/index.ts'
import type { ExternalSignIn } from '../../platform/http/requests/sign-in-redirects.ts'
import { consumePass, insertPass } from '../oauth/index.ts'
import { type Connection, callbackOf } from './connection.ts'
import { type ConnectionRow, findConnection } from './connection-store.ts'
import type { Memberships } from './membership.ts'
import { routeOf } from './routing.ts'

/** The data behind the state parameter during a sign-in at the provider. */
const StateFacts = z.object({
  issuer: z.string(),
  clientId: z.string(),
  trip: z.object({ callback: z.string(), nonce: z.string(), verifier: z.string() }),
})

/** Parameters with which the provider redirects the browser back. */
interface Return {
  state?: string | undefined
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

interface Deps {
  db: Db
  connection: Pick<Connection, 'providerOf'>
  memberships: Memberships
  auth: Pick<AuthModule, 'authentication' | 'secondFactor'>
  audit: Audit
  clock: Clock
}

/**
 * Signing in with the identity provider of a tenant, all on the tenant's own host:
 *
 *   begin    the address's domain -> the provider; a state for this browser, ten minutes, once
 *   provider the person signs in
 *   complete state and code, in the browser that began -> proof checked -> account -> session
 */
export function createSsoSignIn({ db, connection, memberships, auth, audit, clock }: Deps) {
  const { authentication, secondFactor } = auth
  return { offer, begin, complete }

  async function offer(tenant: Tenant, email: string): Promise<{ isOffered: boolean; isRequired: boolean }> {
    const route = await db.inTenant(tenant.id, (tx) => routeOf(tx, email))
    return { isOffered: route !== undefined, isRequired: route?.isRequired ?? false }
  }

  /** Returns the provider's address for this browser. Throws sso-off, sso-unreachable or sso-refused. */
  async function begin(tenant: Tenant, email: string, browserHash: string): Promise<string> {
    const route = await db.inTenant(tenant.id, (tx) => routeOf(tx, email))
    if (!route) throw new AppError('sso-off')
    const { issuer, client_id: clientId } = route.connection
    const provider = connection.providerOf(route.connection)
    const trip = { callback: callbackOf(tenant), ...provider.secrets() }
    const state = randomBytes(32).toString('base64url')
    const address = new URL(await provider.addressFor(trip, state).catch(asProblem))
    address.searchParams.set('login_hint', email)
    const facts: z.input<typeof StateFacts> = { issuer, clientId, trip }
    const expiresAt = new Date(clock.now().getTime() + OAUTH_SESSION_MINUTES * 60_000)
    const pass = { kind: 'sso', tokenHash: tokenHash(state), browserHash, facts, expiresAt } as const
    await db.inTenant(tenant.id, (tx) => insertPass(tx, pass))
    return address.href
  }

  /** Throws sso-expired, sso-cancelled, sso-refused, sso-unreachable, sso-other-browser and what memberships throw. */
  async function complete(
    tenant: Tenant,
    given: Return,
    oauthSession: (OAuthSession & { browserHash: string }) | null,
    visitor: Visitor,
  ): Promise<ExternalSignIn> {
    try {
      const { row, trip } = await begun(tenant, given, oauthSession?.browserHash)
      const proven = await redeemed(row, trip, given)
      return await startSession(tenant, row, proven, visitor)
    } catch (error) {
      if (error instanceof AppError) await recordFailure(tenant, visitor.address, error.code)
      throw error
    }
  }

  /** Consumes the state, in whichever browser it is used first. It is valid for the connection that it was created with. */
  async function begun(tenant: Tenant, { state = '' }: Return, browserHash: string | undefined) {
    const [pass, row] = await db.inTenant(tenant.id, async (tx) => [
      await consumePass(tx, 'sso', tokenHash(state), clock.now()),
      await findConnection(tx),
    ])
    if (!pass || !row?.is_on) throw new AppError('sso-expired')
    if (pass.browser_hash !== browserHash) throw new AppError('sso-other-browser')
    const { issuer, clientId, trip } = StateFacts.parse(pass.facts)
    if (issuer !== row.issuer || clientId !== row.client_id) throw new AppError('sso-expired')
    return { row, trip }
  }

  async function redeemed(row: ConnectionRow, trip: z.output<typeof StateFacts>['trip'], given: Return) {
    const { code, error, iss = row.issuer } = given
    if (error === 'access_denied') throw new AppError('sso-cancelled')
    if (error || !code || iss !== row.issuer) throw new AppError('sso-refused')
    return connection.providerOf(row).redeem(trip, code).catch(asProblem)
  }

  async function startSession(tenant: Tenant, row: ConnectionRow, proven: ClaimedIdentity, visitor: Visitor) {
    return db.inTenant(tenant.id, async (tx): Promise<ExternalSignIn> => {
      const { userId, isNew } = await memberships.memberOf(tx, tenant, row, proven, visitor.address)
      if (await secondFactor.isOn(tx, userId)) return { end: 'code-owed', userId }
      const { cookies } = await authentication.startSession(tx, tenant, userId, visitor, { way: 'sso' })
      return { end: 'in', cookies, isNew }
    })
  }

  async function recordFailure(tenant: Tenant, address: string, problem: ProblemCode): Promise<void> {
    const line = { subject: 'nobody', detail: { way: 'sso', problem } }
    await db.inTenant(tenant.id, (tx) => audit(tx, { id: null, address }, 'sign-in-refused', line))
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error
  throw new AppError(error.reason === 'unreachable' ? 'sso-unreachable' : 'sso-refused', { cause: error })
}
