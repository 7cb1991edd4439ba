import type { Handlers } from '../../platform/http/register.ts'
import type { CreditGrants } from './service.ts'

export function creditGrantsRoutes({ creditGrants }: { creditGrants: CreditGrants }): Handlers<'credit-grants'> {
  return {
    'GET /api/whitelabel/users/:id/credits': async ({ tenant, params }) => creditGrants.read(tenant, params.id),
    'POST /api/whitelabel/users/:id/credits': async ({ tenant, person, params, body }) =>
      creditGrants.grant(tenant, person, params.id, body),
    'POST /api/whitelabel/users/credits': async ({ tenant, person, body }) =>
      creditGrants.grantMany(tenant, person, body),
  }
}
