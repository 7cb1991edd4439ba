import { randomBytes } from 'node:crypto'
import type { ProblemCode } from '@vitrine/contract'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { OAUTH_SESSION_MINUTES, type OAuthSession } from '../../platform/http/requests/oauth-session.ts'
import { deleteOAuthSessionsBefore } from '../../platform/http/requests/oauth-session-store.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { tokenHash } from '../../platform/tokens/token-hash.ts'
import { IdentityError, type IdentityProvider, type ProvenIdentity } from '../../ports/identity.ts'
import type { Authentication, SecondFactor, Visitor } from '../auth/index.ts'
import type { ExternalSignIn } from '../../platform/http/requests/sign-in-redirects.ts'
import type { LinkedAccounts } from './linked-accounts.ts'
import * as store from './store.ts'
import { anyOf, type Tenants, withOverdue } from '../tenants/index.ts'

/** The data behind the state parameter during a sign-in at the provider. No request can change it later. */
const StateFacts = z.object({
  origin: z.string(),
  landing: z.enum(['/login', '/profile']),
  trip: z.object({ callback: z.string(), nonce: z.string(), verifier: z.string() }),
})

const CodeFacts = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
})

const CODE_SECONDS = 60
const STATE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/

/** Parameters with which the provider redirects the browser back. */
interface Return {
  state?: string | undefined
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

type NewPass = Pick<store.NewPass, 'kind' | 'browserHash' | 'facts'>
type OpenOAuthSession = OAuthSession & { browserHash: string }

/** The result of a sign-in: a session, a connected account, or a request for a second factor. */
type Completion = ExternalSignIn | { end: 'connected' }

interface Deps {
  db: Db
  identity: IdentityProvider | null
  tenants: Pick<Tenants, 'withId' | 'callbackOrigin'>
  linkedAccounts: LinkedAccounts
  authentication: Pick<Authentication, 'startSession' | 'findPerson'>
  secondFactor: Pick<SecondFactor, 'isOn' | 'demand'>
  audit: Audit
  clock: Clock
  /** Reports a provider that does not respond, or responds incorrectly, to the operator. */
  report: (error: Error) => void
}

export type OAuth = ReturnType<typeof createOAuth>

const tenantsDue = anyOf(
  withOverdue({ table: 'login_token', column: 'expires_at' }),
  withOverdue({ table: 'oauth_session', column: 'expires_at' }),
)

/**
 * Signing in with an external identity, on any tenant's host through one callback:
 *
 *   tenant's host  begin    -> state, for this browser, ten minutes, once
 *   provider       the person says yes
 *   callback host  receive  <- state; the code is redeemed, the proof checked -> one-time code, sixty seconds
 *   tenant's host  complete <- one-time code, in the browser that began -> session
 */
export function createOAuth({
  db,
  identity,
  tenants,
  linkedAccounts,
  authentication,
  secondFactor,
  audit,
  clock,
  report,
}: Deps) {
  return { begin, receive, complete, finish, deleteExpired, tenantsDue }

  /** Returns the provider's address for this browser. Throws google-off or google-unreachable. */
  async function begin(tenant: Tenant, browserHash: string, landing: '/login' | '/profile'): Promise<string> {
    const { provider, callback } = await providerFor(tenant)
    const trip = { callback, ...provider.secrets() }
    const state = `${tenant.id}.${newToken()}`
    const address = await provider.addressFor(trip, state).catch(asProblem)
    const facts: z.input<typeof StateFacts> = { origin: tenant.origin, landing, trip }
    await storePass(tenant.id, { kind: 'state', token: state, browserHash, facts, seconds: OAUTH_SESSION_MINUTES * 60 })
    return address
  }

  /** Returns the provider and the callback of a tenant. A partner's own client would be chosen here. */
  async function providerFor(tenant: Tenant): Promise<{ provider: IdentityProvider; callback: string }> {
    const origin = await tenants.callbackOrigin()
    if (!identity || !origin || !tenant.branding.hasGoogle) throw new AppError('google-off')
    return { provider: identity, callback: `${origin}/auth/google/callback` }
  }

  /**
   * Returns the address at which the browser continues after the provider: always on the host at which it
   * began, as stored with the state; null for an unknown state.
   */
  async function receive(given: Return, address: string): Promise<string | null> {
    const { state = '' } = given
    const tenantId = STATE.exec(state)?.[1]
    const tenant = tenantId && (await tenants.withId(tenantId))
    if (!tenant) return null
    const pass = await redeemPass(tenant.id, 'state', state)
    if (!pass) return `${tenant.origin}/login?problem=google-expired`
    const { origin, landing, trip } = StateFacts.parse(pass.facts)
    try {
      const { provider } = await providerFor(tenant)
      const facts = await redeemed(provider, trip, given)
      const code = newToken()
      await storePass(tenant.id, {
        kind: 'code',
        token: code,
        browserHash: pass.browser_hash,
        facts,
        seconds: CODE_SECONDS,
      })
      return `${origin}/auth/complete?code=${code}`
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await recordFailure(tenant, address, error.code)
      return `${origin}${landing}?problem=${error.code}`
    }
  }

  async function redeemed(provider: IdentityProvider, trip: z.output<typeof StateFacts>['trip'], given: Return) {
    const { code, error, iss = provider.issuer } = given
    if (error === 'access_denied') throw new AppError('google-cancelled')
    if (error || !code || iss !== provider.issuer) throw new AppError('google-refused')
    return provider.redeem(trip, code).catch(asProblem)
  }

  /**
   * Ends a sign-in in the browser in which it began. Throws google-expired, google-other-browser and what the owners throw.
   */
  async function complete(
    tenant: Tenant,
    code: string,
    oauthSession: OpenOAuthSession | null,
    visitor: Visitor,
  ): Promise<Completion> {
    try {
      const proven = await provenBy(tenant, code, oauthSession)
      return await (oauthSession?.connects
        ? connected(tenant, oauthSession.connects, proven, visitor)
        : startSession(tenant, proven, visitor))
    } catch (error) {
      if (error instanceof AppError) await recordFailure(tenant, visitor.address, error.code)
      throw error
    }
  }

  /** A code works once, in any browser: one that is used in another browser has leaked. */
  async function provenBy(
    tenant: Tenant,
    code: string,
    oauthSession: OpenOAuthSession | null,
  ): Promise<ProvenIdentity> {
    const pass = await redeemPass(tenant.id, 'code', code)
    if (!oauthSession) throw new AppError('google-other-browser')
    if (!pass) throw new AppError('google-expired')
    if (pass.browser_hash !== oauthSession.browserHash) throw new AppError('google-other-browser')
    return CodeFacts.parse(pass.facts)
  }

  async function startSession(tenant: Tenant, proven: ProvenIdentity, visitor: Visitor): Promise<Completion> {
    return db.inTenant(tenant.id, async (tx) => {
      const { userId, isNew } = await linkedAccounts.ownerOf(tx, tenant, proven, visitor.address)
      if (await secondFactor.isOn(tx, userId)) return { end: 'code-owed', userId }
      const { cookies } = await authentication.startSession(tx, tenant, userId, visitor, { way: 'google' })
      return { end: 'in', cookies, isNew }
    })
  }

  async function connected(
    tenant: Tenant,
    userId: string,
    proven: ProvenIdentity,
    visitor: Visitor,
  ): Promise<Completion> {
    const found = visitor.openToken ? await authentication.findPerson(tenant, visitor.openToken, visitor.address) : null
    if (found?.person.id !== userId) throw new AppError('google-expired')
    await db.inTenant(tenant.id, (tx) => linkedAccounts.connect(tx, found.person, proven))
    return { end: 'connected' }
  }

  /** Completes the sign-in of people with a second factor. Throws google-expired, wrong-code or too-many. */
  async function finish(tenant: Tenant, oauthSession: OpenOAuthSession | null, code: string, visitor: Visitor) {
    if (!oauthSession?.proved) throw new AppError('google-expired')
    const userId = oauthSession.proved
    const hasFactor = await secondFactor.demand(tenant.id, { id: userId, address: visitor.address }, code)
    return db.inTenant(tenant.id, (tx) =>
      authentication.startSession(tx, tenant, userId, visitor, { way: oauthSession.way ?? 'google', hasFactor }),
    )
  }

  function asProblem(error: unknown): never {
    if (!(error instanceof IdentityError)) throw error
    report(error)
    throw new AppError(error.reason === 'unreachable' ? 'google-unreachable' : 'google-refused', { cause: error })
  }

  async function storePass(
    tenantId: string,
    { token, seconds, ...pass }: NewPass & { token: string; seconds: number },
  ) {
    const expiresAt = new Date(clock.now().getTime() + seconds * 1000)
    await db.inTenant(tenantId, (tx) => store.insertPass(tx, { ...pass, tokenHash: tokenHash(token), expiresAt }))
  }

  async function redeemPass(tenantId: string, kind: NewPass['kind'], token: string) {
    return db.inTenant(tenantId, (tx) => store.consumePass(tx, kind, tokenHash(token), clock.now()))
  }

  async function recordFailure(tenant: Tenant, address: string, problem: ProblemCode): Promise<void> {
    const line = { subject: 'nobody', detail: { way: 'google', problem } }
    await db.inTenant(tenant.id, (tx) => audit(tx, { id: null, address }, 'sign-in-refused', line))
  }

  /** Deletes expired states and codes. */
  async function deleteExpired(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await store.deletePassesBefore(tx, clock.now())
      await deleteOAuthSessionsBefore(tx, clock.now())
    })
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
