import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { OAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import { hostHeader, normaliseHost } from '../../platform/http/requests/host.ts'
import { isSameOrigin } from '../../platform/http/requests/origin.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Visitor } from '../auth/index.ts'
import { innerPath } from '../oauth/index.ts'
import { scimRoutes } from './scim/routes.ts'
import type { SsoModule } from './module.ts'

interface Inputs {
  oauthSessions: OAuthSessions
  visitorOf: (request: FastifyRequest) => Visitor
}

export function ssoRoutes(sso: SsoModule, { oauthSessions, visitorOf }: Inputs): Handlers<'sso'> {
  const { connection, domains, signIn } = sso
  return {
    ...scimRoutes(sso),
    'POST /auth/sso': async ({ tenant, body }) => signIn.offer(tenant, body.email),
    'GET /auth/sso': async ({ tenant, query, request, reply }) => {
      // Sign-in starts on the main host only, to which the browser returns with its cookies.
      if (!isOwnPage(request, tenant)) return lead(reply, `${tenant.origin}/login`)
      return leadOrExplain(reply, tenant, async () => {
        const returnTo = innerPath(query.returnTo, tenant.origin)
        const browserHash = await oauthSessions.begin(request, { returnTo, connects: null, proved: null })
        return signIn.begin(tenant, query.email, browserHash)
      })
    },
    'GET /auth/sso/callback': async ({ tenant, query, request, reply }) =>
      leadOrExplain(reply, tenant, async () => {
        const oauthSession = oauthSessions.find(request)
        const returnTo = oauthSession?.returnTo ?? null
        const completion = await signIn.complete(tenant, query, oauthSession, visitorOf(request))
        if (completion.end === 'code-owed') {
          const proved = completion.userId
          await oauthSessions.update(request, { returnTo, connects: null, proved, way: 'sso' })
          const next = new URLSearchParams({ step: 'code', ...(returnTo ? { returnTo } : {}) })
          return `${tenant.origin}/login?${next.toString()}`
        }
        await oauthSessions.end(request, reply)
        void reply.header('set-cookie', completion.cookies)
        return tenant.origin + (completion.isNew ? '/onboarding' : (returnTo ?? '/dashboard'))
      }),
    'GET /api/whitelabel/sso': async ({ tenant }) => connection.read(tenant),
    'PUT /api/whitelabel/sso': async ({ tenant, person, body }) => connection.change(tenant, person, body),
    'DELETE /api/whitelabel/sso': async ({ tenant, person }) => {
      await connection.remove(tenant, person)
      return { ok: true }
    },
    'POST /api/whitelabel/sso/test': async ({ body }) => connection.test(body.issuer),
    'POST /api/whitelabel/sso/domains': async ({ tenant, person, body }) => domains.add(tenant, person, body.domain),
    'POST /api/whitelabel/sso/domains/:id/check': async ({ tenant, person, params }) =>
      domains.check(tenant.id, params.id, person),
    'PATCH /api/whitelabel/sso/domains/:id': async ({ tenant, person, params, body }) =>
      domains.setRequired(tenant, person, params.id, body.isRequired),
    'DELETE /api/whitelabel/sso/domains/:id': async ({ tenant, person, params }) => {
      await domains.remove(tenant, person, params.id)
      return { ok: true }
    },
  }
}

/** Redirects the browser. Errors are shown on a page of the site instead of JSON. */
async function leadOrExplain(reply: FastifyReply, { origin }: Tenant, work: () => Promise<string>) {
  try {
    return lead(reply, await work())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return lead(reply, `${origin}/login?problem=${error.code}`)
  }
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address)
}

/** Returns whether the request came from a page of this site or from the address bar: no other site may begin a sign-in. */
function isOwnPage(request: FastifyRequest, { origin }: Tenant): boolean {
  const host = normaliseHost(hostHeader(request.raw.rawHeaders))
  return host !== undefined && host === new URL(origin).hostname && isSameOrigin(request.headers, host)
}
