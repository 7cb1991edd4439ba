import type { Readable } from 'node:stream'
import { TABLE_BYTES_MAX } from '@vitrine/contract'
import { languageOf } from '../../platform/http/language.ts'
import { readBytes } from '../../platform/http/bodies/read-bytes.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { sendTable } from '../../platform/http/files/send-table.ts'
import type { Batches } from './service.ts'
import { templateLines } from './template.ts'

export function batchesRoutes({ batches }: { batches: Batches }): Handlers<'batches'> {
  return {
    'POST /api/batches': async ({ person, query, request }) => {
      const bytes = await readBytes(request.body as Readable, TABLE_BYTES_MAX, 'table-too-large')
      return batches.upload(person, query.name, bytes)
    },
    'GET /api/batches': async ({ person, query }) => batches.list(person, query),
    'GET /api/batches/template.csv': async ({ tenant, reply }) =>
      sendTable(reply, 'template.csv', templateLines(tenant.vertical)),
    'GET /api/batches/:id': async ({ person, params }) => batches.get(person, params.id),
    'POST /api/batches/:id/check': async ({ tenant, person, params, body, request }) =>
      batches.check(tenant, person, params.id, body, languageOf(request)),
    'POST /api/batches/:id/start': async ({ tenant, person, params }) => batches.start(tenant, person, params.id),
    'POST /api/batches/:id/cancel': async ({ tenant, person, params }) => batches.cancel(tenant, person, params.id),
    'GET /api/batches/:id/rows.csv': async ({ tenant, person, params, query, request, reply }) =>
      query.which === 'made'
        ? sendTable(reply, 'links.csv', await batches.createdLines(tenant, person, params.id))
        : sendTable(reply, 'rows-to-fix.csv', await batches.toFix(tenant, person, params.id, languageOf(request))),
  }
}
