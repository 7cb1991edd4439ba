import { attachment } from '../../../platform/http/download.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { TenantFolders } from './folders-service.ts'
import type { Removals } from './removal-service.ts'
import type { PartnerSites } from './service.ts'

export type PartnerKey = Extract<keyof Handlers<'admin'>, `${string} /api/admin/tenants${string}`>

export function partnerRoutes(
  partners: PartnerSites,
  removals: Removals,
  folders: TenantFolders,
): Pick<Handlers<'admin'>, PartnerKey> {
  return {
    'GET /api/admin/tenants': async ({ query }) => partners.list(query),
    'POST /api/admin/tenants': async ({ person, body }) => partners.create(person, body),
    'PATCH /api/admin/tenants/:id': async ({ person, params, body }) => partners.change(person, params.id, body),
    'POST /api/admin/tenants/:id/owner-link': async ({ person, params, body }) =>
      partners.ownerLink(person, params.id, body.email),
    'GET /api/admin/tenants/:id/export': async ({ params, reply }) => {
      const folder = await folders.take(params.id)
      reply.header('content-disposition', attachment(`${folder.slug}.json`))
      return folder
    },
    'POST /api/admin/tenants/import/check': async ({ body }) => folders.look(body),
    'POST /api/admin/tenants/import': async ({ person, body }) => folders.bring(person, body),
    'DELETE /api/admin/tenants/:id': async ({ person, params, body }) =>
      removals.remove(person, { id: params.id, name: body.name }),
  }
}
