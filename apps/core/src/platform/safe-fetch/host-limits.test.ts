import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHostLimits } from './host-limits.ts'
import { createSafeFetch } from './safe-fetch.ts'

const ANSWER_MS = 40
let port = 0
let running = 0
let peak = 0
const heard: string[] = []
const server = createServer((request, response) => {
  heard.push(request.url ?? '')
  if (request.url === '/moved') return void response.writeHead(302, { location: `http://a.test:${port}/` }).end()
  peak = Math.max(peak, ++running)
  setTimeout(() => {
    running -= 1
    response.end('page')
  }, ANSWER_MS)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  peak = 0
  heard.length = 0
})

const line = (all: number, rest: { waiting?: number; burst?: number; perSecond?: number } = {}) => {
  const waiting = rest.waiting ?? 100
  return {
    running: { person: all, tenant: all, all },
    waiting: { person: waiting, tenant: waiting, all: waiting },
    burst: rest.burst ?? 1000,
    perSecond: rest.perSecond ?? 1000,
  }
}
const WIDE = line(1000)
const LOOPBACK = { isAllowed: (address: string) => address === '127.0.0.1', resolve: async () => ['127.0.0.1'] }
const fetcher = (rules: Parameters<typeof createHostLimits>[0], queuesMax?: number) =>
  createSafeFetch({ ...LOOPBACK, ports: [port] }, createHostLimits(rules, queuesMax))
const person = (personId: string, tenantId = 't') => ({ tenantId, personId })
const troubleOf = (fetched: Promise<unknown>) =>
  fetched.then(
    () => undefined,
    (error: { trouble?: string }) => error.trouble,
  )

it('few requests reach a host at once, whoever and however many ask, and each gets its answer', async () => {
  const fetch = fetcher({ name: line(2), address: WIDE })
  const asked = Array.from({ length: 12 }, (_, index) =>
    fetch(`http://A.test${index % 2 ? '.' : ''}:${port}/${index}`, { owner: person(`p${index}`, `t${index % 3}`) }),
  )

  expect((await Promise.all(asked)).map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 12 }, () => 'page'),
  )
  expect([peak, heard.length]).toEqual([2, 12])
})

it('an address counts as one host, however many names lead to it', async () => {
  const fetch = fetcher({ name: WIDE, address: line(3) })
  await Promise.all(Array.from({ length: 12 }, (_, index) => fetch(`http://n${index}.test:${port}/`)))

  expect(peak).toBe(3)
})

it('after a burst a host is asked at a small rate', async () => {
  const fetch = fetcher({ name: line(10, { burst: 3, perSecond: 20 }), address: WIDE })
  const begun = performance.now()
  await Promise.all(Array.from({ length: 7 }, () => fetch(`http://a.test:${port}/`)))

  // Three at once, then one every 50 ms.
  expect(performance.now() - begun).toBeGreaterThan(190)
})

it('every redirect waits for its turn at the host to which it leads', async () => {
  const fetch = fetcher({ name: line(1), address: WIDE })
  const held = fetch(`http://a.test:${port}/`)
  const moved = fetch(`http://b.test:${port}/moved`, { timeoutMs: 20 })

  expect([await troubleOf(moved), (await held).status, heard]).toEqual(['host-busy', 200, ['/', '/moved']])
})

it('says at once that a host is busy where the line is full, and when the time ends in the line', async () => {
  const fetch = fetcher({ name: line(1, { waiting: 2 }), address: WIDE })
  const first = fetch(`http://a.test:${port}/`)
  await pause(10)
  const [, late] = [fetch(`http://a.test:${port}/`), troubleOf(fetch(`http://a.test:${port}/`, { timeoutMs: 15 }))]
  await pause(5)

  expect(await troubleOf(fetch(`http://a.test:${port}/`))).toBe('host-busy')
  expect([await late, (await first).status]).toEqual(['host-busy', 200])
  expect((await fetch(`http://a.test:${port}/`)).status).toBe(200)
})

it('one person’s long line delays another person by what is running only', async () => {
  const fetch = fetcher({ name: line(1), address: WIDE })
  const ended: string[] = []
  const ask = (name: string) => fetch(`http://a.test:${port}/`, { owner: person(name) }).then(() => ended.push(name))
  const many = Array.from({ length: 6 }, () => ask('ana'))
  await pause(10)
  await Promise.all([...many, ask('ben')])

  expect(ended.indexOf('ben')).toBeLessThanOrEqual(2)
})

it('remembers a bounded number of hosts, and forgets those that are quiet', async () => {
  const fetch = fetcher({ name: line(1), address: line(1) }, 4)
  const [first, second] = [fetch(`http://a.test:${port}/`), fetch(`http://b.test:${port}/`)]
  await pause(10)
  // The lines of two names and their address are in use, so there is room for one more.
  const third = fetch(`http://c.test:${port}/`)
  await pause(5)
  expect(await troubleOf(fetch(`http://d.test:${port}/`))).toBe('host-busy')
  await Promise.all([first, second, third])
  await pause(5)

  expect((await fetch(`http://d.test:${port}/`)).status).toBe(200)
})
