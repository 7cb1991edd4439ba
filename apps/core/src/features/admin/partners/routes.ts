import type { Handlers } from '../../../platform/http/register.ts'
import type { Removals } from './removal-service.ts'
import type { PartnerSites } from './service.ts'

export type PartnerKey = Extract<keyof Handlers<'admin'>, `${string} /api/admin/tenants${string}`>

export function partnerRoutes(partners: PartnerSites, removals: Removals): Pick<Handlers<'admin'>, PartnerKey> {
  return {
    'GET /api/admin/tenants': async ({ query }) => partners.list(query),
    'POST /api/admin/tenants': async ({ person, body }) => partners.create(person, body),
    'PATCH /api/admin/tenants/:id': async ({ person, params, body }) => partners.change(person, params.id, body),
    'DELETE /api/admin/tenants/:id': async ({ person, params, body }) =>
      removals.remove(person, { id: params.id, name: body.name }),
  }
}
