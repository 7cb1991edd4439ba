import type { Readable } from 'node:stream'
import { TABLE_BYTES_MAX } from '@vitrine/contract'
import { languageOf } from '../../../platform/http/language.ts'
import { readBytes } from '../../../platform/http/bodies/read-bytes.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { sendTable } from '../../../platform/http/files/send-table.ts'
import { templateLines } from './columns.ts'
import type { Imports } from './service.ts'

type ImportKey = Extract<keyof Handlers<'members'>, `${string} /api/whitelabel/users/import${string}`>

export function importRoutes({ imports }: { imports: Imports }): Pick<Handlers<'members'>, ImportKey> {
  return {
    'POST /api/whitelabel/users/import': async ({ person, query, request }) => {
      const bytes = await readBytes(request.body as Readable, TABLE_BYTES_MAX, 'table-too-large')
      return imports.upload(person, query.name, bytes)
    },
    'GET /api/whitelabel/users/import': async ({ person, query }) => imports.list(person, query),
    'GET /api/whitelabel/users/import/template.csv': async ({ reply }) =>
      sendTable(reply, 'people-template.csv', templateLines()),
    'GET /api/whitelabel/users/import/:id': async ({ person, params }) => imports.get(person, params.id),
    'POST /api/whitelabel/users/import/:id/check': async ({ tenant, person, params, body, request }) =>
      imports.check(tenant, person, params.id, body, languageOf(request)),
    'POST /api/whitelabel/users/import/:id/start': async ({ tenant, person, params }) =>
      imports.start(tenant, person, params.id),
    'POST /api/whitelabel/users/import/:id/cancel': async ({ person, params }) => imports.cancel(person, params.id),
    'GET /api/whitelabel/users/import/:id/rows': async ({ person, params, query, request }) =>
      imports.rows(person, params.id, query, languageOf(request)),
    'GET /api/whitelabel/users/import/:id/rows.csv': async ({ tenant, person, params, request, reply }) =>
      sendTable(reply, 'rows-to-fix.csv', await imports.toFix(tenant, person, params.id, languageOf(request))),
  }
}
