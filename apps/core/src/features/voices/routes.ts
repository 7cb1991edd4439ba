import type { Handlers } from '../../platform/http/register.ts'
import type { SpeechServices } from './remote/services.ts'
import type { SiteVoicesService } from './site/service.ts'
import type { Voices } from './voices.ts'

interface Services {
  voices: Voices
  siteVoices: SiteVoicesService
  speechServices: SpeechServices
}

export function voicesRoutes({ voices, siteVoices, speechServices }: Services): Handlers<'voices'> {
  return {
    'GET /api/voices': async ({ person, query }) => voices.list(person, query.language),
    'PUT /api/voices/:voice/favourite': async ({ person, params }) => {
      await voices.addFavourite(person, params.voice)
      return { ok: true }
    },
    'DELETE /api/voices/:voice/favourite': async ({ person, params }) => {
      await voices.removeFavourite(person, params.voice)
      return { ok: true }
    },
    'GET /api/whitelabel/voices': async ({ tenant }) => siteVoices.read(tenant),
    'PUT /api/whitelabel/voices': async ({ tenant, person, body }) => siteVoices.change(tenant, person, body),
    'GET /api/whitelabel/speech-service': async ({ tenant }) => speechServices.read(tenant),
    'PUT /api/whitelabel/speech-service': async ({ tenant, person, body }) =>
      speechServices.change(tenant, person, body),
    'DELETE /api/whitelabel/speech-service': async ({ tenant, person }) => {
      await speechServices.remove(tenant, person)
      return { ok: true }
    },
    'POST /api/whitelabel/speech-service/test': async ({ tenant, body }) => speechServices.test(tenant, body.voice),
  }
}
