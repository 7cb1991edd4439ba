import type {
  ChecklistStep,
  StatusCheck,
  WhitelabelAnalytics,
  WhitelabelPartner,
  WhitelabelVideo,
  WhitelabelVideoStats,
} from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'

let test: TestApp
let owner: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('azure-coast', 'owner')
  const { rows } = await test.deps.db.execute(`select id from tenant where slug = 'azure-coast'`)
  tenantId = String(rows[0]?.id)
})
afterAll(() => test.close())

const partnerOf = async (client: Client) => (await client.call<WhitelabelPartner>('GET /api/whitelabel/partner')).body

/** Returns the figures of a few days together: of two, since a test may go past midnight. */
const sumDays = (days: WhitelabelAnalytics['days']) => ({
  videos: days.reduce((sum, { videos }) => sum + videos, 0),
  newUsers: days.reduce((sum, { newUsers }) => sum + newUsers, 0),
})

async function makeVideo(client: Client): Promise<void> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const body = { script: 'A secret cove.', avatarId: avatars[0]?.id, title: 'The cove' }
  const { body: video } = await client.call<{ id: string }>('POST /api/videos', { body })
  await client.finished(video.id)
}

describe('the dashboard of a partner', () => {
  it('shows the plan, and none for the built-in brands', async () => {
    expect(await partnerOf(owner)).toMatchObject({
      companyName: 'Azure Coast',
      planType: 'growth',
      subscriptionStatus: 'active',
      monthlyVideoUsage: 0,
      includedVideos: 300,
      monthlyPrice: 250_000,
      overagePrice: 1200,
      digitalTwinPrice: 22_500,
    })
    expect(await partnerOf(await test.demo('keystone', 'owner'))).toMatchObject({ planType: null, monthlyPrice: null })
  })

  it('counts finished videos, also deleted ones, and shows no script', async () => {
    const ana = await test.customer('azure-coast', 'ana')
    await makeVideo(ana)
    const { body } = await owner.call<{ items: WhitelabelVideo[] }>('GET /api/whitelabel/videos')
    const [video] = body.items

    expect(video).toMatchObject({ title: 'The cove', username: 'ana', status: 'ready', credits: 0.5 })
    expect(JSON.stringify(body)).not.toContain('secret')
    await ana.call('DELETE /api/videos/:id', { params: { id: video?.id ?? '' } })
    expect((await partnerOf(owner)).monthlyVideoUsage).toBe(1)
  })

  it('counts users, new customers, and paying customers', async () => {
    const { body } = await owner.call<WhitelabelAnalytics>('GET /api/whitelabel/analytics')

    const { body: users } = await owner.call<{ total: number; activeThisMonth: number }>(
      'GET /api/whitelabel/users/stats',
    )
    expect(body).toMatchObject({ totalUsers: users.total, activeUsers: users.activeThisMonth })
    expect(body).toMatchObject({ totalUsers: 3, activeUsers: 2, conversionRate: 0, revenueCents: 0, sold: [] })
    expect(sumDays(body.days.slice(-2))).toEqual({ videos: 1, newUsers: 2 })
    await test.deps.db.execute(
      `insert into invoice (tenant_id, id, user_id, seq, source_ref, lines, total_cents, refunded_cents, currency, paid_at)
       select $1, gen_random_uuid(), id, 1, 's', '[{"name":"Explorer","quantity":1,"priceCents":17750}]', 17750, 750, 'USD', now()
       from app_user where tenant_id = $1 and username = 'ana'`,
      [tenantId],
    )
    const { body: paid } = await owner.call<WhitelabelAnalytics>('GET /api/whitelabel/analytics')
    expect(paid).toMatchObject({ conversionRate: 50, revenueCents: 17_000 })
    expect(paid.sold).toEqual([{ name: 'Explorer', count: 1, totalCents: 17_750 }])
    expect(paid.months).toHaveLength(12)
    expect(paid.months.at(-1)).toMatchObject({ videos: 1, newUsers: 2, revenueCents: 17_000 })
  })

  it('finds videos by title, user and state', async () => {
    const search = async (query: Record<string, string>) =>
      (await owner.call<{ items: unknown[] }>('GET /api/whitelabel/videos', { query })).body.items.length
    await makeVideo(await test.customer('azure-coast', 'bo'))

    expect([await search({ q: 'COVE' }), await search({ q: 'bo' }), await search({ q: '%' })]).toEqual([1, 1, 0])
    expect([await search({ status: 'ready' }), await search({ status: 'failed' })]).toEqual([1, 0])
  })

  it('counts videos by state, shows a thumbnail of each, and links to its sharing page', async () => {
    const cara = await test.customer('azure-coast', 'cara')
    await makeVideo(cara)
    const cove = async () => {
      const { body } = await owner.call<{ items: WhitelabelVideo[] }>('GET /api/whitelabel/videos', {
        query: { q: 'cara' },
      })
      return body.items[0]
    }
    const found = await cove()
    expect(found).toMatchObject({ username: 'cara', pageUrl: null, thumbnailUrl: expect.stringContaining('/media/') })
    expect((await owner.call(`GET ${found?.thumbnailUrl}`)).status).toBe(200)
    const params = { id: found?.id ?? '' }
    await cara.call('POST /api/videos/:id/share', { params })
    const page = (await cove())?.pageUrl ?? ''
    expect((await test.visitor('azure-coast').call(`GET ${new URL(page).pathname}`)).status).toBe(200)
    await cara.call('DELETE /api/videos/:id/share', { params })
    expect(await cove()).toMatchObject({ pageUrl: null })

    const { body } = await owner.call<WhitelabelVideoStats>('GET /api/whitelabel/videos/stats')
    expect(body).toMatchObject({ processing: 0, waiting: 0, failed: 0 })
    expect([body.total, body.thisMonth]).toEqual([body.ready, body.ready])
    expect((await cara.call('GET /api/whitelabel/videos/stats')).status).toBe(403)
  })

  it('checks the site on request, and reports videos that wait too long', async () => {
    const stateOf = async (name: string) =>
      (await owner.call<StatusCheck[]>('GET /api/whitelabel/status')).body.find((check) => check.name === name)?.state
    expect(await stateOf('videos')).toBe('ok')
    await test.deps.db.execute(
      `update video set status = 'pending', created_at = now() - interval '1 hour' where tenant_id = $1`,
      [tenantId],
    )

    expect(await stateOf('videos')).toBe('waiting')
  })

  it('shows the last check of domain and certificate, and that backups are unknown', async () => {
    const found = async () =>
      (await owner.call<StatusCheck[]>('GET /api/whitelabel/status')).body.map(({ name, state }) => `${name} ${state}`)
    expect(await found()).toEqual(expect.arrayContaining(['domain off', 'certificate off', 'backup off']))
    await addDomain('lost', '3 days')

    expect(await found()).toEqual(expect.arrayContaining(['domain bad', 'certificate waiting']))
    await addDomain('live', '60 days')
    expect(await found()).toEqual(expect.arrayContaining(['domain ok', 'certificate ok']))
  })

  it('completes setup steps by facts only', async () => {
    const done = async () =>
      (await owner.call<ChecklistStep[]>('GET /api/whitelabel/checklist')).body.flatMap(({ name, isDone }) =>
        isDone ? [name] : [],
      )
    const before = await done()
    expect(before).toEqual(expect.arrayContaining(['domain', 'customer', 'sale']))
    expect(before).not.toContain('brand')
    await owner.call('PATCH /api/whitelabel/branding', { body: { companyName: 'Azure Coast' } })
    await owner.call('PATCH /api/whitelabel/branding', { body: { primaryColor: '#0f766e' } })
    await addDomain('lost', '3 days')

    const after = await done()
    expect(after).toContain('brand')
    expect(after).not.toContain('domain')
  })

  it('completes the sender and payout steps when both are ready', async () => {
    const stepsOf = async (client: Client) => (await client.call<ChecklistStep[]>('GET /api/whitelabel/checklist')).body
    const open = (await stepsOf(owner)).filter(({ isDone }) => !isDone).map(({ name }) => name)
    expect(open).toEqual(expect.arrayContaining(['email', 'payouts']))
    // The operator's own site is paid to the operator's account already.
    const ofOperator = await stepsOf(await test.demo('waymark', 'operator'))
    expect(ofOperator.map(({ name }) => name)).not.toContain('payouts')

    await owner.call('POST /api/whitelabel/stripe/connect')
    await owner.call('POST /api/sandbox/account')
    const sender = { name: 'Azure Coast', address: 'hello@azure-coast.example' }
    await owner.call('PUT /api/whitelabel/mail/sender', { body: sender })
    await test.deps.db.execute(`update email_sender set state = 'verified' where tenant_id = $1`, [tenantId])
    const done = (await stepsOf(owner)).filter(({ isDone }) => isDone)
    expect(done).toEqual(
      expect.arrayContaining([
        { name: 'payouts', isDone: true, found: '' },
        { name: 'email', isDone: true, found: sender.address },
      ]),
    )
  })
})

