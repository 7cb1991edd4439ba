import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Consents } from './consent/consents.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { Avatars } from './service.ts'
import type { Twins } from './twins.ts'

interface Parts {
  avatars: Avatars
  twins: Twins
  entitlements: Entitlements
  consents: Consents
}

export function avatarsRoutes({ avatars, twins, entitlements, consents }: Parts): Handlers<'avatars'> {
  return {
    'GET /api/avatars': async ({ tenant, person, request }) => avatars.listIn(languageOf(request), tenant, person),
    'POST /api/avatars': async ({ tenant, person, body }) => twins.create(tenant, person, body),
    'GET /api/avatars/:id': async ({ person, params }) => avatars.get(person, params.id),
    'DELETE /api/avatars/:id': async ({ person, params }) => {
      await twins.remove(person, params.id)
      return { ok: true }
    },
    'GET /api/twin-entitlements': async ({ tenant, person }) => entitlements.list(tenant, person),
    'GET /api/twin-consents': async ({ person }) => consents.list(person),
    'POST /api/twin-consents': async ({ tenant, person, body }) => consents.ask(tenant, person, body),
    'POST /api/twin-consents/:id/recording': async ({ person, params, body }) =>
      consents.record(person, params.id, body.uploadId),
    'POST /api/twin-consents/:id/revoke': async ({ person, params }) => consents.revoke(person, params.id),
  }
}
