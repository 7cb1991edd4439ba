import { type Socket, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawReply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Listens on a free port of this machine and answers the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return Number(new URL(address).port)
}

/** Sends these bytes as they are, which no HTTP client would do, and reads the answer to its end. */
export async function sendRaw(port: number, ...lines: string[]): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1')
  const answer = readAnswer(socket)
  socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'))
  return answer
}

/** Returns the response on this connection once it is closed; status 0 without one. */
export async function readAnswer(socket: Socket): Promise<RawReply> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  // Not `once` of events: that would fail on a connection that is cut off with bytes of ours still on their way.
  await new Promise((resolve) => socket.once('close', resolve))
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}
