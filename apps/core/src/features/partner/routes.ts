import { sendTable } from '../../platform/http/files/send-table.ts'
import { languageOf } from '../../platform/http/language.ts'
import { inLanguage } from '../../platform/http/problem-messages.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { PartnerModule } from './module.ts'

/** Returns the handlers of the partner's dashboard. */
export function partnerRoutes(deps: PartnerModule): Handlers<'partner'> {
  const { partners, people, report, analytics, prices, taxes, partnerVideos } = deps
  return {
    'GET /api/whitelabel/partner': async ({ tenant }) => partners.read(tenant),
    'PATCH /api/whitelabel/partner': async ({ tenant, person, body }) => partners.change(tenant, person, body),
    'GET /api/whitelabel/analytics': async ({ tenant }) => analytics.analytics(tenant),
    'GET /api/whitelabel/status': async ({ tenant }) => deps.siteStatus(tenant),
    'GET /api/status': async ({ tenant }) => deps.publicStatus(tenant),
    'GET /api/whitelabel/checklist': async ({ tenant }) => deps.checklist(tenant),
    'GET /api/whitelabel/prices': async ({ tenant }) => prices.read(tenant),
    'PUT /api/whitelabel/prices': async ({ tenant, person, body }) => prices.change(tenant, person, body),
    'GET /api/whitelabel/tax': async ({ tenant }) => taxes.read(tenant),
    'PUT /api/whitelabel/tax': async ({ tenant, person, body }) => taxes.change(tenant, person, body.tax),
    'GET /api/whitelabel/users': async ({ tenant, query }) => people.list(tenant, query),
    'GET /api/whitelabel/users/stats': async ({ tenant, query }) => people.stats(tenant, query),
    'GET /api/whitelabel/users.csv': async ({ tenant, query, reply }) =>
      sendTable(reply, `${tenant.slug}-users.csv`, people.csv(tenant, query)),
    'GET /api/whitelabel/users/:id': async ({ tenant, params }) => people.read(tenant, params.id),
    'GET /api/whitelabel/report': async ({ tenant, query }) => report.read(tenant, query),
    'GET /api/whitelabel/report.csv': async ({ tenant, query, reply }) =>
      sendTable(reply, `${tenant.slug}-${query.from}-${query.to}.csv`, await report.csv(tenant, query)),
    'GET /api/whitelabel/report/videos': async ({ tenant, query }) => report.videos(tenant, query),
    'GET /api/whitelabel/report/people': async ({ tenant, query }) => report.people(tenant, query),
    'GET /api/whitelabel/videos': async ({ tenant, query, request }) => {
      const language = languageOf(request)
      const { items, nextCursor } = await partnerVideos.list(tenant, query)
      return { items: items.map((video) => inLanguage(language, video)), nextCursor }
    },
    'GET /api/whitelabel/videos/stats': async ({ tenant }) => partnerVideos.stats(tenant),
  }
}
