import type { IpBlock, SecurityAlert, SecurityMetrics, SecuritySettings, SiteSession } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'
import { until } from '../until.ts'

const PROXY = '127.0.0.1'
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const OWNER = { role: 'partner', memberRole: 'owner' } as const
const STRANGER = '198.51.100.20'

let test: TestApp
let operator: Client
let owner: TestPerson
let admin: TestPerson
let kim: TestPerson

beforeAll(async () => {
  test = await testApp({ withWorkers: false, settings: { trustProxy: [PROXY] } })
  operator = await test.demo('waymark', 'operator')
  owner = await createPerson(test, 'keystone', 'olga', OWNER)
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
  kim = await createPerson(test, 'keystone', 'kim', { role: 'customer', memberRole: 'member' })
})
afterAll(() => test.close())

describe('security figures', () => {
  it('count the site’s requests, people and failed sign-ins at once', async () => {
    const before = await metrics(admin.client)
    for (let n = 0; n < 3; n++) await kim.client.call('GET /api/user')
    await test.visitor('keystone').call('POST /auth/login', { body: { username: 'kim', password: 'wrong' } })
    const after = await metrics(admin.client)

    expect(after.scope).toBe('site')
    // The three, the sign-in, and the request for the figures before.
    expect(after.totalRequests - before.totalRequests).toBe(5)
    expect(after.failedLogins - before.failedLogins).toBe(1)
    expect(after.activeUsers).toBeGreaterThanOrEqual(2)
    expect(after.sessionStats.activeSessions).toBeGreaterThanOrEqual(3)
  })

  it('contain the session figures under both names', async () => {
    const away = await test.customer('keystone', 'away')
    await away.call('POST /auth/logout')
    const { expiredSessions, totalToday, averageSessionDuration, avgDuration } = (await metrics(admin.client))
      .sessionStats

    expect(expiredSessions).toBeGreaterThanOrEqual(1)
    expect([totalToday, avgDuration]).toEqual([expiredSessions, averageSessionDuration])
  })

  it('of a customer cover their own account', async () => {
    const before = await metrics(kim.client)
    await admin.client.call('GET /api/user')
    const after = await metrics(kim.client)

    expect([after.scope, after.activeUsers, after.ipBlacklist]).toEqual(['account', 1, []])
    expect(after.totalRequests - before.totalRequests).toBe(1)
  })

  it('of an operator cover all sites, also under the specified path', async () => {
    const before = await metrics(operator)
    for (let n = 0; n < 3; n++) await kim.client.call('GET /api/user')
    const { body } = await operator.call<SecurityMetrics>('GET /api/admin/security-metrics')

    expect(body.scope).toBe('platform')
    expect(body.totalRequests - before.totalRequests).toBe(4)
    expect((await admin.client.call('GET /api/admin/security-metrics')).status).toBe(404)
  })
})

describe('security alerts', () => {
  it('report five failed sign-ins from a network to the site, as one alert', async () => {
    for (let n = 0; n < 5; n++)
      await test.visitor('keystone').call('POST /auth/login', {
        body: { username: 'adam', password: 'wrong' },
        headers: { 'x-forwarded-for': STRANGER },
      })
    // Alerts count by the hour, which may have ended between two tries.
    await test.deps.db.execute(
      'update audit_log set at = (select max(at) from audit_log where address = $1) where address = $1',
      [STRANGER],
    )
    const found = (await metrics(admin.client)).securityAlerts.filter(({ ip }) => ip === STRANGER)

    expect(found).toMatchObject([{ type: 'failed-sign-ins', severity: 'high', count: 5, acknowledgedAt: null }])
    expect(found[0]?.person).toMatchObject({ username: 'adam' })
    expect((await metrics(kim.client)).securityAlerts.filter(({ ip }) => ip === STRANGER)).toEqual([])
  })

  it('stay acknowledged for the team, and cannot be acknowledged by another site', async () => {
    const [alert] = (await metrics(admin.client)).securityAlerts
    const params = { id: alert?.id ?? '' }
    const stranger = await createPerson(test, 'waymark', 'otto', ADMIN)
    const refused = await stranger.client.call('POST /api/security/alerts/:id/acknowledge', { params })
    await admin.client.call('POST /api/security/alerts/:id/acknowledge', { params })
    const [seen] = (await metrics(owner.client)).securityAlerts

    expect(refused.status).toBe(404)
    expect(seen?.acknowledgedAt).not.toBeNull()
  })
})

