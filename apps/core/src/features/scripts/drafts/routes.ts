import type { Handlers } from '../../../platform/http/register.ts'
import type { Drafts } from './service.ts'

export type DraftKey = 'GET /api/drafts' | 'GET /api/drafts/:id' | 'PUT /api/drafts/:id' | 'DELETE /api/drafts/:id'

export function draftsRoutes(drafts: Drafts): Pick<Handlers<'scripts'>, DraftKey> {
  return {
    'GET /api/drafts': async ({ person, query }) => drafts.list(person, query),
    'GET /api/drafts/:id': async ({ person, params }) => drafts.get(person, params.id),
    'PUT /api/drafts/:id': async ({ person, params, body }) => drafts.save(person, params.id, body),
    'DELETE /api/drafts/:id': async ({ person, params }) => {
      await drafts.remove(person, params.id)
      return { ok: true }
    },
  }
}
