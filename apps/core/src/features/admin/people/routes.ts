import { languageOf } from '../../../platform/http/language.ts'
import { answerPage } from '../../../platform/http/next-page.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Admin } from '../service.ts'
import type { AdminPeople } from './service.ts'

export type AdminPeopleKey = Extract<keyof Handlers<'admin'>, `${string} /api/admin/users${string}`>

export function adminPeopleRoutes(admin: Admin, people: AdminPeople): Pick<Handlers<'admin'>, AdminPeopleKey> {
  return {
    'GET /api/admin/users': async ({ query, request, reply }) => answerPage(request, reply, await admin.users(query)),
    'GET /api/admin/users/stats': async ({ query }) => admin.userStats(query),
    'GET /api/admin/users/:id': async ({ params }) => people.read(params.id),
    'PATCH /api/admin/users/:id': async ({ person, params, body }) =>
      people.setDisabled(person, params.id, body.disabled),
    'PUT /api/admin/users/:id/credits': async ({ person, params, body }) => people.setCredits(person, params.id, body),
    'GET /api/admin/users/:id/ledger': async ({ params, query }) => people.ledger(params.id, query),
    'GET /api/admin/users/:id/sessions': async ({ params, request }) =>
      people.listSessions(params.id, languageOf(request)),
    'DELETE /api/admin/users/:id/sessions': async ({ person, params }) => people.endSessions(person, params.id),
    'DELETE /api/admin/users/:id/sessions/:sessionId': async ({ person, params }) =>
      people.endSession(person, params.id, params.sessionId),
    'DELETE /api/admin/users/:id/videos/:videoId': async ({ person, params }) => {
      await people.removeVideo(person, params.id, params.videoId)
      return { ok: true }
    },
  }
}
