import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { handleSequentially } from '../../src/platform/http/connections/sequential-requests.ts'
import { serverOptions } from '../../src/platform/http/connections/server-options.ts'
import { listen, readAnswer } from '../raw-http.ts'
import { until } from '../until.ts'

const LARGE = 'a'.repeat(1_000_000)
const HOST = 'Host: x\r\n'
const LAST = `GET /last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

let app: FastifyInstance
let port: number
let begun = 0
let underWay = 0
let mostUnderWay = 0
const readLater = Promise.withResolvers<void>()

beforeAll(async () => {
  app = fastify(serverOptions({ trustProxy: [] }))
  handleSequentially(app)
  app.addHook('onRequest', async (_request, { raw }) => {
    begun++
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    raw.once('close', () => underWay--)
  })
  app.get('/:n', async ({ params }) => pause(5, params))
  app.get('/large', async () => LARGE)
  app.post('/:n', async ({ body }) => pause(5, body))
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.post('/later', async ({ body, raw }) => {
    await readLater.promise
    const buffered = raw.readableLength
    return { buffered, size: (await (body as Readable).toArray()).reduce((sum, { length }) => sum + length, 0) }
  })
  await app.register(websocket)
  app.get('/live', { websocket: true }, (socket) => {
    socket.on('message', (text: Buffer) => socket.send(text))
  })
  // A change of protocol that comes too early is logged as trouble.
  app.log.level = 'silent'
  port = await listen(app)
})
beforeEach(() => {
  begun = mostUnderWay = 0
})
afterAll(() => app.close())

it('pipelined requests are answered in order and handled one at a time', async () => {
  const requests = Array.from({ length: 200 }, (_, n) => get(`/${n}`)).join('')
  const { body } = await answered(requests + LAST)

  expect(numbersIn(body)).toEqual([...Array.from({ length: 200 }, (_, n) => `${n}`), 'last'])
  expect(mostUnderWay).toBe(1)
})

it('pipelined requests with bodies are handled in order, in pieces of any size', async () => {
  const bodies = ['{"n":"1"}', `{"n":"2","text":"${'\\r\\n'.repeat(40)}"}`, '{"n":"3"}\r\n\r\n\r\n\r\n']
  const requests = bodies.map((text) => post('/x', text) + get('/between')).join('') + LAST
  for (const size of [1, 7, 130, requests.length]) {
    const { body } = await answered(requests, size)

    expect([size, numbersIn(body)]).toEqual([size, ['1', 'between', '2', 'between', '3', 'between', 'last']])
  }
  expect(mostUnderWay).toBe(1)
})

it('a body of blank lines is read whole', async () => {
  const text = JSON.stringify({ n: 'blank', text: '' }) + '\r\n'.repeat(300_000)
  const { body } = await answered(post('/x', text) + LAST)

  expect(numbersIn(body)).toEqual(['blank', 'last'])
})

it('a body is received only when it is read, and then completely', async () => {
  const size = 20_000_000
  const socket = connect(port, '127.0.0.1')
  const answer = readAnswer(socket)
  const type = 'Content-Type: application/octet-stream\r\n'
  socket.write(`POST /later HTTP/1.1\r\n${HOST}${type}Content-Length: ${size}\r\n\r\n`)
  socket.write(Buffer.alloc(size))
  socket.write(LAST)
  await steady(() => socket.bytesWritten - socket.writableLength)
  await pause(300)
  readLater.resolve()
  const { body } = await answer

  expect(Number(/"buffered":(\d+)/.exec(body)?.[1])).toBeLessThan(300_000)
  expect(body).toContain(`"size":${size}`)
  expect(numbersIn(body)).toEqual(['last'])
})

it('a client that does not read its answer has no further request handled', async () => {
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(get('/large').repeat(500))
  const most = await steady(() => begun)

  expect(most).toBeLessThan(100)
  expect(await connectionsOf(app)).toBe(1)
  const before = begun
  socket.resume()
  await until(async () => begun > before)
  socket.destroy()
  await until(async () => (await connectionsOf(app)) === 0)
})

it('pipelined requests are not read before the previous answer was sent', async () => {
  let parsed = 0
  const note = () => void parsed++
  subscribe('http.server.request.start', note)
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(get('/large').repeat(500))
  await steady(() => begun)
  unsubscribe('http.server.request.start', note)
  socket.destroy()

  expect(parsed).toBe(begun)
})

it('a malformed request closes the connection after the answers before it', async () => {
  const { body } = await answered(`${get('/1')}${get('/2')}nonsense\r\n\r\n${get('/3')}`)

  expect(numbersIn(body)).toEqual(['1', '2'])
  expect(body).toContain('could not be read as an HTTP request')
})

it('data after the handshake of a live socket in the same packet reaches the socket', async () => {
  const socket = connect(port, '127.0.0.1')
  const message = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7a, 0x7a])
  socket.write(Buffer.concat([Buffer.from(upgrade()), ...Array.from({ length: 40 }, () => message)]))
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const count = () => Buffer.concat(chunks).toString().split('zz').length - 1
  await until(() => count() >= 40)
  socket.destroy()

  expect(count()).toBe(40)
})

it('a connection upgrades after the answers before it, or closes', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.write(get('/1') + upgrade())
  await until(() => text.includes('101 Switching'))
  socket.destroy()

  expect(text.indexOf('"n":"1"')).toBeLessThan(text.indexOf('101 Switching'))
  // The end of a body and the request behind it come in one piece.
  expect((await answered(post('/x', '{"n":"1"}') + upgrade())).body).not.toContain('101 Switching')
})

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\n${HOST}\r\n`
}

function post(path: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

function upgrade(): string {
  const key = Buffer.alloc(16).toString('base64')
  const asked = `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n`
  return `GET /live HTTP/1.1\r\n${HOST}Connection: Upgrade\r\n${asked}\r\n`
}

async function answered(text: string, size = text.length) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  const answer = readAnswer(socket)
  await sendInPieces(socket, text, size)
  return answer
}

async function sendInPieces(socket: Socket, text: string, size: number): Promise<void> {
  for (let from = 0; from < text.length; from += size) {
    if (!socket.write(text.slice(from, from + size))) await once(socket, 'drain')
    if (size < text.length) await new Promise(setImmediate)
  }
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/"n":"(\w+)"/g)].map(([, n]) => n ?? '')
}

/** Waits until a figure no longer changes. */
async function steady(figure: () => number): Promise<number> {
  for (;;) {
    const before = figure()
    await pause(300)
    if (before > 0 && figure() === before) return before
  }
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
