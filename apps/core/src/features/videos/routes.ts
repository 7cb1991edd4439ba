import { languageOf } from '../../platform/http/language.ts'
import { videoInLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { VideoActions } from './video-actions.ts'
import type { Videos } from './service.ts'
import type { VideoStoryboards } from './storyboards/service.ts'

interface Deps {
  videos: Videos
  videoActions: VideoActions
  videoStoryboards: VideoStoryboards
}

export function videosRoutes(deps: Deps): Handlers<'videos'> {
  const { videos, videoActions, videoStoryboards } = deps
  return {
    'GET /api/videos': async ({ tenant, person, query, request, reply }) => {
      const { videos: page, next } = await videos.list(tenant, person, query)
      if (next) reply.header('link', `<${nextAddress(query, next)}>; rel="next"`)
      const language = languageOf(request)
      return page.map((video) => videoInLanguage(language, video))
    },
    'GET /api/videos/stats': async ({ person }) => videos.stats(person),
    'GET /api/videos/default-title': async ({ tenant, person, query, request }) => ({
      title: await videos.defaultTitleFor(tenant, person, { ...query, titleLanguage: languageOf(request) }),
    }),
    'GET /api/videos/:id': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videos.get(tenant, person, params.id)),
    'GET /api/videos/:id/storyboard': async ({ person, params }) => videoStoryboards.get(person, params.id),
    'POST /api/videos': async ({ tenant, person, body, request }) => {
      const language = languageOf(request)
      return videoInLanguage(language, await videos.create(tenant, person, { ...body, titleLanguage: language }))
    },
    'PATCH /api/videos/:id': async ({ tenant, person, params, body, request }) =>
      videoInLanguage(languageOf(request), await videoActions.change(tenant, person, params.id, body)),
    'POST /api/videos/:id/cancel': async ({ tenant, person, params, request }) =>
      videoInLanguage(languageOf(request), await videoActions.cancel(tenant, person, params.id)),
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
