import type { FastifyRequest } from 'fastify'
import { answerPage } from '../../platform/http/next-page.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Visitor } from '../accounts/entry-service.ts'
import type { Bills } from '../whitelabel/usage/bills-service.ts'
import type { PartnerKey } from './partners/routes.ts'
import type { ToldNews } from './payment-news-service.ts'
import type { Admin } from './service.ts'

interface Rooms {
  admin: Admin
  toldNews: ToldNews
  bills: Bills
}

export function adminRoutes(
  { admin, toldNews, bills }: Rooms,
  visitorOf: (request: FastifyRequest) => Visitor,
): Omit<Handlers<'admin'>, PartnerKey> {
  return {
    'POST /api/admin/login': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await admin.signIn(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookies)
      return { user }
    },
    'GET /api/admin/users': async ({ query, request, reply }) => answerPage(request, reply, await admin.users(query)),
    'GET /api/admin/videos': async ({ query, request, reply }) => answerPage(request, reply, await admin.videos(query)),
    'GET /api/admin/avatars': async ({ query, request, reply }) =>
      answerPage(request, reply, await admin.avatars(query)),
    'GET /api/admin/payment-news': async ({ query, request, reply }) =>
      answerPage(request, reply, await toldNews.list(query)),
    'POST /api/admin/payment-news/:newsId/replay': async ({ params }) => {
      await toldNews.replay(params.newsId)
      return { ok: true }
    },
    'GET /api/admin/reconciliation': async () => admin.reconciliation(),
    'POST /api/admin/events/:id/replay': async ({ params }) => admin.replay(params.id),
    'GET /api/admin/invoices': async ({ query }) => bills.list(query.month),
    'POST /api/admin/invoices': async ({ person, body }) => bills.issue(person, body),
    'PATCH /api/admin/invoices': async ({ person, body }) => bills.mark(person, body),
    'GET /api/admin/system': async () => admin.system(),
  }
}
