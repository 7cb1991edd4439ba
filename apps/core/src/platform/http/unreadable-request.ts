import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemBody, type ProblemCode, problems } from '@vitrine/contract'

/** What Node's own reader of HTTP gives up on, in our codes. */
const CODES: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}
const NO_HTTP = 'This could not be read as an HTTP request.'

/** Refuses what is no request yet, so that no host, language or handler is known: with the last words on its connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  sayLast(socket, CODES[error.code ?? ''] ?? 'bad-request')
}

/** Ends a connection that is one too many before its first request. */
export function refuseConnection(socket: Socket): void {
  sayLast(socket, 'too-many', ['retry-after: 5'])
}

function sayLast(socket: Socket, code: ProblemCode, headers: string[] = []): void {
  const { status, message: title } = problems[code]
  const requestId = randomBytes(8).toString('hex')
  const message = code === 'bad-request' ? NO_HTTP : title
  const body = { type: `/problems/${code}`, title, status, code, message, requestId } satisfies ProblemBody
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}
