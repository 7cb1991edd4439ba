import type { FastifyRequest } from 'fastify'
import { answerPage } from '../../platform/http/next-page.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Health } from './health/service.ts'
import { adminMediaRoutes } from './media/routes.ts'
import type { AdminMedia } from './media/service.ts'
import type { TenantAdminKey } from './partners/routes.ts'
import { adminPeopleRoutes } from './people/routes.ts'
import type { AdminPeople } from './people/service.ts'
import type { AdminSearching } from './search/service.ts'
import type { WebhookEvents } from './webhook-events.ts'
import type { Admin } from './service.ts'
import type { Visitor } from '../auth/index.ts'
import type { PartnerInvoices } from '../partner-billing/index.ts'

interface Services {
  admin: Admin
  adminPeople: AdminPeople
  adminMedia: AdminMedia
  health: Health
  search: AdminSearching
  webhookEvents: WebhookEvents
  partnerInvoices: PartnerInvoices
}

export function adminRoutes(
  { admin, adminPeople, adminMedia, health, search, webhookEvents, partnerInvoices }: Services,
  visitorOf: (request: FastifyRequest) => Visitor,
): Omit<Handlers<'admin'>, TenantAdminKey> {
  return {
    'POST /api/admin/login': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await admin.signIn(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookies)
      return { user }
    },
    ...adminPeopleRoutes(admin, adminPeople),
    ...adminMediaRoutes(admin, adminMedia),
    'GET /api/admin/webhook-events': async ({ query, request, reply }) =>
      answerPage(request, reply, await webhookEvents.list(query)),
    'POST /api/admin/webhook-events/:eventId/replay': async ({ params }) => {
      await webhookEvents.replay(params.eventId)
      return { ok: true }
    },
    'GET /api/admin/invoices': async ({ query, request, reply }) =>
      answerPage(request, reply, await partnerInvoices.list(query)),
    'GET /api/admin/invoices/stats': async ({ query }) => partnerInvoices.stats(query.month),
    'POST /api/admin/invoices': async ({ person, body }) => partnerInvoices.issue(person, body),
    'PATCH /api/admin/invoices': async ({ person, body }) => partnerInvoices.mark(person, body),
    'GET /api/admin/search': async ({ query }) => search.search(query.q, query.limit),
    'GET /api/admin/system': async () => admin.system(),
    'GET /api/admin/health': async () => health.read(),
  }
}
