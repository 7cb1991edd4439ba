import type { Handlers } from '../../platform/http/register.ts'
import type { VoiceModels } from './service.ts'
import type { Voices } from './voices.ts'

interface Services {
  voiceModels: VoiceModels
  voices: Voices
}

export function voiceModelsRoutes({ voiceModels, voices }: Services): Handlers<'voice-models'> {
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
    'GET /api/admin/voices': async () => voiceModels.list(),
    'POST /api/admin/voices/:voice/install': async ({ tenant, person, params, body }) =>
      voiceModels.install(tenant, person, params.voice, body.isTrusted),
    'DELETE /api/admin/voices/:voice': async ({ tenant, person, params }) =>
      voiceModels.remove(tenant, person, params.voice),
  }
}
