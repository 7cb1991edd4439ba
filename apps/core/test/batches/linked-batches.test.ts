import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHostLimits } from '../../src/platform/safe-fetch/host-limits.ts'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import { check, ended, presenterOf, table, upload, videosOf } from '../batches.ts'

/** Fewer than the pages that a check asks for at the same time, so that some find the site busy. */
const ONE_AT_ONCE = {
  running: { person: 1, tenant: 1, all: 1 },
  waiting: { person: 1, tenant: 1, all: 1 },
  burst: 1000,
  perSecond: 1000,
}

let test: TestApp
let port = 0
let asked: string[] = []
/** The delay of the site's pages, in milliseconds. */
let delayMs = 0
const site = createServer((request, response) => {
  asked.push(request.url ?? '')
  const name = /^\/(hotel|tour|listing)(?:\?|$)/.exec(request.url ?? '')?.[1]
  if (!name) return void response.writeHead(403, { 'content-type': 'text/html' }).end('<title>No</title>')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const page = readFileSync(new URL(`../linked-pages/${name}.html`, import.meta.url))
  setTimeout(() => response.end(page), delayMs)
})
const at = (path: string) => `http://site.test:${port}${path}`

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const rules = {
    ports: [port, 80],
    resolve: async (name: string) => [name === 'site.test' ? '127.0.0.1' : name],
    isAllowed: (address: string) => address === '127.0.0.1',
  }
  const safeFetch = createSafeFetch(rules, createHostLimits({ name: ONE_AT_ONCE, address: ONE_AT_ONCE }))
  test = await testApp({ safeFetch })
})
afterAll(async () => {
  await test.close()
  site.close()
})

it('a batch makes videos of linked pages, prefers a row’s own values, and reports faults by row', async () => {
  const ana = await test.customer('waymark', 'ana')
  const lines = [
    'Title,Script,Price,Link',
    `,,,${at('/tour')}`,
    `Casa,We speak for ourselves.,$99,${at('/tour#rooms')}`,
    `,,,${at('/members')}`,
    ',,,http://10.0.0.8/',
    ',,,not an address',
    'Plain,Only words.,,',
  ]
  const { body: batch } = await upload(ana, lines.join('\n'))
  expect(batch.suggested).toEqual({ title: 0, script: 1, price: 2, link: 3 })
  const plan = { columns: batch.suggested, avatarId: await presenterOf(ana), length: 'short' }
  asked = []
  const { body: found } = await check(ana, batch.id, plan)

  expect(found).toMatchObject({ rows: 6, good: 3, refused: 3, unreadLinks: 0 })
  expect(found.faults.map(({ line, message }) => [line, message])).toEqual([
    [4, expect.stringContaining('asks visitors to sign in')],
    [5, expect.stringContaining('private address')],
    [6, 'Enter the full address of a web page in the link column.'],
  ])
  expect(asked.sort()).toEqual(['/members', '/tour'])

  asked = []
  await check(ana, batch.id, plan)
  await ana.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(ana, batch.id)
  expect(asked).toEqual([])
  const videos = await videosOf(ana)
  expect(videos.find(({ title }) => title.startsWith('Seven'))).toMatchObject({
    metadata: { price: '€1,290', duration: '7 days' },
    script: expect.stringMatching(/^Join us for Seven days in the Caldera valley\./),
  })
  expect(videos.find(({ title }) => title === 'Casa')).toMatchObject({
    metadata: { price: '$99', duration: '7 days' },
    script: 'We speak for ourselves.',
  })
  expect(await table(ana, batch.id, 'refused')).toContain('asks visitors to sign in')
})

it('a batch needs a link or script column, and omits sentences of a page in another language', async () => {
  const ben = await test.customer('waymark', 'ben')
  const { body: batch } = await upload(ben, `Link,Language\n${at('/hotel')},en\n${at('/hotel')},es`)
  const avatarId = await presenterOf(ben)
  expect((await check(ben, batch.id, { columns: { language: 1 }, avatarId })).status).toBe(422)

  await check(ben, batch.id, { columns: { link: 0, language: 1 }, avatarId })
  await ben.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(ben, batch.id)
  const scripts = (await videosOf(ben)).map(({ script }) => script)
  expect(scripts.find((script) => script.startsWith('Welcome to Casa del Faro.'))).not.toContain('Doce')
  expect(scripts.find((script) => script.startsWith('Te damos'))).toContain('Doce habitaciones')
})

it('a batch reads at most 200 different pages, in several checks', async () => {
  delayMs = 250
  const cleo = await test.customer('waymark', 'cleo')
  const rows = Array.from({ length: 203 }, (_, index) => at(`/tour?${index}`))
  const { body: batch } = await upload(cleo, ['Link', ...rows].join('\n'))
  const plan = { columns: { link: 0 }, avatarId: await presenterOf(cleo) }
  let { body: found } = await check(cleo, batch.id, plan)
  expect(found.unreadLinks).toBeGreaterThan(0)
  delayMs = 0
  while (found.unreadLinks > 0) ({ body: found } = await check(cleo, batch.id, plan))
  const beyond = found.faults.filter(({ message }) => message.startsWith('A file can link to up to 200 different'))

  expect(beyond.map(({ line }) => line)).toEqual([202, 203, 204])
  // Pages that found the site busy were read later.
  expect([found.good, found.refused]).toEqual([200, 3])
})
