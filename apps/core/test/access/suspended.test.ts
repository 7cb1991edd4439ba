import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'
import { personIn } from '../rows/people-data.ts'

const HTML = { headers: { accept: 'text/html' } }

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('azure-coast', 'ana')
})
afterAll(() => test.close())

describe('a suspended tenant', () => {
  it('shows a page in its own name on every path, with support and without a reason', async () => {
    await setStatus('azure-coast', 'suspended')
    for (const path of ['/', '/register', '/dashboard', '/nothing-here', '/admin']) {
      const { status, body, headers } = await ana.call<string>(`GET ${path}`, HTML)

      expect([path, status]).toEqual([path, 503])
      expect(body).toContain('<title>This site is paused | Azure Coast</title>')
      expect(body).toContain('mailto:help@azure-coast.example')
      expect(body).toContain((await test.features.tenants.withSlug('azure-coast'))?.themeCss)
      expect(body).not.toMatch(/Waymark|Keystone|suspend|<script/i)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('uses its brand’s font, loaded from its own host', async () => {
    const { body } = await ana.call<string>('GET /', HTML)
    const [, file = ''] = /@font-face\s*\{[^}]*Inter Variable[^}]*url\(([^)]+\.woff2)\)/.exec(body) ?? []

    expect(file).toMatch(/^\/assets\//)
    expect((await ana.call(`GET ${file}`)).status).toBe(200)
  })

  it('shows the page in the browser’s language', async () => {
    const headers = { ...HTML.headers, 'accept-language': 'fa' }
    const { body } = await ana.call<string>('GET /', { headers })

    expect(body).toContain('<html lang="fa" dir="rtl"')
    expect(body).toContain('این سایت موقتاً متوقف است')
  })

  it('answers every call with tenant-suspended, except its logo and its bills', async () => {
    for (const key of [
      'GET /api/videos',
      'POST /auth/register',
      'POST /api/videos',
      'GET /media/x',
      'PUT /api/drafts/x',
    ])
      expect(await ana.call(key)).toMatchObject({ status: 503, body: { code: 'tenant-suspended' } })
    expect((await ana.call('GET /theme/logo.svg')).status).toBe(200)
  })

  it('allows its team to read the bills, and nothing else', async () => {
    await setStatus('azure-coast', 'suspended')
    const owner = await test.demo('azure-coast', 'owner')
    const body = { platformActive: true }

    const { status, body: page } = await owner.call<string>('GET /login', HTML)
    expect([status, page.includes('"isSuspended":true')]).toEqual([200, true])
    expect((await owner.call('GET /whitelabel-dashboard', HTML)).status).toBe(200)
    expect((await owner.call('GET /api/whitelabel/usage')).status).toBe(200)
    expect((await owner.call('PATCH /api/whitelabel/partner', { body })).body.code).toBe('tenant-suspended')
    expect((await ana.call('GET /api/whitelabel/usage')).status).toBe(403)
  })

  it('is omitted from the list of sites', async () => {
    expect((await test.features.tenants.list()).map(({ slug }) => slug)).not.toContain('azure-coast')
  })

  it('returns with all sessions, credits and videos', async () => {
    await setStatus('azure-coast', 'active')

    expect((await ana.call<{ user: unknown }>('GET /auth/user')).body.user).toMatchObject({
      username: 'ana',
      credits: 3,
    })
    expect((await ana.call<string>('GET /', HTML)).status).toBe(200)
  })

  it('admits no video, and waiting ones resume after its return', async () => {
    const { person, tenant } = await personIn(test, ana)
    const avatarId = await avatarOf(ana)
    await setStatus('azure-coast', 'suspended')
    const suspended = await test.features.tenants.withId(tenant.id)
    if (!suspended) throw new Error('a suspended tenant is found by its id')
    const draft = {
      script: 'Hello.',
      title: 'Waits',
      propertyAddress: '',
      language: 'en',
      metadata: {},
      look: VideoLook.parse({}),
      sound: VideoSound.parse({}),
      avatarId,
      contentIds: [],
    } as const
    const { id } = await test.features.videos.videos.create(suspended, person, draft)
    await test.features.renders.renders.admitWaiting(tenant.id)
    expect(await queuedAt(id)).toBeNull()

    await setStatus('azure-coast', 'active')
    await test.features.renders.renders.admitWaiting(tenant.id)

    expect((await ana.finished(id)).status).toBe('ready')
  })
})

it('the operator’s own host is never suspended', async () => {
  await setStatus('waymark', 'suspended')
  const { status } = await test.visitor('waymark').call('GET /', HTML)
  await setStatus('waymark', 'active')

  expect(status).toBe(200)
})

it('other tenants are not affected', async () => {
  await setStatus('azure-coast', 'suspended')

  expect((await test.visitor('keystone').call('GET /', HTML)).status).toBe(200)
  expect((await test.visitor('keystone').call('GET /api/branding')).status).toBe(200)
})

async function setStatus(slug: string, status: 'active' | 'suspended'): Promise<string> {
  const { rows } = await test.deps.db.execute('update tenant set status = $1 where slug = $2 returning id', [
    status,
    slug,
  ])
  const id = String(rows[0]?.id)
  test.features.tenants.drop(id)
  await Promise.resolve()
  return id
}

async function queuedAt(videoId: string): Promise<unknown> {
  return (await test.deps.db.execute('select queued_at from video where id = $1', [videoId])).rows[0]?.queued_at
}
