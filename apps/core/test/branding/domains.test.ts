import { setTimeout as pause } from 'node:timers/promises'
import type { Domain } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { EDGE, OTHER, V4, proof, scenarios, way } from '../scenes/domain-scenarios.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'

const DAY_MS = 24 * 3_600_000

const dns = createScriptedDns()
let now = new Date('2026-11-01T09:00:00Z')
let test: TestApp
let owner: Client
let count = 0

beforeAll(async () => {
  const settings = { edgeHost: EDGE, platformHost: 'localhost' }
  const clock = { now: () => now }
  test = await testApp({ withWorkers: false, settings, clock, resolver: dns.resolver, prober: dns.prober })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())
beforeEach(() => {
  dns.clear()
  dns.set(EDGE, 'A', [V4])
  dns.answers(async () => undefined)
})

describe('a domain whose records say that', () => {
  it.each(scenarios)('%s', async (_name, { host: label, zone, expected }) => {
    const host = [...(label ? [label] : []), `brand-${++count}`, 'example'].join('.')
    const { body: added } = await add(host)
    for (const record of zone(host, tokenIn(added))) dns.set(...record)
    const { body } = await check(added.id)

    const faults = body.records.filter(({ state }) => state !== 'correct').map(({ type, state }) => `${type} ${state}`)
    expect([body.state, faults, body.warnings.toSorted()]).toEqual([expected[0], expected[1], expected[2].toSorted()])
  })
})

describe('a custom domain', () => {
  it('shows its records as registrars expect them, and does not reveal the platform', async () => {
    const { body } = await add('videos.named.example')

    expect(body.records.map(({ type, name, shouldBe }) => [type, name, shouldBe.length && shouldBe[0]])).toEqual([
      ['TXT', '_verify.videos', tokenIn(body)],
      ['CNAME', 'videos', EDGE],
      ['AAAA', 'videos', 0],
      ['CAA', 'videos', 'letsencrypt.org'],
    ])
    expect(tokenIn(body)).toMatch(/^v1-[0-9a-f]{40}$/)
    expect(JSON.stringify(body)).not.toMatch(/vitrine|waymark/i)
    const { body: apex } = await add('named.example')
    expect(apex.records.map(({ type, name }) => [type, name])).toContainEqual(['A', '@'])
  })

  it.each([
    'localhost',
    'x.localhost',
    EDGE,
    '127.0.0.1',
    '[::1]',
    'com',
    'co.uk',
    'github.io',
    '*.a.example',
    'a b.example',
    'word',
    'a.example:80',
    '-a.example',
    '',
  ])('cannot be %j', async (host) => {
    expect((await add(host)).status).toBe(422)
  })

  it.each(['https://Shop.Typed.example/', ' SHOP2.typed.example. '])('can be typed as %j', async (typed) => {
    expect((await add(typed)).body.host).toMatch(/^shop2?\.typed\.example$/)
  })

  it('is live once it answers over HTTPS from the verified address, and then becomes the primary one', async () => {
    const { host, id } = await verified('videos.live.example')
    const site = test.visitor('azure-coast')
    expect((await listedDomain(id)).state).toBe('certificate')
    dns.answers(async () => '{"proof":"0000"}')
    expect((await check(id)).body.state).toBe('certificate')

    letAnswer(site)
    const { body } = await check(id)
    expect(body).toMatchObject({ state: 'live', isPrimary: true, answerMilliseconds: 84 })
    expect(dns.asked.at(-1)).toEqual({ host, address: V4 })
    expect((await at(host, 'GET /api/branding')).status).toBe(200)
    const led = await site.call('GET /pricing', { query: { lang: 'es' }, headers: { accept: 'text/html' } })
    expect([led.status, led.headers.location]).toEqual([307, `http://${host}:0/pricing?lang=es`])
    expect((await site.call('GET /api/branding')).status).toBe(200)
  })

  it('is checked at our own addresses only, whatever address a name server adds to the right CNAME', async () => {
    const { host, id } = await verified('videos.inside.example')
    dns.set(host, 'A', ['169.254.169.254', '10.0.0.8'])
    dns.asked.length = 0
    await check(id)

    expect(dns.asked.length).toBeGreaterThan(0)
    expect(new Set(dns.asked.map(({ address }) => address))).toEqual(new Set([V4]))
  })

  it('is not verified when it answers for another tenant', async () => {
    const { id } = await verified('videos.mixed-up.example')
    letAnswer(test.visitor('keystone'))

    expect((await check(id)).body.state).toBe('certificate')
  })

  it('is lost when it points elsewhere, recovers, and is given up after 72 hours', async () => {
    const { host, id } = await verified('videos.lost.example')
    letAnswer(test.visitor('azure-coast'))
    await check(id)
    await patch(id, { isPrimary: true })
    dns.set(host, 'A', 'silent')
    expect((await check(id)).body.state).toBe('live')
    dns.set(host, 'CNAME', ['other.example'])
    dns.set(host, 'A', [OTHER])
    expect((await check(id)).body.state).toBe('lost')
    const home = { headers: { accept: 'text/html' } }
    expect((await test.visitor('azure-coast').call('GET /pricing', home)).status).toBe(200)
    for (const record of way(host)) dns.set(...record)
    expect((await check(id)).body).toMatchObject({ state: 'live', lostAt: null })
    dns.set(host, 'CNAME', ['other.example'])
    dns.set(host, 'A', [OTHER])
    await check(id)
    now = new Date(now.getTime() + 3 * DAY_MS + 1)
    expect((await check(id)).body.state).toBe('pending')
    expect((await at(host, 'GET /api/branding')).status).toBe(421)
  })

  it('belongs to one tenant only: of two, the one that proves it gets it', async () => {
    const other = await test.demo('keystone', 'owner')
    const host = 'videos.wanted.example'
    const { body: mine } = await add(host)
    const { body: theirs } = await add(host, other)
    for (const record of way(host)) dns.set(...record)
    dns.set(`_verify.${host}`, 'TXT', [tokenIn(theirs), tokenIn(mine)])
    expect((await check(theirs.id, other)).body.state).toBe('certificate')

    expect((await check(mine.id)).body).toMatchObject({ state: 'pending', warnings: ['held-elsewhere'] })
    expect((await check(theirs.id)).status).toBe(404)
  })

  it('is reserved for 30 days after it was given up', async () => {
    const other = await test.demo('keystone', 'owner')
    const { host, id } = await verified('videos.released.example')
    expect((await owner.call('DELETE /api/whitelabel/domains/:id', { params: { id } })).status).toBe(200)
    expect((await at(host, 'GET /api/branding')).status).toBe(421)
    const { body: theirs } = await add(host, other)
    dns.set(`_verify.${host}`, 'TXT', [tokenIn(theirs)])
    expect((await check(theirs.id, other)).body.warnings).toEqual(['held-elsewhere'])
    now = new Date(now.getTime() + 30 * DAY_MS + 1)

    expect((await check(theirs.id, other)).body.state).toBe('certificate')
  })

  it('is given up after 72 hours when it points elsewhere before it was live', async () => {
    const other = await test.demo('keystone', 'owner')
    const { host, id } = await verified('videos.moved.example')
    expect((await listedDomain(id)).state).toBe('certificate')
    dns.set(host, 'CNAME', [])
    dns.set(host, 'A', [OTHER])
    expect((await check(id)).body.state).toBe('pending')
    now = new Date(now.getTime() + 3 * DAY_MS)
    expect((await check(id)).body.state).toBe('pending')
    expect((await at(host, 'GET /api/branding')).status).toBe(421)

    const { body: theirs } = await add(host, other)
    for (const record of [proof(host, tokenIn(theirs)), ...way(host)]) dns.set(...record)
    now = new Date(now.getTime() + 30 * DAY_MS + 1)
    expect((await check(theirs.id, other)).body.state).toBe('certificate')
  })

  it('belongs to nobody when it is removed while its records are looked up', async () => {
    const host = 'videos.removed.example'
    const { body } = await add(host)
    for (const record of [proof(host, tokenIn(body)), ...way(host)]) dns.set(...record)
    const answer = Promise.withResolvers<void>()
    dns.answerAfter(answer.promise)
    const checked = check(body.id)
    await pause(200)
    expect((await owner.call('DELETE /api/whitelabel/domains/:id', { params: { id: body.id } })).status).toBe(200)
    answer.resolve()
    dns.answerAfter(undefined)

    expect((await checked).status).toBe(404)
    expect((await at(host, 'GET /api/branding')).status).toBe(421)
  })

  it('becomes primary only when it is live', async () => {
    const { body } = await add('videos.too-early.example')

    expect((await patch(body.id, { isPrimary: true })).body).toMatchObject({ code: 'domain-not-live' })
  })
})

function add(host: string, client = owner) {
  return client.call<Domain>('POST /api/whitelabel/domains', { body: { host } })
}

function check(id: string, client = owner) {
  return client.call<Domain>('POST /api/whitelabel/domains/:id/check', { params: { id } })
}

function patch(id: string, body: object) {
  return owner.call('PATCH /api/whitelabel/domains/:id', { params: { id }, body })
}

async function listedDomain(id: string): Promise<Domain> {
  const { body } = await owner.call<{ items: Domain[] }>('GET /api/whitelabel/domains', { query: { limit: '100' } })
  const found = body.items.find((one) => one.id === id)
  if (!found) throw new Error('the address is not in the list')
  return found
}

/** An address with the right records that nobody answers at yet. */
async function verified(host: string) {
  const { body } = await add(host)
  for (const record of [proof(host, tokenIn(body)), ...way(host)]) dns.set(...record)
  await check(body.id)
  return { host, id: body.id }
}

function tokenIn({ records }: Domain): string {
  return records.find(({ type }) => type === 'TXT')?.shouldBe[0] ?? ''
}

/** From now on the sites that are probed are those of this tenant. */
function letAnswer(site: Client): void {
  dns.answers(async (path) => JSON.stringify((await site.call(`GET ${path}`)).body))
}

async function at(host: string, key: string) {
  const [method, url] = key.split(' ') as ['GET', string]
  const { statusCode } = await test.app.inject({ method, url, headers: { host } })
  return { status: statusCode }
}
