import type { Handlers } from '../../platform/http/register.ts'
import type { Videos } from './service.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function videosRoutes(videos: Videos): Handlers<'videos'> {
  return {
    'GET /api/videos': async ({ person, query, reply }) => {
      const { videos: page, next } = await videos.list(person, query)
      if (next) reply.header('link', `<${nextAddress(query, next)}>; rel="next"`)
      return page
    },
    'GET /api/videos/stats': async ({ person }) => videos.stats(person),
    'GET /api/videos/:id': async ({ person, params }) => videos.get(person, params.id),
    'POST /api/videos': async ({ tenant, person, body }) => videos.create(tenant, person, body),
    'DELETE /api/videos/bulk': async ({ tenant, person, body }) => {
      // What is no id at all cannot be a video of theirs; the service answers it like any other unknown one.
      const ids = body.videoIds.map((id) => (UUID.test(id) ? id : '00000000-0000-0000-0000-000000000000'))
      return { ok: true, deleted: await videos.remove(tenant, person, ids) }
    },
    'DELETE /api/videos/:id': async ({ tenant, person, params }) => {
      await videos.remove(tenant, person, [params.id])
      return { ok: true }
    },
    'PATCH /api/videos/:id/status': async ({ person, params }) => videos.get(person, params.id),
    'POST /api/videos/:id/retry': async ({ tenant, person, params }) => videos.retry(tenant, person, params.id),
  }
}

function nextAddress(query: Record<string, unknown>, cursor: string): string {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value))
  return `/api/videos?${next.toString()}`
}
