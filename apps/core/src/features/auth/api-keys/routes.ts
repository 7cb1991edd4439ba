import type { Handlers } from '../../../platform/http/register.ts'
import type { ApiKeys } from './service.ts'

type ApiKeyCall = 'GET /api/keys' | 'GET /auth/keys' | 'POST /api/keys' | 'DELETE /api/keys/:id'

export function apiKeyRoutes(apiKeys: ApiKeys): Pick<Handlers<'auth'>, ApiKeyCall> {
  return {
    'GET /api/keys': async ({ person }) => apiKeys.list(person),
    'GET /auth/keys': async ({ person }) => apiKeys.listOwn(person),
    'POST /api/keys': async ({ tenant, person, body }) => apiKeys.make(tenant, person, body),
    'DELETE /api/keys/:id': async ({ person, params }) => {
      await apiKeys.takeBack(person, params.id)
      return { ok: true }
    },
  }
}
