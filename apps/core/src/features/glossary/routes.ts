import type { Handlers } from '../../platform/http/register.ts'
import type { Glossaries } from './service.ts'

export function glossaryRoutes({ glossaries }: { glossaries: Glossaries }): Handlers<'glossary'> {
  return {
    'GET /api/glossary': async ({ person }) => glossaries.read(person),
    'POST /api/glossary': async ({ person, body }) => glossaries.add(person, 'own', body),
    'PUT /api/glossary/:id': async ({ person, params, body }) => glossaries.change(person, 'own', params.id, body),
    'DELETE /api/glossary/:id': async ({ person, params }) => {
      await glossaries.remove(person, 'own', params.id)
      return { ok: true }
    },
    'GET /api/whitelabel/glossary': async ({ tenant }) => glossaries.readSite(tenant.id),
    'POST /api/whitelabel/glossary': async ({ person, body }) => glossaries.add(person, 'site', body),
    'PUT /api/whitelabel/glossary/:id': async ({ person, params, body }) =>
      glossaries.change(person, 'site', params.id, body),
    'DELETE /api/whitelabel/glossary/:id': async ({ person, params }) => {
      await glossaries.remove(person, 'site', params.id)
      return { ok: true }
    },
  }
}
