import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { OAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import { refuseNeutrally } from '../../platform/http/requests/hosts.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { AuthModule, Visitor } from '../auth/index.ts'
import {
  addressAfterSignIn,
  hostOf,
  mayBeginSignIn,
  redirect,
  redirectOrExplain,
} from '../../platform/http/requests/sign-in-redirects.ts'
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
      if (!mayBeginSignIn(request, tenant)) return redirect(reply, `${tenant.origin}${landing}`)
      return redirectOrExplain(reply, tenant, landing, async () => {
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
      if (address) return redirect(reply, address)
      // A host without a tenant has no page to redirect to.
      return request.tenant
        ? redirect(reply, `${request.tenant.origin}/login?problem=google-expired`)
        : refuseNeutrally(request, reply, new AppError('google-expired'))
    },
    'GET /auth/complete': async ({ tenant, query, request, reply }) => {
      const oauthSession = oauthSessions.find(request)
      return redirectOrExplain(reply, tenant, oauthSession?.connects ? '/profile' : '/login', async () => {
        const completion = await oauth.complete(tenant, query.code, oauthSession, visitorOf(request))
        if (completion.end === 'connected') {
          await oauthSessions.end(request, reply)
          return `${tenant.origin}/profile`
        }
        const progress = { returnTo: oauthSession?.returnTo ?? null, way: 'google' } as const
        return addressAfterSignIn({ tenant, request, reply }, oauthSessions, completion, progress)
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
