import { AppError } from '../../platform/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { VideoActions } from './video-actions.ts'
import type { Videos } from './service.ts'
import type { Trash } from './trash/service.ts'
import type { VideoStoryboards } from './storyboards/service.ts'

interface Deps {
  videos: Videos
  videoActions: VideoActions
  trash: Trash
  videoStoryboards: VideoStoryboards
}

export function videosRoutes(deps: Deps): Handlers<'videos'> {
  const { videos, videoActions, trash, videoStoryboards } = deps
  return {
    'GET /api/videos': async ({ tenant, person, query, request, reply }) => {
      const { videos: page, next } = await videos.list(tenant, person, query)
      if (next) reply.header('link', `<${nextAddress(query, next)}>; rel="next"`)
      const language = languageOf(request)
      return page.map((video) => videoInLanguage(language, video))
    },
    'GET /api/videos/stats': async ({ person }) => videos.stats(person),
    'GET /api/videos/default-title': async ({ tenant, person, query }) => ({
      title: await videos.defaultTitleFor(tenant, person, query.propertyAddress),
    }),
    'GET /api/videos/:id': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videos.get(tenant, person, params.id)),
    'GET /api/videos/:id/storyboard': async ({ person, params }) => videoStoryboards.get(person, params.id),
    'POST /api/videos': async ({ tenant, person, body, request }) =>
      videoInLanguage(languageOf(request), await videos.create(tenant, person, body)),
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
    'POST /api/videos/:id/restore': async ({ tenant, person, params, request }) => {
      await trash.restore(tenant, person, [params.id])
      return videoInLanguage(languageOf(request), await videos.get(tenant, person, params.id))
    },
    'PATCH /api/videos/:id': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await videoActions.change(tenant, person, params.id, body)),
    'POST /api/videos/:id/cancel': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videoActions.cancel(tenant, person, params.id)),
    'POST /api/videos/:id/duplicate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await videoActions.duplicate(tenant, person, params.id, body)),
    'POST /api/videos/:id/draft': async ({ person, params }) => videoActions.draft(person, params.id),
    'POST /api/videos/:id/translate': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await videoActions.translate(tenant, person, params.id, body)),
    'PATCH /api/videos/:id/status': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videos.get(tenant, person, params.id)),
    'POST /api/videos/:id/retry': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videos.retry(tenant, person, params.id)),
  }
}

function nextAddress(query: Record<string, unknown>, cursor: string): string {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value))
  return `/api/videos?${next.toString()}`
}
