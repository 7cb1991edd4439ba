import type { VideoAnalytics } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import { sendTable } from '../../platform/http/files/send-table.ts'
import { tableLine } from '../../platform/table-file/table-file.ts'
import type { Leads } from './leads/service.ts'
import { type ViewingDeps, viewerRoutes } from './pages/routes.ts'
import type { Plays } from './plays/service.ts'
import type { Sharing } from './service.ts'

interface Deps extends ViewingDeps {
  sharing: Sharing
  plays: Plays
  leads: Leads
  findPerson: (request: FastifyRequest) => Promise<Person | null>
}

export function sharingRoutes(deps: Deps): Handlers<'sharing'> {
  const { sharing, plays, leads } = deps
  return {
    ...viewerRoutes(deps),
    'GET /api/videos/:id/share': async ({ tenant, person, params }) => sharing.get(tenant, person, params.id),
    'POST /api/videos/:id/share': async ({ tenant, person, params }) => sharing.share(tenant, person, params.id),
    'PATCH /api/videos/:id/share': async ({ tenant, person, params, body }) =>
      sharing.change(tenant, person, params.id, body),
    'DELETE /api/videos/:id/share': async ({ tenant, person, params }) => sharing.revoke(tenant, person, params.id),
    'GET /api/videos/:id/sharing-page': async ({ tenant, person, params, reply }) => {
      const { shareUrl } = await sharing.share(tenant, person, params.id)
      return reply.redirect(shareUrl ?? '/', 302)
    },
    'GET /api/videos/:id/analytics': async ({ tenant, person, params, query }) =>
      plays.analytics(tenant, person, params.id, query),
    'GET /api/videos/:id/analytics.csv': async ({ tenant, person, params, query, reply }) => {
      return sendViews(reply, await plays.analytics(tenant, person, params.id, query))
    },
    'GET /api/views': async ({ tenant, person, query }) => plays.viewsOfAll(tenant, person.id, query),
    'GET /api/views.csv': async ({ tenant, person, query, reply }) =>
      sendViews(reply, await plays.viewsOfAll(tenant, person.id, query)),
    'GET /api/whitelabel/views': async ({ tenant, query }) => plays.viewsOfAll(tenant, undefined, query),
    'GET /api/whitelabel/views.csv': async ({ tenant, query, reply }) =>
      sendViews(reply, await plays.viewsOfAll(tenant, undefined, query)),
    'GET /api/leads': async ({ person, query }) => leads.list(person, query),
    'GET /api/leads.csv': async ({ person, reply }) => {
      const head = ['createdAt', 'videoTitle', 'name', 'email', 'phone', 'message', 'language'] as const
      const lines = [tableLine([...head, 'answered'])]
      for await (const page of leads.pages(person.tenantId, person.id))
        for (const lead of page) {
          lines.push(tableLine([...head.map((name) => lead[name]), lead.isAnswered ? 'yes' : 'no']))
        }
      return sendTable(reply, 'leads.csv', lines)
    },
    'PATCH /api/leads/:id': async ({ person, params, body }) => leads.answer(person, params.id, body.isAnswered),
    'DELETE /api/leads/:id': async ({ person, params }) => {
      await leads.remove(person, params.id)
      return { ok: true }
    },
  }
}

function sendViews(reply: FastifyReply, { days }: VideoAnalytics): FastifyReply {
  const head = ['day', 'starts', 'quarters', 'halves', 'threeQuarters', 'ends', 'clicks', 'leads'] as const
  return sendTable(reply, 'views.csv', [
    tableLine(head),
    ...days.map((day) => tableLine(head.map((name) => day[name]))),
  ])
}
