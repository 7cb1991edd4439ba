import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { api, bodySchemaOf } from '@vitrine/contract/api'
import type { BrandDraft, Call } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isPublic } from '../../src/platform/safe-fetch/addresses.ts'
import { type SafeFetch, createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import { HOTEL } from '../scenes/brand-kits-scene.ts'
import type { Client, Reply } from '../client.ts'
import { create } from '../renditions.ts'
import { hostileAddresses, resolveHostile } from '../hostile-addresses.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'

/** The public internet; the trap records all other connections to this machine. */
const SITE_ADDRESS = '127.0.0.2'

const heard: string[] = []
/** The response of the site on the public internet. */
let site: RequestListener = (_request, response) => response.end()
let sitePort = 0
let trapPort = 0
let servers: Server[]
let test: TestApp
let ana: Client
let owner: Client
let videoId = ''
const draftId = crypto.randomUUID()
const dns = createScriptedDns()

const isSite = (address: string) => address === SITE_ADDRESS
let safeFetch: SafeFetch

beforeAll(async () => {
  servers = [
    await listen('::', (request, response) => {
      heard.push(`${request.headers.host}${request.url}`)
      response.setHeader('content-type', 'text/html').end('<title>Inside</title>')
    }),
    await listen(SITE_ADDRESS, (request, response) => site(request, response)),
  ]
  const [inside = 0, outside = 0] = servers.map((server) => (server.address() as AddressInfo).port)
  trapPort = inside
  sitePort = outside
  safeFetch = fetchWhere((address) => isSite(address) || isPublic(address))
  test = await testApp({
    safeFetch: (url, options) => safeFetch(url, options),
    resolver: dns.resolver,
    prober: dns.prober,
    settings: { edgeHost: 'edge.neutral.test' },
  })
  ana = await test.customer('waymark', 'ana')
  owner = await test.demo('azure-coast', 'owner')
  videoId = (await create(ana)).body.id
  await ana.finished(videoId)
  await ana.call('POST /api/videos/:id/share', { params: { id: videoId } })
  await ana.call('PUT /api/drafts/:id', { params: { id: draftId }, body: { version: 0, content: {} } })
})
afterAll(async () => {
  await test.close()
  for (const server of servers) server.close()
})
beforeEach(() => void (heard.length = 0))

const redirects: (address: string) => RequestListener = (address) => (request, response) => {
  if (request.url !== '/') return response.writeHead(404).end()
  return response.writeHead(302, { location: Buffer.from(address).toString('latin1') }).end()
}
const shows: (html: string) => RequestListener = (html) => (_request, response) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html)

/** Every call that fetches a typed address, and how it does so. */
const fetched: Record<string, (address: string) => Promise<Reply>> = {
  'POST /api/capture': capture,
  'POST /api/capture, of a page that leads on': (address) => ofSite(redirects(address), capture),
  'POST /api/capture, of a page with a preview': (address) =>
    ofSite(shows(`<title>A page</title><meta property="og:image" content="${address}">`), captureOnce),
  'POST /api/videos': makeVideo,
  'POST /api/videos, of a page that leads on': (address) => ofSite(redirects(address), makeVideo),
  'POST /api/feeds': addFeed,
  'POST /api/feeds, of an address that leads on': (address) => ofSite(redirects(address), addFeed),
  'POST /api/drafts/from-link': begin,
  'POST /api/drafts/from-link, of a page that leads on': (address) => ofSite(redirects(address), begin),
  'POST /api/drafts/:id/photos': (address) =>
    ana.call('POST /api/drafts/:id/photos', { params: { id: draftId }, body: { urls: [address], hasRights: true } }),
  'POST /api/whitelabel/branding/from-website': brand,
  'POST /api/whitelabel/branding/from-website, of a page that leads on': (address) => ofSite(redirects(address), brand),
  'POST /api/brand-kits/from-website': kitFrom,
  'POST /api/brand-kits/from-website, of a page that leads on': (address) => ofSite(redirects(address), kitFrom),
  'POST /api/whitelabel/sso/test': (issuer) => owner.call('POST /api/whitelabel/sso/test', { body: { issuer } }),
  'POST /api/whitelabel/speech-service/test, of a service there': async (address) => {
    const saved = await connectSpeech(address)
    return saved.status === 200
      ? owner.call('POST /api/whitelabel/speech-service/test', { body: { voice: 'a' } })
      : saved
  },
  'POST /api/whitelabel/branding/from-website, of a page with a style sheet, a logo and an icon': (address) =>
    ofSite(
      shows(`<title>A site</title><link rel="stylesheet" href="${address}"><link rel="icon" href="${address}">
        <header><img class="logo" src="${address}"></header>`),
      brand,
    ),
}

