import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { sendDownload } from './download.ts'

/** Streams rows as a JSON file that a browser saves under `name`. */
export function sendJsonArray(
  reply: FastifyReply,
  name: string,
  pages: AsyncIterable<readonly unknown[]>,
): FastifyReply {
  const content = Readable.from(jsonArray(pages))
  return sendDownload(reply, name, { type: 'application/json; charset=utf-8', content })
}

/** Yields rows as the parts of a JSON array, one row a line. */
export async function* jsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages)
    for (const row of page) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
