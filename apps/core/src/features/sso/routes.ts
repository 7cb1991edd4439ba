import type { FastifyRequest } from 'fastify'
import type { OAuthSessions } from '../../platform/http/requests/oauth-session.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Visitor } from '../auth/index.ts'
import {
  addressAfterSignIn,
  mayBeginSignIn,
  redirect,
  redirectOrExplain,
} from '../../platform/http/requests/sign-in-redirects.ts'
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
      if (!mayBeginSignIn(request, tenant)) return redirect(reply, `${tenant.origin}/login`)
      return redirectOrExplain(reply, tenant, '/login', async () => {
        const returnTo = innerPath(query.returnTo, tenant.origin)
        const browserHash = await oauthSessions.begin(request, { returnTo, connects: null, proved: null })
        return signIn.begin(tenant, query.email, browserHash)
      })
    },
    'GET /auth/sso/callback': async ({ tenant, query, request, reply }) =>
      redirectOrExplain(reply, tenant, '/login', async () => {
        const oauthSession = oauthSessions.find(request)
        const completion = await signIn.complete(tenant, query, oauthSession, visitorOf(request))
        const progress = { returnTo: oauthSession?.returnTo ?? null, way: 'sso' } as const
        return addressAfterSignIn({ tenant, request, reply }, oauthSessions, completion, progress)
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