describe('a blocked network', () => {
  it('is refused on the site from the next request on, and not elsewhere, until it is unblocked', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const { body } = await admin.client.call<IpBlock>('POST /api/security/blocks', {
      body: { ip: '203.0.113.9/24', reason: 'Guesses passwords' },
    })
    const visitor = test.visitor('keystone')
    await until(async () => (await visitor.call('GET /api/branding', { headers: from })).status === 403)
    const page = await visitor.call('GET /', { headers: { ...from, accept: 'text/html' } })
    const elsewhere = await test.visitor('waymark').call('GET /api/branding', { headers: from })
    const listed = await metrics(admin.client)
    await admin.client.call('DELETE /api/security/blocks/:id', { params: { id: body.id } })
    await until(async () => (await visitor.call('GET /api/branding', { headers: from })).status === 200)

    expect(body.network).toBe('203.0.113.0/24')
    expect([page.status, String(page.body).includes('Access from your network is blocked')]).toEqual([403, true])
    expect(elsewhere.status).toBe(200)
    expect([listed.ipBlacklist, listed.blockedRequests > 0]).toEqual([['203.0.113.0/24'], true])
  })

  it.each(['POST /api/security/blocks', 'POST /api/admin/blacklist-ip', 'POST /api/admin/remove-blacklist-ip'])(
    'has to be an address or a network: %s',
    async (key) => {
      const { status, body } = await operator.call(key, { body: { ip: 'everybody' } })

      expect(status).toBe(422)
      expect(body.message).toMatch(/^Enter an IP address such as 203\.0\.113\.7/)
    },
  )

  it('blocked by an operator is refused on all sites', async () => {
    const from = { 'x-forwarded-for': '2001:db8:7::1' }
    await operator.call('POST /api/admin/blacklist-ip', { body: { ip: '2001:db8:7::/48' } })
    for (const site of ['keystone', 'waymark'])
      await until(async () => (await test.visitor(site).call('GET /api/branding', { headers: from })).status === 403)
    const removed = await operator.call('POST /api/admin/remove-blacklist-ip', { body: { ip: '2001:db8:7::/48' } })

    expect(removed.status).toBe(200)
  })

  it('is added and removed by operators only on their own site, where it applies to all sites', async () => {
    const { client } = await createPerson(test, 'waymark', 'wanda', OWNER)
    const { body: block } = await operator.call<IpBlock>('POST /api/security/blocks', { body: { ip: '192.0.2.77' } })
    const added = await client.call('POST /api/security/blocks', { body: { ip: '192.0.2.9' } })
    const removed = await client.call('DELETE /api/security/blocks/:id', { params: { id: block.id } })

    expect([added.body.code, removed.body.code]).toEqual(['forbidden', 'forbidden'])
    expect((await operator.call('DELETE /api/security/blocks/:id', { params: { id: block.id } })).status).toBe(200)
  })

  it('that is blocked twice causes one alert and two audit entries', async () => {
    const block = (reason: string) =>
      admin.client.call('POST /api/security/blocks', { body: { ip: '198.51.100.9', reason } })
    const first = await block('scraper')
    const second = await block('scraper again')
    const { body } = await admin.client.call<SecurityAlert[]>('GET /api/security/alerts')

    expect(second.body).toMatchObject({ id: first.body.id, reason: 'scraper again' })
    expect(body.filter(({ detail }) => detail.network === '198.51.100.9/32')).toHaveLength(1)
    expect((await auditEntriesAbout(test, String(first.body.id))).map(({ action }) => action)).toEqual([
      'address-blocked',
      'address-blocked',
    ])
  })

  it.each(['127.0.0.1', '127.0.0.0/8', '::ffff:127.0.0.1'])('cannot be one’s own: %s', async (ip) => {
    const { status, body } = await admin.client.call('POST /api/security/blocks', { body: { ip } })

    expect([status, body.code]).toEqual([409, 'own-address'])
  })

  it.each(['', 'somewhere', '0.0.0.0/0', '10.0.0.0/33', '::/0', '1.2.3', '0x7f.1', '1.2.3.4/', 'fe80::1%eth0'])(
    'is rejected with advice when it is not a network: %j',
    async (ip) => {
      const { status, body } = await admin.client.call('POST /api/security/blocks', { body: { ip } })

      expect([status, body.code]).toEqual([422, 'invalid'])
    },
  )
})

