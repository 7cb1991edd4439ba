import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { DerivedVideos } from './service.ts'

export function derivedVideosRoutes(derivedVideos: DerivedVideos): Handlers<'derived-videos'> {
  return {
    'POST /api/videos/:id/duplicate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await derivedVideos.duplicate(tenant, person, params.id, body)),
    'POST /api/videos/:id/draft': async ({ person, params }) => derivedVideos.draft(person, params.id),
    'POST /api/videos/:id/translate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await derivedVideos.translate(tenant, person, params.id, body)),
  }
}
