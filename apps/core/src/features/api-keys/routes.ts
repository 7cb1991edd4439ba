import type { Handlers } from '../../platform/http/register.ts'
import type { ApiKeys } from './service.ts'

export function apiKeysRoutes(apiKeys: ApiKeys): Handlers<'api-keys'> {
  return {
    'GET /api/keys': async ({ person }) => apiKeys.list(person),
    'GET /auth/keys': async ({ person }) => apiKeys.listOwn(person),
    'POST /api/keys': async ({ tenant, person, body }) => apiKeys.make(tenant, person, body),
    'DELETE /api/keys/:id': async ({ person, params }) => {
      await apiKeys.revoke(person, params.id)
      return { ok: true }
    },
  }
}
