import { languageOf } from '../../platform/http/language.ts'
import { inLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { AvatarPreferences } from './preferences.ts'
import type { Avatars } from './service.ts'
import type { SiteAvatars } from './site-avatars.ts'

interface Services {
  avatars: Avatars
  preferences: AvatarPreferences
  siteAvatars: SiteAvatars
}

export function avatarsRoutes({ avatars, preferences, siteAvatars }: Services): Handlers<'avatars'> {
  return {
    'GET /api/avatars': async ({ tenant, person, request, query }) => {
      const language = languageOf(request)
      const list = await avatars.listIn(query.language ?? language, tenant, person)
      return list.map((avatar) => inLanguage(language, avatar))
    },
    'GET /api/avatars/:id': async ({ person, params, request }) =>
      inLanguage(languageOf(request), await avatars.get(person, params.id)),
    'PUT /api/avatars/:id/favourite': async ({ person, params }) => {
      await preferences.addFavourite(person, params.id)
      return { ok: true }
    },
    'DELETE /api/avatars/:id/favourite': async ({ person, params }) => {
      await preferences.removeFavourite(person, params.id)
      return { ok: true }
    },
    'PUT /api/avatars/:id/default': async ({ person, params }) => {
      await preferences.setDefault(person, params.id)
      return { ok: true }
    },
    'DELETE /api/avatars/:id/default': async ({ person, params }) => {
      await preferences.removeDefault(person, params.id)
      return { ok: true }
    },
    'GET /api/whitelabel/avatars': async ({ tenant }) => siteAvatars.read(tenant),
    'PUT /api/whitelabel/avatars': async ({ tenant, person, body }) => siteAvatars.change(tenant, person, body),
  }
}
