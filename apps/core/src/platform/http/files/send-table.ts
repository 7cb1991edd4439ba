import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { sendDownload } from './download.ts'

// Spreadsheet programs read UTF-8 only where the file begins with this mark.
const BYTE_ORDER_MARK = '\ufeff'

type Lines = Iterable<string> | AsyncIterable<string>

/** Streams lines of a table as a file that a browser saves under `name`. */
export function sendTable(reply: FastifyReply, name: string, lines: Lines): FastifyReply {
  return sendDownload(reply, name, { type: 'text/csv; charset=utf-8', content: Readable.from(marked(lines)) })
}

async function* marked(lines: Lines): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  yield* lines
}
