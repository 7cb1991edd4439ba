import type { Handlers } from '../../../platform/http/register.ts'
import type { Storyboards } from './service.ts'

export type StoryboardKey =
  | 'GET /api/drafts/:id/storyboard'
  | 'PUT /api/drafts/:id/storyboard'
  | 'GET /api/drafts/:id/storyboard/scenes/:scene/picture'

/** The address of a picture depends on its content, so browsers need not revalidate it. */
const KEPT = 'private, max-age=86400, immutable'

export function storyboardsRoutes(storyboards: Storyboards): Pick<Handlers<'scripts'>, StoryboardKey> {
  return {
    'GET /api/drafts/:id/storyboard': async ({ tenant, person, params }) => storyboards.get(tenant, person, params.id),
    'PUT /api/drafts/:id/storyboard': async ({ person, params, body }) => storyboards.save(person, params.id, body),
    'GET /api/drafts/:id/storyboard/scenes/:scene/picture': async ({ tenant, person, params, query, reply }) => {
      const { key, bytes } = await storyboards.picture(tenant, person, params.id, Number(params.scene))
      return reply
        .type('image/jpeg')
        .header('cache-control', query.v === key ? KEPT : 'private, no-store')
        .send(bytes)
    },
  }
}
