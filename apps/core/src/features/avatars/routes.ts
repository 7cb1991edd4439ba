import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { Avatars } from './service.ts'
import type { Twins } from './twins.ts'

export function avatarsRoutes(avatars: Avatars, twins: Twins, entitlements: Entitlements): Handlers<'avatars'> {
  return {
    'GET /api/avatars': async ({ tenant, person, request }) => avatars.listIn(languageOf(request), tenant, person),
    'POST /api/avatars': async ({ tenant, person, body }) => twins.create(tenant, person, body),
    'GET /api/avatars/:id': async ({ person, params }) => avatars.get(person, params.id),
    'DELETE /api/avatars/:id': async ({ person, params }) => {
      await twins.remove(person, params.id)
      return { ok: true }
    },
    'GET /api/twin-entitlements': async ({ tenant, person }) => entitlements.list(tenant, person),
  }
}
