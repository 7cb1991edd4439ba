import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemBody, type ProblemCode, problemSentence, problems } from '@vitrine/contract'
import { translateProblem } from '../problem-messages.ts'

/** Our codes for the errors of Node's HTTP parser. */
const CODES: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}
const NOT_HTTP = 'This could not be read as an HTTP request.'

/** Responds to what is not an HTTP request, and closes the connection. No host, language or handler is known yet. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  sendAndClose(socket, CODES[error.code ?? ''] ?? 'bad-request')
}

/** Closes a connection that is over the limit before its first request. */
export function refuseConnection(socket: Socket): void {
  sendAndClose(socket, 'too-many', ['retry-after: 5'])
}

function sendAndClose(socket: Socket, code: ProblemCode, headers: string[] = []): void {
  const { status } = problems[code]
  const title = translateProblem('en', problemSentence(code))
  const requestId = randomBytes(8).toString('hex')
  const message = code === 'bad-request' ? NOT_HTTP : title
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
