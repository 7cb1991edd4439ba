import type { FastifyReply } from 'fastify'
import { attachment } from './media.ts'

// Spreadsheet programs read UTF-8 only where the file begins with this mark.
const BYTE_ORDER_MARK = '\ufeff'

/** Sends lines of a table as a file that a browser saves under `name`. */
export function sendTable(reply: FastifyReply, name: string, lines: readonly string[]): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name))
    .type('text/csv; charset=utf-8')
    .send(BYTE_ORDER_MARK + lines.join(''))
}
