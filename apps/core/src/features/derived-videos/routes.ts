import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Remakes } from './service.ts'

export function remakesRoutes(remakes: Remakes): Handlers<'remakes'> {
  return {
    'POST /api/videos/:id/duplicate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await remakes.duplicate(tenant, person, params.id, body)),
    'POST /api/videos/:id/draft': async ({ person, params }) => remakes.draft(person, params.id),
    'POST /api/videos/:id/translate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await remakes.translate(tenant, person, params.id, body)),
  }
}
