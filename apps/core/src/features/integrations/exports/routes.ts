import type { FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/time/clock.ts'
import { sendJsonArray } from '../../../platform/http/files/json-array.ts'
import { sendTable } from '../../../platform/http/files/send-table.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { tableLine } from '../../../platform/table-file/table-file.ts'
import type { ExportRows, ReadExport } from './rows.ts'

interface Deps {
  exportRows: ReadExport
  clock: Clock
}

export function exportRoutes({ exportRows, clock }: Deps): Pick<Handlers<'integrations'>, 'GET /api/export/:type'> {
  return {
    'GET /api/export/:type': async ({ tenant, person, params: { type }, query: { format }, reply }) => {
      const rows = exportRows(person, type)
      const name = `${tenant.slug}-${type}-${clock.now().toISOString().slice(0, 10)}`
      return send(reply, name, format, rows)
    },
  }
}

/** Streams an export while it is read. */
function send(reply: FastifyReply, name: string, format: 'csv' | 'json', rows: ExportRows): FastifyReply {
  if (format === 'csv') return sendTable(reply, `${name}.csv`, lines(rows))
  return sendJsonArray(reply, `${name}.json`, rows.pages)
}

async function* lines({ columns, pages }: ExportRows): AsyncGenerator<string> {
  yield tableLine(columns)
  for await (const page of pages) for (const row of page) yield tableLine(columns.map((name) => row[name] ?? null))
}
