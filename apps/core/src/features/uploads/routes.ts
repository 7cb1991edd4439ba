import type { Readable } from 'node:stream'
import { languageOf } from '../../platform/http/language.ts'
import { inLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Captures } from './captures.ts'
import type { Uploads } from './service.ts'

export function uploadsRoutes(uploads: Uploads, captures: Captures): Handlers<'uploads'> {
  return {
    'POST /api/uploads': async ({ tenant, person, body, request }) =>
      inLanguage(languageOf(request), await uploads.open(tenant, person, body)),
    'POST /api/capture': async ({ tenant, person, body, request }) =>
      inLanguage(languageOf(request), await captures.capture(tenant, person, body.url)),
    'PATCH /api/uploads/:id': async ({ person, params, query, request }) =>
      inLanguage(languageOf(request), await uploads.append(person, params.id, query.offset, request.body as Readable)),
    'GET /api/uploads/:id': async ({ person, params, request }) =>
      inLanguage(languageOf(request), await uploads.get(person, params.id)),
    'DELETE /api/uploads/:id': async ({ person, params }) => {
      await uploads.remove(person, params.id)
      return { ok: true }
    },
  }
}
