import type { Handlers } from '../../../platform/http/register.ts'
import type { Keys } from './service.ts'

type KeysKey = 'GET /api/keys' | 'GET /auth/keys' | 'POST /api/keys' | 'DELETE /api/keys/:id'

export function keysRoutes(keys: Keys): Pick<Handlers<'accounts'>, KeysKey> {
  return {
    'GET /api/keys': async ({ person }) => keys.list(person),
    'GET /auth/keys': async ({ person }) => keys.listOwn(person),
    'POST /api/keys': async ({ person, body }) => keys.make(person, body),
    'DELETE /api/keys/:id': async ({ person, params }) => {
      await keys.takeBack(person, params.id)
      return { ok: true }
    },
  }
}
