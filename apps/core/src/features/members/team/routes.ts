import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../../platform/http/language.ts'
import { translateProblem } from '../../../platform/http/problem-messages.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Acceptance } from '../invitations/acceptance.ts'
import type { Invitations } from '../invitations/service.ts'
import type { Team } from './service.ts'
import type { TeamSessions } from './sessions.ts'
import type { Visitor } from '../../auth/index.ts'

type TeamKey =
  | 'PATCH /api/whitelabel/users'
  | 'PATCH /api/whitelabel/users/:id'
  | 'GET /api/whitelabel/users/:id/sessions'
  | 'DELETE /api/whitelabel/users/:id/sessions'
  | 'DELETE /api/whitelabel/users/:id/sessions/:sessionId'
  | 'GET /api/whitelabel/invitations'
  | 'POST /api/whitelabel/invitations'
  | 'POST /api/whitelabel/invitations/:id/link'
  | 'DELETE /api/whitelabel/invitations/:id'
  | 'POST /auth/invitation'
  | 'POST /auth/accept-invitation'

interface Deps {
  team: Team
  teamSessions: TeamSessions
  invitations: Invitations
  acceptance: Acceptance
  visitorOf: (request: FastifyRequest) => Visitor
}

export function teamRoutes(deps: Deps): Pick<Handlers<'members'>, TeamKey> {
  const { team, teamSessions, invitations, acceptance, visitorOf } = deps
  return {
    'PATCH /api/whitelabel/users': async ({ person, body, request }) => {
      const { changed, refused } = await team.changeMany(person, body.ids, body.change)
      const language = languageOf(request)
      return {
        changed,
        refused: refused.map(({ sentence, ...one }) => ({ ...one, message: translateProblem(language, sentence) })),
      }
    },
    'PATCH /api/whitelabel/users/:id': async ({ person, params, body }) => team.change(person, params.id, body),
    'GET /api/whitelabel/users/:id/sessions': async ({ person, params, request }) =>
      teamSessions.list(person.tenantId, params.id, languageOf(request)),
    'DELETE /api/whitelabel/users/:id/sessions': async ({ person, params }) =>
      teamSessions.endAll(person.tenantId, person, params.id),
    'DELETE /api/whitelabel/users/:id/sessions/:sessionId': async ({ person, params }) =>
      teamSessions.endOne(person.tenantId, person, params.id, params.sessionId),
    'GET /api/whitelabel/invitations': async ({ person, query }) => invitations.list(person, query),
    'POST /api/whitelabel/invitations': async ({ person, body }) => invitations.invite(person, body),
    'POST /api/whitelabel/invitations/:id/link': async ({ tenant, person, params }) =>
      invitations.createLink(person, tenant.origin, params.id),
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
