import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Feeds } from './service.ts'

export function listingFeedsRoutes(feeds: Feeds): Handlers<'listing-feeds'> {
  return {
    'GET /api/feeds': async ({ person, request }) => ({ items: await feeds.list(person, languageOf(request)) }),
    'POST /api/feeds': async ({ tenant, person, body, request }) =>
      feeds.add(tenant, person, { ...body, language: languageOf(request) }),
    'PATCH /api/feeds/:id': async ({ person, params, body, request }) =>
      feeds.change(person, params.id, { ...body, language: languageOf(request) }),
    'DELETE /api/feeds/:id': async ({ person, params }) => feeds.remove(person, params.id),
    'POST /api/feeds/:id/refresh': async ({ tenant, person, params, request }) =>
      feeds.refreshNow(tenant, person, params.id, languageOf(request)),
    'GET /api/feeds/:id/listings': async ({ person, params, query }) => feeds.listings(person, params.id, query),
  }
}
