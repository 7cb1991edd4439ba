import type { Handlers } from '../../platform/http/register.ts'
import type { PrivacyKey } from './privacy/routes.ts'
import type { Security } from './service.ts'

export function securityRoutes(security: Security): Omit<Handlers<'security'>, PrivacyKey> {
  return {
    'GET /api/audit': async ({ tenant, person, query }) => security.audit(tenant, person, query),
  }
}
