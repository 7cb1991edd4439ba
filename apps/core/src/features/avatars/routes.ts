import type { Handlers } from '../../platform/http/register.ts'
import type { Avatars } from './service.ts'

export function avatarsRoutes(avatars: Avatars): Handlers<'avatars'> {
  return {
    'GET /api/avatars': async ({ person }) => avatars.list(person),
  }
}
