import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../../../platform/http/requests/bearer.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { SsoModule } from '../module.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './documents.ts'
import { ScimError } from './scim-error.ts'

type ScimCall = Extract<keyof Handlers<'sso'>, `${string} /scim/${string}` | `${string} /api/whitelabel/scim${string}`>

interface Ask {
  tenant: Tenant
  request: FastifyRequest
  reply: FastifyReply
}

export function scimRoutes({ scimTokens: tokens, scimUsers: users }: SsoModule): Pick<Handlers<'sso'>, ScimCall> {
  return {
    'GET /scim/v2/ServiceProviderConfig': (ask) => answer(ask, 200, async () => serviceProviderConfig(baseOf(ask))),
    'GET /scim/v2/ResourceTypes': (ask) => answer(ask, 200, async () => resourceTypes(baseOf(ask))),
    'GET /scim/v2/Schemas': (ask) => answer(ask, 200, async () => schemas(baseOf(ask))),
    'GET /scim/v2/Users': (ask) => answer(ask, 200, () => users.list(ask.tenant, ask.query)),
    'POST /scim/v2/Users': (ask) => answer(ask, 201, () => users.create(ask.tenant, ask.request.body, ask.request.ip)),
    'GET /scim/v2/Users/:userId': (ask) => answer(ask, 200, () => users.get(ask.tenant, ask.params.userId)),
    'PUT /scim/v2/Users/:userId': (ask) =>
      answer(ask, 200, () => users.replace(ask.tenant, ask.params.userId, ask.request.body, ask.request.ip)),
    'PATCH /scim/v2/Users/:userId': (ask) =>
      answer(ask, 200, () => users.patch(ask.tenant, ask.params.userId, ask.request.body, ask.request.ip)),
    'DELETE /scim/v2/Users/:userId': (ask) =>
      answer(ask, 204, () => users.remove(ask.tenant, ask.params.userId, ask.request.ip)),
    'GET /api/whitelabel/scim': async ({ tenant }) => tokens.setup(tenant),
    'POST /api/whitelabel/scim/tokens': async ({ person }) => tokens.make(person),
    'DELETE /api/whitelabel/scim/tokens/:id': async ({ person, params }) => {
      await tokens.remove(person, params.id)
      return { ok: true }
    },
  }

  /** Checks the token first, and answers errors in the protocol's own form. */
  async function answer(ask: Ask, status: number, work: () => Promise<unknown>): Promise<FastifyReply> {
    try {
      await tokens.require(ask.tenant, bearerIn(ask.request))
      return send(ask.reply, status, await work())
    } catch (error) {
      if (!(error instanceof ScimError)) throw error
      if (error.status === 401) void ask.reply.header('www-authenticate', 'Bearer')
      return send(ask.reply, error.status, error.body())
    }
  }
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store')
  if (status === 204) return reply.send()
  return reply.header('content-type', 'application/scim+json; charset=utf-8').send(JSON.stringify(body))
}

function baseOf({ tenant }: Ask): string {
  return `${tenant.origin}/scim/v2`
}
