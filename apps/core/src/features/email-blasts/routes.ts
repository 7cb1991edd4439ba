import type { Handlers } from '../../platform/http/register.ts'
import type { EmailBlasts } from './service.ts'

export function emailBlastsRoutes({ emailBlasts }: { emailBlasts: EmailBlasts }): Handlers<'email-blasts'> {
  return {
    'GET /api/email-blast-orders': async ({ person, query }) => emailBlasts.listOwn(person, query),
    'POST /api/email-blast-orders': async ({ tenant, person, body }) => emailBlasts.order(tenant, person, body),
    'GET /api/whitelabel/email-blast-orders': async ({ tenant, query }) => emailBlasts.list(tenant.id, query),
    'PATCH /api/whitelabel/email-blast-orders/:id': async ({ tenant, params, body }) =>
      emailBlasts.setDone(tenant.id, params.id, body.isDone),
  }
}