describe('closing the site', () => {
  it('closes it for everybody but the team, stops new videos, and is logged', async () => {
    const ana = await test.demo('azure-coast', 'customer')
    const body = { platformActive: false }
    expect((await owner.call('PATCH /api/whitelabel/partner', { body })).body).toMatchObject({
      platformActive: false,
      subscriptionStatus: 'paused',
    })

    for (const client of [ana, test.visitor('azure-coast')])
      for (const key of ['GET /', 'GET /api/videos', 'GET /pricing', 'POST /api/videos'])
        expect([key, (await client.call(key)).status]).toEqual([key, 503])
    expect((await ana.call('GET /api/whitelabel/partner')).status).toBe(403)
    expect((await partnerOf(owner)).platformActive).toBe(false)
    expect((await test.visitor('keystone').call('GET /')).status).toBe(200)
    expect((await test.features.tenants.withSlug('azure-coast'))?.settings.parallelVideos).toBe(0)
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: true } })
    expect((await ana.call('GET /api/videos')).status).toBe(200)
    const actions = (await auditEntriesAbout(test, tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('site'))).toEqual(['site-paused', 'site-resumed'])
  })

  it('refuses customers at sign-in and allows its team, also from the closed page', async () => {
    await test.customer('azure-coast', 'cleo')
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: false } })
    const visitor = test.visitor('azure-coast')
    const login = { username: 'cleo', password: 'three plain words' }

    expect((await visitor.call('POST /auth/login', { body: login })).body.code).toBe('tenant-suspended')
    const wrong = { ...login, password: 'four other plain words' }
    expect((await visitor.call('POST /auth/login', { body: wrong })).body.code).toBe('wrong-credentials')
    const comer = { username: 'dora', password: 'three plain words' }
    expect((await visitor.call('POST /auth/register', { body: comer })).body.code).toBe('tenant-suspended')
    expect((await (await test.demo('azure-coast', 'owner')).call('GET /api/user')).status).toBe(200)
    const html = { headers: { accept: 'text/html' } }
    expect((await visitor.call<string>('GET /', html)).body).toContain('<a href="/whitelabel-dashboard">')
    expect((await visitor.call<string>('GET /login', html)).body).toContain('"isPaused":true')

    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: true } })
    expect((await visitor.call('POST /auth/login', { body: login })).status).toBe(200)
  })

  it('leaves the team its keys, pictures and reading, and prevents it from starting anything', async () => {
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: false } })

    const reads = [
      'GET /api/videos',
      'GET /api/avatars',
      'GET /api/keys',
      'GET /favicon.ico',
      'GET /manifest.webmanifest',
    ]
    for (const key of reads) expect([key, (await owner.call(key)).status]).toEqual([key, 200])
    const body = { name: 'Catalog', scopes: ['videos:read'] }
    expect((await owner.call('POST /api/keys', { body })).status).not.toBe(503)
    expect((await owner.call('GET /media/x')).status).not.toBe(503)
    expect((await owner.call('GET /samples/0.mp4')).status).not.toBe(503)
    expect((await owner.call('POST /api/videos')).body.code).toBe('tenant-suspended')
    expect((await owner.call('POST /api/batches')).body.code).toBe('tenant-suspended')

    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: true } })
  })

  it('keeps draft preview links working', async () => {
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: false } })
    const { url } = (await owner.call<{ url: string }>('POST /api/whitelabel/branding/preview-link')).body
    const search = new URL(url).search
    const html = { headers: { accept: 'text/html' } }

    for (const path of ['/', '/dashboard', '/features'])
      expect([path, (await owner.call(`GET ${path}${search}`, html)).status]).toEqual([path, 200])
    expect((await owner.call('GET /', html)).status).toBe(503)
    expect((await owner.call(`GET /${search}x`, html)).status).toBe(503)
    expect((await owner.call(`GET /v/nothing${search}`, html)).status).toBe(503)

    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: true } })
  })

  it('keeps the setup mark and every other setting', async () => {
    const body = { onboardingCompleted: true }
    await owner.call('PATCH /api/whitelabel/partner', { body })

    expect((await partnerOf(owner)).onboardingCompleted).toBe(true)
    expect((await test.features.tenants.withSlug('azure-coast'))?.settings).toMatchObject({
      supportEmail: 'help@azure-coast.example',
      parallelVideos: 2,
    })
  })

  it('is refused for the platform’s own site, and to editors', async () => {
    const body = { platformActive: false }
    const house = await test.demo('waymark', 'owner')
    const editor = await createPerson(test, 'azure-coast', 'edda', { role: 'partner', memberRole: 'editor' })

    expect((await house.call('PATCH /api/whitelabel/partner', { body })).body.code).toBe('platform-stays-open')
    expect((await editor.client.call('PATCH /api/whitelabel/partner', { body })).status).toBe(403)
    expect((await editor.client.call('GET /api/whitelabel/partner')).status).toBe(200)
  })
})

/** The one address of its own that the tenant has, as the last look at it left it. */
async function addDomain(state: 'live' | 'lost', validFor: string): Promise<void> {
  await test.deps.db.execute('delete from domain where tenant_id = $1', [tenantId])
  await test.deps.db.execute(
    `insert into domain (tenant_id, id, host, token, state, is_primary, report, certificate_until, created_at)
     values ($1, gen_random_uuid(), 'videos.azure.example', 't', $2, true, '{}', now() + $3::interval, now())`,
    [tenantId, state, validFor],
  )
}
