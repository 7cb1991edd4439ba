import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { attachment } from '../../platform/http/files/download.ts'
import { sendStored } from '../../platform/http/files/stored-file.ts'
import type { Storage } from '../../ports/storage.ts'
import type { VideoModeration } from './moderation/service.ts'
import type { VideoActions } from './video-actions.ts'
import type { Videos } from './service.ts'
import type { FinishedVideos } from './video-jobs/service.ts'
import type { Thumbnails } from './thumbnails/service.ts'
import type { Trash } from './trash/service.ts'
import type { VideoStoryboards } from './storyboards/service.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Seconds after which it is worth asking for a file again that is being made. */
const ASK_AGAIN_SECONDS = '3'

interface Parts {
  videos: Videos
  finishedVideos: FinishedVideos
  videoActions: VideoActions
  moderation: VideoModeration
  trash: Trash
  videoStoryboards: VideoStoryboards
  thumbnails: Thumbnails
  storage: Storage
}

export function videosRoutes(parts: Parts): Handlers<'videos'> {
  const { videos, finishedVideos, videoActions, moderation, trash, videoStoryboards, thumbnails, storage } = parts
  const send = ({ key, name }: { key: string; name: string }, request: FastifyRequest, reply: FastifyReply) =>
    sendStored(storage, key, { request, reply, cacheControl: 'private, no-store', disposition: attachment(name) })
  return {
    'GET /api/videos': async ({ tenant, person, query, reply }) => {
      const { videos: page, next } = await videos.list(tenant, person, query)
      if (next) reply.header('link', `<${nextAddress(query, next)}>; rel="next"`)
      return page
    },
    'GET /api/videos/stats': async ({ person }) => videos.stats(person),
    'GET /api/videos/default-title': async ({ tenant, person, query }) => ({
      title: await videos.defaultTitleFor(tenant, person, query.propertyAddress),
    }),
    'GET /api/videos/:id': async ({ tenant, person, params }) => videos.get(tenant, person, params.id),
    'GET /api/videos/:id/storyboard': async ({ person, params }) => videoStoryboards.get(person, params.id),
    'POST /api/videos': async ({ tenant, person, body }) => videos.create(tenant, person, body),
    'DELETE /api/videos/bulk': async ({ tenant, person, body }) => {
      const found = await trash.put(tenant, person, body.videoIds.filter(isId))
      if (found.length === 0) throw new AppError('not-found')
      const missing = body.videoIds.filter((id) => !found.includes(id))
      return { ok: missing.length === 0, deleted: found.length, missing }
    },
    'DELETE /api/videos/:id': async ({ tenant, person, params }) => {
      const found = await trash.put(tenant, person, [params.id])
      if (found.length === 0) throw new AppError('not-found')
      return { ok: true }
    },
    'GET /api/videos/trash': async ({ tenant, person, query }) => trash.list(tenant, person, query),
    'DELETE /api/videos/trash': async ({ tenant, person, body }) => ({
      ok: true,
      deleted: await trash.empty(tenant, person, body.videoIds?.filter(isId)),
    }),
    'POST /api/videos/restore': async ({ tenant, person, body }) => ({
      ok: true,
      restored: await trash.restore(tenant, person, body.videoIds.filter(isId)),
    }),
    'POST /api/videos/:id/restore': async ({ tenant, person, params }) => {
      await trash.restore(tenant, person, [params.id])
      return videos.get(tenant, person, params.id)
    },
    'PATCH /api/videos/:id': async ({ tenant, person, params, body }) =>
      videoActions.change(tenant, person, params.id, body),
    'POST /api/videos/:id/cancel': async ({ tenant, person, params }) => videoActions.cancel(tenant, person, params.id),
    'POST /api/videos/:id/duplicate': async ({ tenant, person, params, body }) =>
      videoActions.duplicate(tenant, person, params.id, body),
    'POST /api/videos/:id/draft': async ({ person, params }) => videoActions.draft(person, params.id),
    'POST /api/videos/:id/translate': async ({ tenant, person, params, body }) =>
      videoActions.translate(tenant, person, params.id, body),
    'PATCH /api/videos/:id/status': async ({ tenant, person, params }) => videos.get(tenant, person, params.id),
    'POST /api/videos/:id/retry': async ({ tenant, person, params }) => videos.retry(tenant, person, params.id),
    'POST /api/videos/:id/rebrand': async ({ tenant, person, params, body }) =>
      finishedVideos.rebrand(tenant, person, params.id, body.brandKitId),
    'POST /api/whitelabel/videos/:id/retry': async ({ tenant, person, params }) => {
      await moderation.retry(tenant, person, params.id)
      return { ok: true }
    },
    'POST /api/whitelabel/videos/:id/take-down': async ({ tenant, person, params, body }) => {
      await moderation.takeDown(tenant, person, params.id, body.reason)
      return { ok: true }
    },
    'POST /api/whitelabel/videos/:id/restore': async ({ tenant, person, params }) => {
      await moderation.restore(tenant, person, params.id)
      return { ok: true }
    },
    'PUT /api/videos/:id/thumbnail': async ({ tenant, person, params, body }) =>
      thumbnails.choose(tenant, person, params.id, body),
    'GET /api/videos/:id/export': async ({ person, params, query, request, reply }) => {
      const found = await finishedVideos.exported(person, params.id, query.format)
      if (typeof found !== 'number') return send(found, request, reply)
      return reply
        .code(202)
        .header('retry-after', ASK_AGAIN_SECONDS)
        .header('cache-control', 'no-store')
        .send({ progress: found })
    },
    'GET /api/videos/:id/captions': async ({ person, params, query, request, reply }) =>
      send(await finishedVideos.captions(person, params.id, query.format), request, reply),
  }
}

/** What is no id at all cannot be a video; it is answered like any other unknown one. */
function isId(text: string): boolean {
  return UUID.test(text)
}

function nextAddress(query: Record<string, unknown>, cursor: string): string {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value))
  return `/api/videos?${next.toString()}`
}
