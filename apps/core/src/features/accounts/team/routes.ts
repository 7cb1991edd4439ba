import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Visitor } from '../entry-service.ts'
import type { Acceptance } from '../invitations/acceptance.ts'
import type { Invitations } from '../invitations/service.ts'
import type { Team } from './service.ts'

type TeamKey =
  | 'GET /api/whitelabel/users'
  | 'PATCH /api/whitelabel/users/:id'
  | 'GET /api/whitelabel/invitations'
  | 'POST /api/whitelabel/invitations'
  | 'DELETE /api/whitelabel/invitations/:id'
  | 'POST /auth/invitation'
  | 'POST /auth/accept-invitation'

interface Parts {
  team: Team
  invitations: Invitations
  acceptance: Acceptance
  visitorOf: (request: FastifyRequest) => Visitor
}

export function teamRoutes({ team, invitations, acceptance, visitorOf }: Parts): Pick<Handlers<'accounts'>, TeamKey> {
  return {
    'GET /api/whitelabel/users': async ({ person, query }) => team.list(person, query),
    'PATCH /api/whitelabel/users/:id': async ({ person, params, body }) => team.change(person, params.id, body),
    'GET /api/whitelabel/invitations': async ({ person, query }) => invitations.list(person, query),
    'POST /api/whitelabel/invitations': async ({ person, body }) => invitations.invite(person, body),
    'DELETE /api/whitelabel/invitations/:id': async ({ person, params }) => {
      await invitations.withdraw(person, params.id)
      return { ok: true }
    },
    'POST /auth/invitation': async ({ tenant, body }) => acceptance.read(tenant, body.token),
    'POST /auth/accept-invitation': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await acceptance.accept(tenant, body, visitorOf(request))
      if (cookies) reply.header('set-cookie', cookies)
      return { user }
    },
  }
}
