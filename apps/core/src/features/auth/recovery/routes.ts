import type { Handlers } from '../../../platform/http/register.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Recovery } from './service.ts'
import type { Tenants } from '../../tenants/index.ts'

type RecoveryKey =
  | 'POST /auth/forgot-password'
  | 'POST /auth/reset-password'
  | 'POST /auth/reset-password/keys'
  | 'POST /auth/recover'
  | 'POST /api/admin/users/:id/password-link'
  | 'POST /api/admin/users/:id/password-email'

interface Deps {
  recovery: Recovery
  tenants: Pick<Tenants, 'withSlug'>
}

export function recoveryRoutes({ recovery, tenants }: Deps): Pick<Handlers<'auth'>, RecoveryKey> {
  return {
    'POST /auth/forgot-password': async ({ tenant, body, request }) => {
      await recovery.request(tenant, body.email, request.ip)
      return { ok: true }
    },
    'POST /auth/reset-password': async ({ tenant, body, request }) => {
      await recovery.reset(tenant, body, request.ip)
      return { ok: true }
    },
    'POST /auth/reset-password/keys': async ({ tenant, body }) => recovery.keysOf(tenant, body.token),
    'POST /auth/recover': async ({ tenant, body, request }) => {
      await recovery.recover(tenant, body, request.ip)
      return { ok: true }
    },
    'POST /api/admin/users/:id/password-link': async ({ person, params, body }) => {
      const tenant = await tenants.withSlug(body.tenant)
      if (!tenant) throw new AppError('not-found')
      return recovery.createLink(person, tenant, params.id)
    },
    'POST /api/admin/users/:id/password-email': async ({ person, params, body }) => {
      const tenant = await tenants.withSlug(body.tenant)
      if (!tenant) throw new AppError('not-found')
      await recovery.sendLink(person, tenant, params.id)
      return { ok: true }
    },
  }
}
