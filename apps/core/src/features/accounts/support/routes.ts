import type { Handlers } from '../../../platform/http/register.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Support } from './service.ts'

type SupportKey =
  | 'POST /api/support'
  | 'PATCH /api/support'
  | 'DELETE /api/act-as'
  | 'POST /api/whitelabel/users/:id/act-as'
  | 'POST /api/admin/users/:id/act-as'
  | 'POST /auth/support-pass'
  | 'POST /auth/support'

interface Parts {
  support: Support
  tenants: Pick<Tenants, 'withSlug'>
}

export function supportRoutes({ support, tenants }: Parts): Pick<Handlers<'accounts'>, SupportKey> {
  return {
    'POST /api/support': async ({ person, body }) => support.offer(person, body.reason),
    'PATCH /api/support': async ({ person, body }) => ({ support: await support.answer(person, body.allowed) }),
    'DELETE /api/act-as': async ({ person, reply }) => {
      await support.end(person)
      if (person.support) reply.header('set-cookie', support.emptyCookie())
      return { ok: true }
    },
    'POST /api/whitelabel/users/:id/act-as': async ({ tenant, person, params, body }) =>
      support.wish(person, { tenant, userId: params.id, reason: body.reason }),
    'POST /api/admin/users/:id/act-as': async ({ person, params, body }) => {
      const tenant = await tenants.withSlug(body.tenant)
      if (!tenant) throw new AppError('not-found')
      return support.wish(person, { tenant, userId: params.id, reason: body.reason })
    },
    'POST /auth/support-pass': async ({ tenant, body }) => support.look(tenant, body.pass),
    'POST /auth/support': async ({ tenant, body, request, reply }) => {
      const { user, cookie } = await support.begin(tenant, body.pass, request.ip)
      reply.header('set-cookie', cookie)
      return { user }
    },
  }
}
