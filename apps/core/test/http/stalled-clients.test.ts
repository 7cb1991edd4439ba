import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverOptions } from '../../src/platform/http/connections/server-options.ts'
import { endStalledClients } from '../../src/platform/http/connections/stalled-clients.ts'
import { listen } from '../raw-http.ts'
import { until } from '../until.ts'

const CHECKS_MAX = 4
const FILE_BYTES = 32 * 1024 * 1024
const STEP_BYTES = 2 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, 'a')
/** More than the buffers of the system take, in many chunks and in one. */
const PATHS = ['/file', '/text']

let app: FastifyInstance
let port: number
let readers: ReturnType<typeof endStalledClients>

beforeAll(async () => {
  app = fastify(serverOptions({ trustProxy: [] }))
  readers = endStalledClients(app, { checkEveryMs: 1_000_000, checksMax: CHECKS_MAX })
  app.get('/file', async () => Readable.from(chunks()))
  app.get('/text', async () => CHUNK.toString().repeat(FILE_BYTES / CHUNK.length))
  app.get('/slow', async () => pause(500, 'slow'))
  port = await listen(app)
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
})

it.each(PATHS)('a client that stops reading %s is cut off', async (path) => {
  const socket = ask(path)
  await once(socket, 'readable')
  await until(async () => {
    readers.check()
    return (await connections()) === 0
  }, 'the connection was not ended')
  const { bytes, isComplete } = await readToEnd(socket)

  expect(isComplete).toBe(false)
  expect(bytes).toBeLessThan(FILE_BYTES)
})

it.each(PATHS)('a client that reads %s slowly gets it completely', async (path) => {
  let checks = 0
  const { bytes, isComplete } = await readToEnd(ask(path), async () => {
    readers.check()
    checks++
    await pause(10)
  })

  expect(isComplete).toBe(true)
  expect(bytes).toBeGreaterThanOrEqual(FILE_BYTES)
  expect(checks).toBeGreaterThan(CHECKS_MAX * 2)
})

it('an answer that starts late is waited for', async () => {
  const answer = readToEnd(ask('/slow'))
  await pause(100)
  for (let n = 0; n < CHECKS_MAX * 2; n++) readers.check()
  const { bytes, isComplete } = await answer

  expect([isComplete, bytes > 0]).toEqual([true, true])
})

function ask(path: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return socket
}

/** Reads to the end, with `step` after each few megabytes. A client that is cut off gets a reset, or less than was promised. */
async function readToEnd(socket: Socket, step?: () => Promise<void>): Promise<{ bytes: number; isComplete: boolean }> {
  let bytes = 0
  let tail = ''
  let length = Number.NaN
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      if (bytes === 0) length = Number(/content-length: (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? Number.NaN)
      if (Math.floor(bytes / STEP_BYTES) < Math.floor((bytes + chunk.length) / STEP_BYTES)) await step?.()
      bytes += chunk.length
      tail = chunk.subarray(-5).toString()
    }
  } catch {
    return { bytes, isComplete: false }
  }
  return { bytes, isComplete: Number.isNaN(length) ? tail === '0\r\n\r\n' : bytes > length }
}

async function* chunks(): AsyncGenerator<Buffer> {
  for (let bytes = 0; bytes < FILE_BYTES; bytes += CHUNK.length) yield CHUNK
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
