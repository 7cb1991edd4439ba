import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { exportRoutes } from './exports/routes.ts'
import { createMcpHandler } from './mcp/routes.ts'
import type { FastifyInstance } from 'fastify'
import type { IntegrationsModule } from './module.ts'

/** `inject` makes calls of the API inside this process. */
export function integrationsRoutes(
  module: IntegrationsModule,
  inject: FastifyInstance['inject'],
): Handlers<'integrations'> {
  const { webhooks, deliveryLog, status, testEmails } = module
  return {
    'POST /mcp': createMcpHandler(inject),
    'GET /api/integrations/status': async ({ person }) => status(person),
    ...exportRoutes(module),
    'POST /api/test-email': async ({ person, body, request }) => testEmails(person, body.type, languageOf(request)),
    'GET /api/webhooks': async ({ person }) => webhooks.list(person),
    'POST /api/webhooks': async ({ person, body }) => webhooks.create(person, body),
    'PATCH /api/webhooks/:id': async ({ person, params, body }) => webhooks.turn(person, params.id, body.isActive),
    'DELETE /api/webhooks/:id': async ({ person, params }) => {
      await webhooks.remove(person, params.id)
      return { ok: true }
    },
    'POST /api/webhooks/:id/rotate': async ({ person, params }) => webhooks.rotate(person, params.id),
    'POST /api/webhooks/:id/test': async ({ person, params, body }) =>
      deliveryLog.sendTest(person, params.id, body.event),
    'GET /api/webhooks/:id/deliveries': async ({ person, params, query }) => deliveryLog.list(person, params.id, query),
    'GET /api/webhooks/:id/deliveries/:deliveryId': async ({ person, params }) => deliveryLog.get(person, params),
    'POST /api/webhooks/:id/deliveries/:deliveryId/replay': async ({ person, params }) =>
      deliveryLog.replay(person, params),
  }
}
