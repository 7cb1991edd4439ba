import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Thumbnails } from './service.ts'

export function thumbnailsRoutes(thumbnails: Thumbnails): Handlers<'thumbnails'> {
  return {
    'PUT /api/videos/:id/thumbnail': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await thumbnails.choose(tenant, person, params.id, body)),
  }
}
