import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Avatars } from './service.ts'

export function avatarsRoutes({ avatars }: { avatars: Avatars }): Handlers<'avatars'> {
  return {
    'GET /api/avatars': async ({ tenant, person, request }) => avatars.listIn(languageOf(request), tenant, person),
    'GET /api/avatars/:id': async ({ person, params }) => avatars.get(person, params.id),
  }
}
