import { AppError } from '../../platform/errors/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import { isUuid } from '../../platform/ids/ids.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Trash } from './service.ts'

export function trashRoutes(trash: Trash): Handlers<'trash'> {
  return {
    'DELETE /api/videos/bulk': async ({ tenant, person, body }) => {
      const found = await trash.add(tenant, person, body.videoIds.filter(isUuid))
      if (found.length === 0) throw new AppError('not-found')
      const missing = body.videoIds.filter((id) => !found.includes(id))
      return { ok: missing.length === 0, deleted: found.length, missing }
    },
    'DELETE /api/videos/:id': async ({ tenant, person, params }) => {
      const found = await trash.add(tenant, person, [params.id])
      if (found.length === 0) throw new AppError('not-found')
      return { ok: true }
    },
    'GET /api/videos/trash': async ({ tenant, person, query, request }) => {
      const language = languageOf(request)
      const { items, nextCursor } = await trash.list(tenant, person, query)
      return { items: items.map((video) => videoInLanguage(language, video)), nextCursor }
    },
    'DELETE /api/videos/trash': async ({ tenant, person, body }) => ({
      ok: true,
      deleted: await trash.empty(tenant, person, body.videoIds?.filter(isUuid)),
    }),
    'POST /api/videos/restore': async ({ tenant, person, body }) => ({
      ok: true,
      restored: await trash.restore(tenant, person, body.videoIds.filter(isUuid)),
    }),
    'POST /api/videos/:id/restore': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await trash.restoreOne(tenant, person, params.id)),
  }
}
