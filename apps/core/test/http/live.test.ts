import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Brand, LiveMessage, SupportAccess, Video } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, createPerson } from '../people.ts'
import { listen, readAnswer } from '../raw-http.ts'
import { until } from '../until.ts'

interface Page {
  socket: WebSocket
  heard: LiveMessage[]
}

let test: TestApp
let port: number
let ana: Client
let bo: Client
let kim: Client
const open: WebSocket[] = []

beforeAll(async () => {
  test = await testApp()
  port = await listen(test.app)
  ana = await test.customer('waymark', 'ana')
  bo = await test.customer('waymark', 'bo')
  kim = await test.customer('keystone', 'kim')
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => test.close())

describe('a video event', () => {
  it('reaches every page of its owner and nobody else', async () => {
    const own = [await page(ana), await page(ana)]
    const { body: me } = await ana.call<{ id: string }>('GET /api/user')
    const stolen = `/ws?userId=${me.id}`
    const others = [await page(bo, stolen), await page(kim, stolen), await page(test.visitor('waymark'), stolen)]
    const video = await make(ana, 'A cove that only Ana knows.')

    for (const { heard } of own) {
      await until(() => heard.filter(isNewsOf(video.id)).length >= 3)
      expect(heard).toContainEqual({ type: 'video_status_update', videoId: video.id })
      expect(heard).toContainEqual({ type: 'credits_update' })
    }
    await pause(300)
    for (const { heard } of others) expect(heard.filter(({ type }) => type !== 'avatar_status_update')).toEqual([])
  })

  it('reports the progress of a render', async () => {
    const { heard } = await page(ana)
    const { body: video } = await create(ana, 'It takes its time. [slow]')

    await until(() => heard.some(({ type }) => type === 'processing_progress'))
    const news = { type: 'processing_progress', videoId: video.id, progress: 30, stage: 'speaking', secondsLeft: null }
    expect(heard).toContainEqual(news)
    const { body } = await ana.call<Video>('GET /api/videos/:id', { params: { id: video.id } })
    expect([body.status, body.processingProgress, body.processingStage]).toEqual(['processing', 30, 'speaking'])
    await ana.call('DELETE /api/videos/:id', { params: { id: video.id } })
  })

  it('carries ids only', async () => {
    const { heard } = await page(ana)
    await make(ana, 'The secret words of Ana.')
    await until(() => heard.length >= 3)

    expect(JSON.stringify(heard)).not.toMatch(/secret|title|http|tenantId|userId/)
  })
})

it('1,000 events of four people of two tenants reach their own pages only', async () => {
  const lea = await test.customer('keystone', 'lea')
  const people = await Promise.all(
    [ana, bo, kim, lea].map(async (client) => {
      const { body } = await client.call<{ id: string }>('GET /api/user')
      return { slug: client.host.split('.')[0] ?? '', id: body.id, page: await page(client) }
    }),
  )
  const ours = '01900000-0000-7000-8000-'
  const refOf = (person: number, count: number) => `${ours}${person}${String(count).padStart(11, '0')}`
  for (const [index, { slug, id }] of people.entries()) {
    const tenant = await test.features.tenants.withSlug(slug)
    await test.deps.db.inTenant(tenant?.id ?? '', async (tx) => {
      for (let count = 0; count < 250; count++)
        await test.deps.events.publish(tx, { type: 'video_status_update', userId: id, refId: refOf(index, count) })
    })
  }
  // Videos of the tests before may still have something to say to their own people.
  const newsOf = ({ heard }: Page) =>
    heard.flatMap((message) => ('videoId' in message && message.videoId.startsWith(ours) ? [message.videoId] : []))
  await until(() => people.every((person) => newsOf(person.page).length >= 250))
  await pause(300)

  for (const [index, person] of people.entries())
    expect(newsOf(person.page)).toEqual(Array.from({ length: 250 }, (_, count) => refOf(index, count)))
})

describe('a brand event', () => {
  it('reaches every page of the tenant and of no other', async () => {
    const here = [await page(ana), await page(bo), await page(test.visitor('waymark'))]
    const there = [await page(kim), await page(test.visitor('keystone'))]
    await publish('waymark', { type: 'brand_update', userId: null, refId: '7' })

    for (const { heard } of here)
      await until(() => heard.some((message) => message.type === 'brand_update' && message.version === 7))
    await pause(200)
    for (const { heard } of there) expect(heard.filter(({ type }) => type === 'brand_update')).toEqual([])
  })

  it('is followed by the new brand, not by the cached one', async () => {
    const { heard } = await page(test.visitor('keystone'))
    await test.visitor('keystone').call('GET /api/branding')
    await test.deps.db.execute(
      `update brand set company_name = 'Renamed', version = 2 where tenant_id = (select id from tenant where slug = 'keystone')`,
    )
    await publish('keystone', { type: 'brand_update', userId: null, refId: '2' })
    await until(() => heard.some(({ type }) => type === 'brand_update'))

    const { body } = await test.visitor('keystone').call<{ brand: { companyName: string } }>('GET /api/branding')
    expect(body.brand.companyName).toBe('Renamed')
  })
})

describe('a change of a tenant', () => {
  it('has its node read the tenant again', async () => {
    const { call } = test.visitor('azure-coast')
    const companyName = async () => (await call<{ brand: Brand }>('GET /api/branding')).body.brand.companyName
    expect(await companyName()).not.toBe('Renamed')
    await test.deps.db.execute(
      `update brand set company_name = 'Renamed' where tenant_id = (select id from tenant where slug = 'azure-coast')`,
    )
    await publish('azure-coast', { type: 'tenant_update', userId: null, refId: 'azure-coast' })

    await until(async () => (await companyName()) === 'Renamed')
  })

  it('says nothing to its pages', async () => {
    const { heard } = await page(test.visitor('waymark'))
    await publish('waymark', { type: 'tenant_update', userId: null, refId: 'waymark' })
    await publish('waymark', { type: 'brand_update', userId: null, refId: '9' })
    await until(() => heard.some(({ type }) => type === 'brand_update'))

    expect(heard).toEqual([expect.objectContaining({ version: 9 })])
  })
})

describe('a socket', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another tenant', { origin: 'http://keystone.localhost' }],
    ['another port', { origin: 'http://waymark.localhost:1' }],
    ['a page without an origin of its own', { origin: 'null' }],
    [
      'another site that the browser calls the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is refused for %s', async (_who, headers) => {
    const socket = connect(ana, '/ws', headers)
    const [code] = (await once(socket, 'close')) as [number]

    expect(code).toBe(1008)
  })

  it('is accepted from the site’s own page', async () => {
    const { socket } = await page(ana, '/ws', { origin: `http://waymark.localhost:${port}` })

    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('does not exist on an unknown host', async () => {
    const socket = connect(test.visitor('nobody'), '/ws')
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]

    expect(answer.statusCode).toBe(421)
  })

  it.each([
    ['nobody.localhost', '/ws', 421],
    ['waymark.localhost', '/nowhere', 404],
    ['waymark.localhost', '/api/videos', 401],
    ['waymark.localhost', '/login', 101],
    ['waymark.localhost', '/ws', 101],
  ])('refused by the server leaves no connection behind: %s%s', async (host, path, status) => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    const silent = connectTo(port, '127.0.0.1')
    const answer = readAnswer(silent)
    silent.write([`GET ${path} HTTP/1.1`, `Host: ${host}:${port}`, 'Origin: null', ...upgrade, '', ''].join('\r\n'))

    expect((await answer).status).toBe(status)
  })

  it('that sends too much is closed, and the server keeps running', async () => {
    const socket = connect(ana, '/ws')
    await once(socket, 'open')
    socket.send('x'.repeat(100_000))
    const [code] = (await once(socket, 'close')) as [number]

    expect([1006, 1009]).toContain(code)
    expect((await ana.call('GET /auth/user')).status).toBe(200)
  })

  it.each([
    ['POST /auth/logout', 'there'],
    ['DELETE /auth/sessions', 'here'],
  ])('is closed when its session ends by %s', async (key, where) => {
    const [here, there] = [await test.customer('waymark', `tabs-${where}`), test.visitor('waymark')]
    const login = { username: `tabs-${where}`, password: 'three plain words' }
    await there.call('POST /auth/login', { body: login })
    const [staying, ending] = [await page(here), await page(there)]
    await (where === 'here' ? here : there).call(key)
    await until(() => ending.socket.readyState === WebSocket.CLOSED)

    expect(staying.socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each([
    ['the visitor signs out elsewhere', (visitor: Client) => visitor.call('POST /auth/logout')],
    ['the person ends it', (_visitor: Client, person: Client) => person.call('DELETE /api/act-as')],
  ])('of a support session is closed when %s', async (what, end) => {
    const owner = await createPerson(test, 'waymark', `owner ${what.length}`, { role: 'partner', memberRole: 'owner' })
    const person = await createPerson(test, 'waymark', `person ${what.length}`, {
      role: 'customer',
      memberRole: 'member',
    })
    const visitor = await visit(owner, person)
    const [visiting, own] = [await page(visitor), await page(person.client)]
    await end(owner.client, person.client)
    await until(() => visiting.socket.readyState === WebSocket.CLOSED)

    expect(own.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is limited to thirty for one person', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => page(bo)))
    const [code] = (await once(connect(bo, '/ws'), 'close')) as [number]

    expect(many.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
    expect(code).toBe(1013)
  })
})

function connect(client: Client, path: string, headers: Record<string, string> = {}): WebSocket {
  const host = `${client.host}:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host, cookie: client.cookie, ...headers },
  })
  socket.on('error', () => undefined)
  open.push(socket)
  return socket
}

/** An open page of this browser, and what it hears from then on. */
async function page(client: Client, path = '/ws', headers: Record<string, string> = {}): Promise<Page> {
  const socket = connect(client, path, headers)
  const heard: LiveMessage[] = []
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString()) as LiveMessage))
  await once(socket, 'open')
  return { socket, heard }
}

/** A browser with the session of `owner` in which they visit the account of `person`. */
async function visit(owner: TestPerson, person: TestPerson): Promise<Client> {
  const [reason, visitor] = ['It stays dark', test.visitor('waymark')]
  await person.client.call('POST /api/support', { body: { reason } })
  const asked = { params: { id: person.id }, body: { reason } }
  const { body } = await owner.client.call<SupportAccess>('POST /api/whitelabel/users/:id/act-as', asked)
  visitor.cookie = owner.client.cookie
  await visitor.call('POST /auth/support', { body: { pass: body.url?.split('#')[1] } })
  return visitor
}

async function publish(slug: string, event: Parameters<TestApp['deps']['events']['publish']>[1]): Promise<void> {
  const tenant = await test.features.tenants.withSlug(slug)
  await test.deps.db.inTenant(tenant?.id ?? '', (tx) => test.deps.events.publish(tx, event))
}

async function create(client: Client, script: string) {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  return client.call<Video>('POST /api/videos', { body: { script, avatarId: avatars[0]?.id } })
}

async function make(client: Client, script: string): Promise<Video> {
  return client.finished((await create(client, script)).body.id)
}

function isNewsOf(videoId: string) {
  return (message: LiveMessage) => 'videoId' in message && message.videoId === videoId
}
