import type { Handlers } from '../../platform/http/register.ts'
import type { Recovery } from './recovery-service.ts'

export type RecoveryKey = 'POST /auth/forgot-password' | 'POST /auth/reset-password'

export function recoveryRoutes(recovery: Recovery): Pick<Handlers<'accounts'>, RecoveryKey> {
  return {
    'POST /auth/forgot-password': async ({ tenant, body }) => {
      await recovery.request(tenant, body.email)
      return { ok: true }
    },
    'POST /auth/reset-password': async ({ tenant, body }) => {
      await recovery.reset(tenant, body)
      return { ok: true }
    },
  }
}
