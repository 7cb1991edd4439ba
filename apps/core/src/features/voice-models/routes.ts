import type { Handlers } from '../../platform/http/register.ts'
import type { VoiceModels } from './service.ts'

interface Services {
  voiceModels: VoiceModels
}

export function voiceModelsRoutes({ voiceModels }: Services): Handlers<'voice-models'> {
  return {
    'GET /api/admin/voices': async () => voiceModels.list(),
    'POST /api/admin/voices/:voice/install': async ({ tenant, person, params, body }) =>
      voiceModels.install(tenant, person, params.voice, body.isTrusted),
    'DELETE /api/admin/voices/:voice': async ({ tenant, person, params }) =>
      voiceModels.remove(tenant, person, params.voice),
  }
}
