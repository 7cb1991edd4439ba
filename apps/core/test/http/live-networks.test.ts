import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '../app.ts'
import { listen } from '../raw-http.ts'

let test: TestApp
let port: number
const open: WebSocket[] = []

beforeAll(async () => {
  test = await testApp({ settings: { trustProxy: ['127.0.0.1'] } })
  port = await listen(test.app)
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await test.close()
})

describe('live sockets without a session', () => {
  it('are limited to thirty for one IPv6 network, whichever of its addresses they come from', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => once(from(`2001:db8:1:2::${index + 1}`), 'open')))
    const [code] = (await once(from('2001:db8:1:2:ffff::1'), 'close')) as [number]
    await once(from('2001:db8:1:3::1'), 'open')

    expect(code).toBe(1013)
  })
})

function from(address: string): WebSocket {
  const headers = { host: `waymark.localhost:${port}`, 'x-forwarded-for': address }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
  open.push(socket)
  return socket
}
