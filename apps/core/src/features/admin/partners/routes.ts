import { attachment } from '../../../platform/http/files/download.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { answerPage } from '../../../platform/http/next-page.ts'
import type { PartnerLists } from './partner-lists.ts'
import type { TenantFolders } from './tenant-folders.ts'
import type { Removals } from './removal.ts'
import type { PartnerSites } from './service.ts'

export type TenantAdminKey = Extract<keyof Handlers<'admin'>, `${string} /api/admin/tenants${string}`>

interface Deps {
  partnerSites: PartnerSites
  partnerLists: PartnerLists
  removals: Removals
  tenantFolders: TenantFolders
}

export function tenantAdminRoutes(deps: Deps): Pick<Handlers<'admin'>, TenantAdminKey> {
  const { partnerSites: partners, partnerLists: lists, removals, tenantFolders: folders } = deps
  return {
    'GET /api/admin/tenants': async ({ query }) => lists.list(query),
    'GET /api/admin/tenants/names': async ({ query, request, reply }) =>
      answerPage(request, reply, await lists.names(query)),
    'GET /api/admin/tenants/stats': async () => lists.stats(),
    'POST /api/admin/tenants': async ({ person, body }) => partners.create(person, body),
    'PATCH /api/admin/tenants/:id': async ({ person, params, body }) => partners.change(person, params.id, body),
    'POST /api/admin/tenants/:id/owner-link': async ({ person, params, body }) =>
      partners.ownerLink(person, params.id, body.email),
    'GET /api/admin/tenants/:id/export': async ({ params, reply }) => {
      const folder = await folders.exportFolder(params.id)
      reply.header('content-disposition', attachment(`${folder.slug}.json`))
      return folder
    },
    'POST /api/admin/tenants/import/check': async ({ body }) => folders.preview(body),
    'POST /api/admin/tenants/import': async ({ person, body }) => folders.importFolder(person, body),
    'DELETE /api/admin/tenants/:id': async ({ person, params, body }) =>
      removals.remove(person, { id: params.id, name: body.name }),
  }
}
