import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { serverOptions } from '../../src/platform/http/connections/server-options.ts'
import { refuseSlowBodies } from '../../src/platform/http/connections/slow-body.ts'
import { listen, readAnswer } from '../raw-http.ts'

const CHECK_EVERY_MS = 200

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const options = serverOptions({ trustProxy: [] })
  app = fastify({ ...options, http: { ...options.http, headersTimeout: 600, connectionsCheckingInterval: 100 } })
  refuseSlowBodies(app, { checkEveryMs: CHECK_EVERY_MS })
  app.post('/', async (request) => request.body)
  app.get('/slow', async () => pause(CHECK_EVERY_MS * 4, { ok: true }))
  app.post('/slow', async () => pause(CHECK_EVERY_MS * 4, { ok: true }))
  await app.register(websocket)
  app.get('/live', { websocket: true }, () => undefined)
  port = await listen(app)
})
afterAll(() => app.close())

it('headers must arrive within eight seconds', () => {
  expect(serverOptions({ trustProxy: [] }).http.headersTimeout).toBe(8000)
})

it('headers that trickle in are cut off', async () => {
  const { answer, milliseconds } = await trickle('GET / HTTP/1.1\r\nHost: x\r\n', 'X', 50)

  expect([0, 408]).toContain(answer.status)
  expect(milliseconds).toBeLessThan(30_000)
})

it('a body that trickles in is cut off', async () => {
  const { answer, milliseconds } = await trickle(post('/', 100_000), ' ', 20)

  expect(answer.status).toBe(0)
  expect(milliseconds).toBeLessThan(30_000)
})

it('a body that arrives slowly but steadily is read completely', async () => {
  const socket = connect(port, '127.0.0.1')
  const answer = readAnswer(socket)
  socket.write(post('/', 1202, 'Connection: close\r\n'))
  socket.write('"')
  for (let sent = 0; sent < 12; sent++) {
    socket.write('a'.repeat(100))
    await pause(CHECK_EVERY_MS / 4)
  }
  socket.write('"')

  expect((await answer).body).toHaveLength(1200)
})

it('a call without a body may take longer', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/slow`)

  expect(await answer.json()).toEqual({ ok: true })
})

it('a live socket may stay silent', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`)
  const closed = once(socket, 'close')
  await once(socket, 'open')
  await pause(CHECK_EVERY_MS * 4)

  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
  await closed
})

it('a call may take longer after its body was read', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

  expect(await answer.json()).toEqual({ ok: true })
})

/** Sends the head and then one character at a time until the server hangs up. */
async function trickle(head: string, character: string, everyMs: number) {
  const socket = connect(port, '127.0.0.1')
  const since = Date.now()
  const drops = setInterval(() => socket.write(character), everyMs)
  socket.write(head)
  const answer = await readAnswer(socket)
  clearInterval(drops)
  return { answer, milliseconds: Date.now() - since }
}

function post(path: string, length: number, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`
}
