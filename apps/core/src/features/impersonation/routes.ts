import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../../platform/http/requests/bearer.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ApiKeys } from '../api-keys/index.ts'
import type { Alongside, AuthModule } from '../auth/index.ts'
import type { Impersonation } from './service.ts'
import type { Tenants } from '../tenants/index.ts'

interface Deps {
  impersonation: Impersonation
  tenants: Pick<Tenants, 'withSlug'>
}

export function impersonationRoutes({ impersonation, tenants }: Deps): Handlers<'impersonation'> {
  return {
    'POST /api/support': async ({ person, body }) => impersonation.grantAccess(person, body.reason),
    'PATCH /api/support': async ({ person, body }) => ({ support: await impersonation.respond(person, body.allowed) }),
    'DELETE /api/act-as': async ({ person, reply }) => {
      await impersonation.end(person)
      if (person.support) reply.header('set-cookie', impersonation.emptyCookie())
      return { ok: true }
    },
    'POST /api/whitelabel/users/:id/act-as': async ({ tenant, person, params, body }) =>
      impersonation.requestAccess(person, { tenant, userId: params.id, reason: body.reason }),
    'POST /api/admin/users/:id/act-as': async ({ person, params, body }) => {
      const tenant = await tenants.withSlug(body.tenant)
      if (!tenant) throw new AppError('not-found')
      return impersonation.requestAccess(person, { tenant, userId: params.id, reason: body.reason })
    },
    'POST /auth/support-pass': async ({ tenant, body }) => impersonation.describe(tenant, body.pass),
    'POST /auth/support': async ({ tenant, body, request, reply }) => {
      const { user, cookie } = await impersonation.begin(tenant, body.pass, request.ip)
      reply.header('set-cookie', cookie)
      return { user }
    },
  }
}

interface Finders {
  apiKeys: Pick<ApiKeys, 'find' | 'isIssued'>
  auth: Pick<AuthModule, 'authentication' | 'sessions'>
  impersonation: Impersonation
}

interface FindersOfCalls extends Finders {
  /** Returns what a call reads of a signed-in person in the transaction that finds their session, if anything. */
  alongsideOf: (call: string, tenant: Tenant) => Alongside | undefined
}

/**
 * Returns a function that finds who makes a request, by its API key or its cookies, and renews the cookie of a renewed session.
 * An impersonated account counts before the actor's own session, which counts again when the impersonation ends.
 */
export function createPersonFinder({ apiKeys, auth, impersonation, alongsideOf }: FindersOfCalls) {
  const { authentication, sessions } = auth
  return async function findPerson(request: FastifyRequest, reply?: FastifyReply): Promise<Person | null> {
    // A request with an API key is decided by the key alone: cookies are ignored, also when the key is wrong.
    if (bearerIn(request) !== undefined && request.tenant) {
      const secret = issuedKeyIn(request, apiKeys)
      if (!secret) throw new AppError('key-invalid')
      return apiKeys.find(request.tenant, secret, request.ip)
    }
    const supportToken = impersonation.tokenIn(request)
    const impersonated =
      supportToken && request.tenant && (await impersonation.findPerson(request.tenant, supportToken, request.ip))
    if (impersonated) return impersonated
    const token = sessions.tokenIn(request)
    if (!token || !request.tenant) return null
    const alongside = alongsideOf(`${request.method} ${request.routeOptions.url}`, request.tenant)
    const found = await authentication.findPerson(request.tenant, token, request.ip, alongside)
    if (found?.renewedCookie) reply?.header('set-cookie', found.renewedCookie)
    return found?.person ?? null
  }
}

/**
 * Returns a function that reads the credentials of a request without a query. A secret that was never issued counts as none, so
 * its call counts against the network.
 */
export function createCredentialReader({ apiKeys, auth: { sessions }, impersonation }: Finders) {
  return function credentialIn(request: FastifyRequest): string | undefined {
    if (bearerIn(request) !== undefined) return issuedKeyIn(request, apiKeys)
    const tokens = [impersonation.tokenIn(request), sessions.tokenIn(request)]
    return tokens.some(Boolean) ? tokens.join(' ') : undefined
  }
}

function issuedKeyIn(request: FastifyRequest, apiKeys: Pick<ApiKeys, 'isIssued'>): string | undefined {
  const secret = bearerIn(request)
  return secret && request.tenant && apiKeys.isIssued(request.tenant, secret) ? secret : undefined
}
