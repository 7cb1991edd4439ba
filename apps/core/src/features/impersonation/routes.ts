import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../../platform/http/requests/bearer.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import { AppError } from '../../platform/app-error.ts'
import type { ApiKeys } from '../api-keys/index.ts'
import type { AuthModule } from '../auth/index.ts'
import type { Impersonation } from './service.ts'
import type { Tenants } from '../tenants/index.ts'

interface Parts {
  impersonation: Impersonation
  tenants: Pick<Tenants, 'withSlug'>
}

export function impersonationRoutes({ impersonation, tenants }: Parts): Handlers<'impersonation'> {
  return {
    'POST /api/support': async ({ person, body }) => impersonation.offer(person, body.reason),
    'PATCH /api/support': async ({ person, body }) => ({ support: await impersonation.answer(person, body.allowed) }),
    'DELETE /api/act-as': async ({ person, reply }) => {
      await impersonation.end(person)
      if (person.support) reply.header('set-cookie', impersonation.emptyCookie())
      return { ok: true }
    },
    'POST /api/whitelabel/users/:id/act-as': async ({ tenant, person, params, body }) =>
      impersonation.wish(person, { tenant, userId: params.id, reason: body.reason }),
    'POST /api/admin/users/:id/act-as': async ({ person, params, body }) => {
      const tenant = await tenants.withSlug(body.tenant)
      if (!tenant) throw new AppError('not-found')
      return impersonation.wish(person, { tenant, userId: params.id, reason: body.reason })
    },
    'POST /auth/support-pass': async ({ tenant, body }) => impersonation.look(tenant, body.pass),
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

/**
 * Returns a function that finds who makes a request, by its API key or its cookies, and renews the cookie of a renewed session.
 * A visit to another person's account counts before the visitor's own session, which counts again when the visit ends.
 */
export function createPersonFinder({ apiKeys, auth, impersonation }: Finders) {
  const { authentication, sessions } = auth
  return async function findPerson(request: FastifyRequest, reply?: FastifyReply): Promise<Person | null> {
    // A request with an API key is decided by the key alone: cookies are ignored, also when the key is wrong.
    if (bearerIn(request) !== undefined && request.tenant) {
      const secret = issuedKeyIn(request, apiKeys)
      if (!secret) throw new AppError('key-invalid')
      return apiKeys.find(request.tenant, secret, request.ip)
    }
    const visitToken = impersonation.tokenIn(request)
    const visit = visitToken && request.tenant && (await impersonation.find(request.tenant, visitToken, request.ip))
    if (visit) return visit
    const token = sessions.tokenIn(request)
    if (!token || !request.tenant) return null
    const found = await authentication.findPerson(request.tenant, token, request.ip)
    if (found?.renewedCookie) reply?.header('set-cookie', found.renewedCookie)
    return found?.person ?? null
  }
}

/**
 * Returns a reader of the secrets by which the finder above looks for a person, without a look-up. A secret that was never
 * issued counts as none: its call is the network's.
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
