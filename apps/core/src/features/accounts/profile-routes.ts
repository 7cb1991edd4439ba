import type { Handlers } from '../../platform/http/register.ts'
import type { Profile } from './profile-service.ts'

export function profileRoutes(profile: Profile) {
  return {
    'GET /auth/profile': async ({ person }) => profile.read(person),
    'PATCH /auth/profile': async ({ person, body }) => profile.change(person, body),
    'PATCH /auth/change-password': async ({ tenant, person, body }) => {
      await profile.changePassword(tenant, person, body)
      return { ok: true }
    },
    'GET /auth/sessions': async ({ person }) => profile.sessions(person),
    'DELETE /auth/sessions/:id': async ({ person, params }) => {
      await profile.endSession(person, params.id)
      return { ok: true }
    },
    'DELETE /auth/sessions': async ({ person }) => ({ ended: await profile.endOtherSessions(person) }),
  } satisfies Partial<Handlers<'accounts'>>
}
