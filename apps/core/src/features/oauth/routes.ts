import type { ProblemCode } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { OAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import { hostHeader, normaliseHost } from '../../platform/http/requests/host.ts'
import { refuseNeutrally } from '../../platform/http/requests/hosts.ts'
import { isSameOrigin } from '../../platform/http/requests/origin.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { AuthModule, Visitor } from '../auth/index.ts'
import type { LinkedAccounts } from './linked-accounts.ts'
import { innerPath } from './inner-path.ts'
import type { OAuth } from './service.ts'

interface Deps {
  oauth: OAuth
  linkedAccounts: LinkedAccounts
  authentication: Pick<AuthModule['authentication'], 'findPerson'>
  identityConfirmation: Pick<AuthModule['identityConfirmation'], 'authenticate'>
  oauthSessions: OAuthSessions
  /** The host to which the provider redirects every browser. */
  callbackOrigin: () => Promise<string | undefined>
  visitorOf: (request: FastifyRequest) => Visitor
}

export function oauthRoutes(deps: Deps): Handlers<'oauth'> {
  const { oauth, linkedAccounts, oauthSessions, callbackOrigin, visitorOf } = deps
  const connectingPerson = createPersonReader(deps)
  return {
    'GET /auth/google': async ({ tenant, query, request, reply }) => {
      const landing = query.connect === undefined ? '/login' : '/profile'
      // Sign-in starts on the main host only, to which the browser returns with its cookies.
      if (!isOwnPage(request) || hostOf(request) !== new URL(tenant.origin).hostname)
        return lead(reply, `${tenant.origin}${landing}`)
      return leadOrExplain(reply, tenant, landing, async () => {
        const connects = landing === '/profile' ? await connectingPerson(tenant, request) : null
        const returnTo = innerPath(query.returnTo, tenant.origin)
        const browserHash = await oauthSessions.begin(request, { returnTo, connects, proved: null })
        return oauth.begin(tenant, browserHash, landing)
      })
    },
    'GET /auth/google/callback': async ({ query, request, reply }) => {
      const origin = await callbackOrigin()
      if (!origin || hostOf(request) !== new URL(origin).hostname) throw new AppError('not-found')
      const address = await oauth.receive(query, request.ip)
      if (address) return lead(reply, address)
      // A host without a tenant has no page to redirect to.
      return request.tenant
        ? lead(reply, `${request.tenant.origin}/login?problem=google-expired`)
        : refuseNeutrally(request, reply, new AppError('google-expired'))
    },
    'GET /auth/complete': async ({ tenant, query, request, reply }) => {
      const oauthSession = oauthSessions.find(request)
      return leadOrExplain(reply, tenant, oauthSession?.connects ? '/profile' : '/login', async () => {
        const completion = await oauth.complete(tenant, query.code, oauthSession, visitorOf(request))
        const returnTo = oauthSession?.returnTo ?? null
        if (completion.end === 'code-owed') {
          await oauthSessions.update(request, { returnTo, connects: null, proved: completion.userId })
          const query = new URLSearchParams({ step: 'code', ...(returnTo ? { returnTo } : {}) })
          return `${tenant.origin}/login?${query.toString()}`
        }
        await oauthSessions.end(request, reply)
        if (completion.end === 'connected') return `${tenant.origin}/profile`
        void reply.header('set-cookie', completion.cookies)
        return tenant.origin + (completion.isNew ? '/onboarding' : (returnTo ?? '/dashboard'))
      })
    },
    'POST /auth/complete': async ({ tenant, body, request, reply }) => {
      const signedIn = await oauth.finish(tenant, oauthSessions.find(request), body.code, visitorOf(request))
      await oauthSessions.end(request, reply)
      void reply.header('set-cookie', signedIn.cookies)
      return { user: signedIn.user }
    },
    'GET /auth/identities': async ({ person }) => linkedAccounts.list(person),
    'DELETE /auth/identities/:id': async ({ person, params }) => {
      await linkedAccounts.disconnect(person, params.id)
      return { ok: true }
    },
  }
}

/**
 * Returns a function that reads the signed-in person who connects another way of signing in. It throws not-signed-in or
 * reauthentication-needed.
 */
function createPersonReader({
  authentication,
  identityConfirmation,
  visitorOf,
}: Pick<Deps, 'authentication' | 'identityConfirmation' | 'visitorOf'>) {
  return async function connectingPerson(tenant: Tenant, request: FastifyRequest): Promise<string> {
    const { openToken, address } = visitorOf(request)
    const found = openToken ? await authentication.findPerson(tenant, openToken, address) : null
    if (!found) throw new AppError('not-signed-in')
    await identityConfirmation.authenticate(found.person, {})
    return found.person.id
  }
}

/** Redirects the browser. Errors are shown on a page of the site instead of JSON. */
async function leadOrExplain(
  reply: FastifyReply,
  { origin }: Tenant,
  landing: string,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return lead(reply, await work())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem: ProblemCode = error.code
    return lead(reply, `${origin}${landing}?problem=${problem}`)
  }
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address)
}

function hostOf(request: FastifyRequest): string | undefined {
  return normaliseHost(hostHeader(request.raw.rawHeaders))
}

/** Returns whether the request came from a page of this site or from the address bar: no other site may begin a sign-in. */
function isOwnPage(request: FastifyRequest): boolean {
  const host = hostOf(request)
  return host !== undefined && isSameOrigin(request.headers, host)
}