describe('sessions', () => {
  it('of the site are listed for its team, and ended one by one', async () => {
    const phone = await signInAgain('kim')
    const { body } = await admin.client.call<SiteSession[]>('GET /api/security/sessions')
    const kims = body.filter(({ person }) => person.username === 'kim')
    const { status } = await admin.client.call('DELETE /api/security/sessions/:id', {
      params: { id: kims[0]?.id ?? '' },
    })

    expect(kims).toHaveLength(2)
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(status).toBe(200)
    const answers = await Promise.all([phone, kim.client].map((client) => client.call('GET /auth/user')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  it('of a person with a higher role, or of another site, cannot be ended', async () => {
    const { body } = await admin.client.call<SiteSession[]>('GET /api/security/sessions')
    const params = { id: body.find(({ person }) => person.username === 'olga')?.id ?? '' }
    const stranger = await createPerson(test, 'waymark', 'oona', OWNER)

    expect((await admin.client.call('DELETE /api/security/sessions/:id', { params })).body.code).toBe('above-own-level')
    expect((await stranger.client.call('DELETE /api/security/sessions/:id', { params })).status).toBe(404)
  })

  it('can all be ended by the owner except their own', async () => {
    const phone = await signInAgain('kim')
    const { body } = await owner.client.call<{ ended: number }>('DELETE /api/security/sessions')

    expect(body.ended).toBeGreaterThanOrEqual(2)
    expect((await phone.call('GET /auth/user')).status).toBe(401)
    expect((await owner.client.call('GET /auth/user')).status).toBe(200)
  })
})

describe('the security settings', () => {
  it('are the specified defaults until the site chooses others, which apply at once', async () => {
    const before = await owner.client.call<SecuritySettings>('GET /api/security/settings')
    const body = { requestsMax: 20, signInTriesMax: 3, sessionHours: 2 }
    const saved = await owner.client.call('PUT /api/security/settings', { body })
    const tries = []
    for (let n = 0; n < 4; n++)
      tries.push(
        await test.visitor('keystone').call('POST /auth/login', {
          body: { username: 'kim', password: 'wrong' },
          headers: { 'x-forwarded-for': '198.51.100.99' },
        }),
      )

    expect(before.body).toEqual({ requestsMax: 100, signInTriesMax: 5, sessionHours: 24 })
    expect([saved.status, saved.body]).toEqual([200, body])
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  })

  it('end a session that was unused for too long', async () => {
    const kimAgain = await signInAgain('kim')
    await test.deps.db.execute(`update session set last_seen_at = now() - interval '3 hours' where tenant_id <> $1`, [
      '01930000-0000-7000-8000-000000000000',
    ])

    expect((await kimAgain.call('GET /auth/user')).status).toBe(401)
  })
})

async function metrics(client: Client): Promise<SecurityMetrics> {
  const { body } = await client.call<SecurityMetrics>('GET /api/security/metrics', { query: { period: '24h' } })
  return body
}

async function signInAgain(username: string): Promise<Client> {
  const client = test.visitor('keystone')
  await client.call('POST /auth/login', { body: { username, password: 'three plain words' } })
  return client
}