const SPEECH = { kind: 'openai', model: 'm', voices: [{ id: 'a', name: 'A', languages: ['en'], gender: null }] }
const connectSpeech = (baseUrl: string) =>
  owner.call('PUT /api/whitelabel/speech-service', { body: { ...SPEECH, baseUrl } })

/** Each call that keeps an address: it is shown to people, and nothing here ever goes there. */
const kept: Record<string, (address: string) => Promise<Reply>> = {
  'POST /api/brand-kits': async (url) => {
    const added = await ana.call<{ id: string }>('POST /api/brand-kits', { body: { ...HOTEL, url } })
    if (added.status === 201) await ana.call('DELETE /api/brand-kits/:id', { params: { id: added.body.id } })
    return added
  },
  'PUT /api/brand-kit': (url) => owner.call('PUT /api/brand-kit', { body: { ...HOTEL, url } }),
  'PUT /api/brand-kits/:id': async (url) => {
    const { body } = await owner.call<{ kit: { id: string } }>('PUT /api/brand-kit', { body: HOTEL })
    return owner.call('PUT /api/brand-kits/:id', { params: { id: body.kit.id }, body: { ...HOTEL, url } })
  },
  'PUT /api/drafts/:id': (address) =>
    ana.call('PUT /api/drafts/:id', {
      params: { id: crypto.randomUUID() },
      body: { version: 0, content: { screenShareUrl: address, closing: { isOn: true, url: address } } },
    }),
  'PATCH /api/videos/:id/share': (address) =>
    ana.call('PATCH /api/videos/:id/share', {
      params: { id: videoId },
      body: { callToAction: { label: 'Go', url: address } },
    }),
  'PATCH /api/whitelabel/branding': (address) =>
    owner.call('PATCH /api/whitelabel/branding', { body: { logoUrl: address } }),
  'PUT /api/whitelabel/branding/draft': async (address) => {
    const { body } = await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')
    const footer = { ...body.design.footer, credit: { name: 'Studio', url: address } }
    return owner.call('PUT /api/whitelabel/branding/draft', { body: { design: { ...body.design, footer } } })
  },
  // The addresses of its deliveries are tested beside their receiver.
  'POST /api/webhooks': async (address) => {
    const added = await ana.call<{ id: string }>('POST /api/webhooks', {
      body: { url: address, events: ['video.completed'] },
    })
    if (added.status === 201) await ana.call('DELETE /api/webhooks/:id', { params: { id: added.body.id } })
    return added
  },
  'PUT /api/whitelabel/speech-service': connectSpeech,
  // Its requests are tested beside its adapters, which refuse internal addresses.
  'PUT /api/whitelabel/twin-service': (baseUrl) =>
    owner.call('PUT /api/whitelabel/twin-service', { body: { kind: 'own-server', baseUrl, model: '' } }),
  // The requests of a sign-in are tested beside their adapter.
  'PUT /api/whitelabel/sso': (issuer) =>
    owner.call('PUT /api/whitelabel/sso', { body: { issuer, clientId: 'id', clientSecret: 'secret' } }),
  'POST /api/whitelabel/domains': async (address) => {
    const host = URL.parse(address)?.host || address
    const added = await owner.call<{ id: string }>('POST /api/whitelabel/domains', { body: { host } })
    const { id } = added.body
    if (id) await owner.call('POST /api/whitelabel/domains/:id/check', { params: { id } })
    if (id) await owner.call('DELETE /api/whitelabel/domains/:id', { params: { id } })
    return added
  },
}

describe.each(Object.entries(fetched))('%s', (_name, ask) => {
  it('connects to no internal address, in any spelling', { timeout: 900_000 }, async () => {
    for (const address of hostileAddresses(trapPort)) {
      const { status } = await ask(address)
      expect([address, status]).toEqual([address, expect.toSatisfy(isAnswer)])
    }
    expect(heard).toEqual([])
  })

  it('is detected when it connects', async () => {
    const guarded = safeFetch
    safeFetch = fetchWhere(() => true)
    for (const address of ['127.0.0.1', '0x7f.1', '2130706433', 'rebound.test'])
      await ask(`http://${address}:${trapPort}/`)
    safeFetch = guarded

    expect(heard.length).toBeGreaterThanOrEqual(4)
  })
})

