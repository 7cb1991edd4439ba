import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'

export interface SpeechRequestSeen {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

/** The response of a speech server: a sound, JSON, a status, a page, or none at all. */
export type SpeechTurn =
  | 'cut'
  | 'hang'
  | Buffer
  | { json: unknown }
  | { page: string }
  | { status: number; retryAfter?: string }

/** A speech server on this machine. `answer` decides; `seen` holds what came. */
export async function openSpeechServer(answer: (seen: SpeechRequestSeen, turn: number) => SpeechTurn) {
  const seen: SpeechRequestSeen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
      const one = { path: request.url ?? '', headers: request.headers, body }
      seen.push(one)
      const turn = answer(one, seen.length)
      if (turn === 'hang') return
      if (turn === 'cut') {
        response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '1000' }).write('RIFF')
        setTimeout(() => response.destroy(), 20)
        return
      }
      if (Buffer.isBuffer(turn)) response.writeHead(200, { 'content-type': 'audio/wav' }).end(turn)
      else if ('json' in turn)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(turn.json))
      else if ('page' in turn) response.writeHead(200, { 'content-type': 'text/html' }).end(turn.page)
      else response.writeHead(turn.status, turn.retryAfter ? { 'retry-after': turn.retryAfter } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Reaches this machine, which the product's own refuses. */
export const fetchHere = createSafeFetch({ ports: 'any', isAllowed: () => true })
