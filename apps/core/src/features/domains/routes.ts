import type { Handlers } from '../../platform/http/register.ts'
import type { Proofs } from './ownership-tokens.ts'
import type { Domains } from './service.ts'

export function domainRoutes(domains: Domains, proofs: Proofs): Handlers<'domains'> {
  return {
    'GET /api/whitelabel/domains': async ({ tenant, query }) => domains.list(tenant, query),
    'POST /api/whitelabel/domains': async ({ tenant, person, body }) => domains.add(tenant, person, body.host),
    'POST /api/whitelabel/domains/:id/check': async ({ tenant, params }) => domains.check(tenant, params.id),
    'PATCH /api/whitelabel/domains/:id': async ({ tenant, person, params, body }) =>
      domains.setPrimary(tenant, person, params.id, body.isPrimary),
    'DELETE /api/whitelabel/domains/:id': async ({ tenant, person, params }) => {
      await domains.remove(tenant, person, params.id)
      return { ok: true }
    },
    'GET /.well-known/site-check': async ({ tenant, query }) => ({ proof: proofs.proofOf(tenant.id, query.nonce) }),
  }
}