describe.each(Object.entries(kept))('%s', (_name, ask) => {
  it('stores or refuses the address, and does not connect to it', async () => {
    for (const type of ['A', 'AAAA'] as const) dns.set('*', type, [type === 'A' ? '127.0.0.1' : '::1'])
    dns.set('edge.neutral.test', 'A', ['198.51.100.20'])
    for (const address of hostileAddresses(trapPort)) {
      const { status } = await ask(address)
      expect([address, status]).toEqual([address, expect.toSatisfy(isAnswer)])
    }
    expect(heard).toEqual([])
    expect(dns.asked.filter(({ address }) => address !== '198.51.100.20')).toEqual([])
  })
})

it('every call that takes an address is in one of the two lists', () => {
  const takers = (Object.entries(api) as [string, Call][]).filter(([, call]) => {
    const schema = bodySchemaOf(call)
    return schema && takesAddress(schema)
  })

  expect(takers.map(([key]) => key).sort()).toEqual(
    [...Object.keys(fetched).filter((name) => !name.includes(',')), ...Object.keys(kept)].sort(),
  )
})

it.each([
  ['is packed and far too large', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(30 * 1024 * 1024))],
  ['is said to be far too large', { 'content-length': '99999999999' }, Buffer.from('<title>A page</title>')],
  ['never ends', {}, undefined],
])('a page that %s is abandoned in time', async (_what, headers, body) => {
  const guarded = safeFetch
  // Only what never ends is given up for its time.
  safeFetch = (url, options) => guarded(url, { ...options, timeoutMs: body ? 60_000 : 300 })
  const page: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).write(body ?? '<title>A page')
  }
  const codes = [await ofSite(page, capture), await ofSite(page, brand)].map((answer) => answer.body.code)
  safeFetch = guarded

  expect(codes).toEqual([body ? 'page-too-large' : 'page-unreachable', 'brand-site-unreadable'])
})

function isAnswer(status: number): boolean {
  return [200, 201, 422, 409, 503].includes(status)
}

function capture(url: string): Promise<Reply> {
  return ana.call('POST /api/capture', { body: { url } })
}

/** Captured, and deleted at once: a person has room for so many files only. */
async function captureOnce(url: string): Promise<Reply> {
  const answer = await capture(url)
  await ana.call('DELETE /api/uploads/:id', { params: { id: String(answer.body.id) } })
  return answer
}

/** A video that shows a page and names the address at its end, or one for each where that is refused. */
async function makeVideo(url: string): Promise<Reply> {
  const [shown, named] = [{ screenShareUrl: url }, { look: { closing: { isOn: true, url } } }]
  await test.deps.db.execute('update credit_bucket set remaining_half_credits = granted_half_credits')
  const videos = [await create(ana, { ...shown, ...named })]
  if (videos[0]?.status !== 201) videos.push(await create(ana, named), await create(ana, shown))
  for (const { status, body } of videos) if (status === 201) await ana.finished(body.id)
  return videos.at(-1) as Reply
}

function addFeed(url: string): Promise<Reply> {
  return ana.call('POST /api/feeds', { body: { url } })
}

function begin(url: string): Promise<Reply> {
  return ana.call('POST /api/drafts/from-link', { body: { url, length: 'short' } })
}

function brand(url: string): Promise<Reply> {
  return owner.call('POST /api/whitelabel/branding/from-website', { body: { url } })
}

function kitFrom(url: string): Promise<Reply> {
  return owner.call('POST /api/brand-kits/from-website', { body: { url } })
}

async function ofSite(page: RequestListener, ask: (url: string) => Promise<Reply>): Promise<Reply> {
  site = page
  return ask(`http://site.test:${sitePort}/`)
}

function fetchWhere(isAllowed: (address: string) => boolean): SafeFetch {
  return createSafeFetch({
    ports: [80, 443, sitePort, trapPort],
    resolve: async (name) => (name === 'site.test' ? [SITE_ADDRESS] : resolveHostile(name)),
    isAllowed,
  })
}

async function listen(host: string, listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return server
}

interface Schema {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

function takesAddress(body: z.ZodType): boolean {
  return holdsAddress(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function holdsAddress({ format, properties = {}, items, anyOf = [] }: Schema): boolean {
  if (format === 'uri' || Object.keys(properties).some((name) => /^(host|url)$|Url$/.test(name))) return true
  return [...Object.values(properties), ...anyOf, ...(items ? [items] : [])].some(holdsAddress)
}
