import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from '../../src/platform/http/connections/connection-limits.ts'
import { readAnswer } from '../raw-http.ts'
import { until } from '../until.ts'

const OTHER_ADDRESS = '127.0.0.2'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('a connection beyond the limit of an address gets an error and is closed, while others stay open', async () => {
  await start({ ofAddressMax: 3 })
  const sockets = await Promise.all([opened(), opened(), opened()])
  const { status, headers, body } = await readAnswer(await opened())

  expect([status, headers['retry-after'], JSON.parse(body)]).toMatchObject([429, '5', { code: 'too-many' }])
  expect((await ask(OTHER_ADDRESS)).status).toBe(200)
  sockets[0]?.destroy()
  await until(async () => (await ask()).status === 200)
})

it('connections of a trusted proxy count for its many clients', async () => {
  await start({ ofAddressMax: 3, trustProxy: ['127.0.0.0/30'] })
  await Promise.all(Array.from({ length: 10 }, () => opened()))

  expect((await ask()).status).toBe(200)
})

it('the total number of connections is limited', async () => {
  await start({ max: 3 })
  await Promise.all([opened(), opened(), opened()])

  expect((await readAnswer(connect(portOf(server), '127.0.0.1'))).status).toBe(0)
})

async function start(options: Parameters<typeof limitConnections>[1]): Promise<void> {
  server = createServer((_request, response) => response.end())
  limitConnections(server, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function opened(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function ask(localAddress?: string) {
  const socket = await opened(localAddress)
  const answer = readAnswer(socket)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return answer
}

function portOf(of: Server): number {
  return (of.address() as AddressInfo).port
}
