import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { limitAddresses } from '../../src/platform/http/connections/address-limits.ts'
import { installHeaders } from '../../src/platform/http/headers.ts'
import { installProblems } from '../../src/platform/http/problems.ts'
import { serverOptions } from '../../src/platform/http/connections/server-options.ts'
import { listen, readAnswer } from '../raw-http.ts'
import { until } from '../until.ts'

const UNDER_WAY_MAX = 20
const LARGE = 'a'.repeat(12 * 1024 * 1024)

let app: FastifyInstance
let port: number
let begun: string[]
let releaseClaim: () => void
let gate: Promise<void>
let addresses = 0

beforeAll(async () => {
  app = fastify(serverOptions({ trustProxy: ['127.0.0.1'] }))
  installProblems(app, { sendNotice: (_, reply) => reply })
  limitAddresses(app, { underWayMax: UNDER_WAY_MAX })
  installHeaders(app, { mode: 'development', platformHost: 'localhost', hstsSubdomains: false })
  app.addHook('onRequest', async ({ ip }) => void begun.push(ip))
  app.get('/', async () => ({ ok: true }))
  app.get('/wait', async () => gate.then(() => ({ ok: true })))
  app.get('/large', async () => LARGE)
  port = await listen(app)
})
beforeEach(() => {
  begun = []
  ;({ promise: gate, resolve: releaseClaim } = Promise.withResolvers<void>())
})
afterAll(() => app.close())

it('addresses take turns, so one with many requests does not keep others waiting', async () => {
  const [greedy, other] = [newAddress(), newAddress()]
  const sockets = await Promise.all(Array.from({ length: UNDER_WAY_MAX }, opened))
  const last = await opened()
  await until(async () => (await connections()) === UNDER_WAY_MAX + 1)
  const answers = [...sockets, last].map(readAnswer)
  for (const socket of sockets) socket.write(get('/', greedy))
  last.write(get('/', other))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)

  expect(statuses).toEqual(statuses.map(() => 200))
  expect(begun.indexOf(other)).toBeLessThan(UNDER_WAY_MAX / 2)
})

it('a request beyond the concurrency limit of an address is refused until another one is answered', async () => {
  const [busy, other] = [newAddress(), newAddress()]
  const waiting = Array.from({ length: UNDER_WAY_MAX }, () => ask('/wait', busy))
  await until(() => begun.length === UNDER_WAY_MAX)
  const { status, headers, body } = await ask('/', busy)

  expect([status, headers['retry-after'], JSON.parse(body)]).toMatchObject([429, '5', { code: 'too-many' }])
  expect(begun).toHaveLength(UNDER_WAY_MAX)
  expect((await ask('/', other)).status).toBe(200)
  releaseClaim()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
  expect((await ask('/', busy)).status).toBe(200)
})

it('an unread answer counts as in progress until its connection ends', async () => {
  const busy = newAddress()
  const sockets = await Promise.all(Array.from({ length: UNDER_WAY_MAX }, opened))
  for (const socket of sockets) socket.pause().write(get('/large', busy))
  await until(() => begun.length === UNDER_WAY_MAX)

  expect((await ask('/', busy)).status).toBe(429)
  for (const socket of sockets) socket.destroy()
  await until(async () => (await ask('/', busy)).status === 200)
})

it('addresses of one IPv6 network count as one', async () => {
  const network = `2001:db8:${++addresses}:1`
  const waiting = Array.from({ length: UNDER_WAY_MAX }, (_, n) => ask('/wait', `${network}::${n + 1}`))
  await until(() => begun.length === UNDER_WAY_MAX)

  expect((await ask('/', `${network}::ffff`)).status).toBe(429)
  expect((await ask('/', `2001:db8:${addresses}:2::1`)).status).toBe(200)
  releaseClaim()
  await Promise.all(waiting)
})

it('a browser gets the error as a page in its language', async () => {
  const busy = newAddress()
  const waiting = Array.from({ length: UNDER_WAY_MAX }, () => ask('/wait', busy))
  await until(() => begun.length === UNDER_WAY_MAX)
  const { status, headers, body } = await ask('/', busy, 'Accept: text/html\r\nAccept-Language: es\r\n')
  releaseClaim()
  await Promise.all(waiting)

  expect([status, headers['retry-after'], headers['content-type']]).toEqual([429, '5', 'text/html; charset=utf-8'])
  expect(body).toContain('<html lang="es" dir="ltr">')
  expect(body).toContain('<h1>Demasiadas solicitudes. Inténtalo de nuevo en 5 segundos.</h1>')
})

function newAddress(): string {
  return `198.51.100.${++addresses}`
}

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function ask(path: string, address: string, headers = '') {
  const socket = await opened()
  const answer = readAnswer(socket)
  socket.write(get(path, address, headers))
  return answer
}

function get(path: string, address: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n${headers}\r\n`
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
