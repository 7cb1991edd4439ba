import type { Handlers } from '../../../platform/http/register.ts'
import type { Recovery } from './service.ts'

type RecoveryKey = 'POST /auth/forgot-password' | 'POST /auth/reset-password' | 'POST /auth/recover'

export function recoveryRoutes(recovery: Recovery): Pick<Handlers<'accounts'>, RecoveryKey> {
  return {
    'POST /auth/forgot-password': async ({ tenant, body, request }) => {
      await recovery.request(tenant, body.email, request.ip)
      return { ok: true }
    },
    'POST /auth/reset-password': async ({ tenant, body, request }) => {
      await recovery.reset(tenant, body, request.ip)
      return { ok: true }
    },
    'POST /auth/recover': async ({ tenant, body, request }) => {
      await recovery.recover(tenant, body, request.ip)
      return { ok: true }
    },
  }
}
