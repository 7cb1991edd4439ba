import type { ShareLink } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { pathOf } from '../scenes/share-scene.ts'

const PASSWORD = 'three plain words'
const FREE = LIMIT_RULES.failedEverywhere.most

let test: TestApp
let now = new Date()
let addresses = 0

beforeAll(async () => {
  test = await testApp({
    limitRules: { ...LIMIT_RULES, change: { most: Infinity, seconds: 1 } },
    clock: { now: () => now },
    settings: { trustProxy: ['127.0.0.1'] },
  })
})
beforeEach(() => later(3600))
afterAll(() => test.close())

describe('guessing a password from many networks', () => {
  it('waits longer after each failure', async () => {
    await registered('ana')
    const waits = []
    await fail('ana', FREE)
    for (let n = 0; n < 12; n++) {
      expect((await signIn('ana', 'wrong')).status).toBe(401)
      const { status, body, headers } = await signIn('ana', PASSWORD)
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-many', String(body.retryAfterSeconds)])
      waits.push(Number(body.retryAfterSeconds))
      later(Number(body.retryAfterSeconds))
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    expect((await signIn('ana', PASSWORD)).status).toBe(200)
  })

  it('gets the same answer for an unknown account', async () => {
    await registered('bo')
    const answers = async (username: string) => {
      const all = []
      for (let n = 0; n < FREE + 3; n++) {
        const { status, body, headers } = await signIn(username, 'wrong')
        all.push([status, body.code, body.message, headers['retry-after']])
      }
      return all
    }

    expect(await answers('bo')).toEqual(await answers('nobody-at-all'))
  })

  it('gains no extra attempts from concurrent requests', async () => {
    await registered('cleo')
    const tries = await Promise.all(Array.from({ length: 60 }, () => signIn('cleo', 'wrong')))

    expect(tries.filter(({ status }) => status === 401)).toHaveLength(FREE + 1)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(60 - FREE - 1)
  })

  it('is counted in the database, so that a restart does not reset it', async () => {
    await registered('dora')
    const before = await slowRows()
    await fail('dora', FREE + 1)

    expect(await slowRows()).toBe(before + 3)
  })

  it('starts over after the right password', async () => {
    await registered('edda')
    await fail('edda', FREE + 1)
    later(1)
    expect((await signIn('edda', PASSWORD)).status).toBe(200)
    await fail('edda', FREE)
  })

  it('does not lock out a person on a device that they have signed in on', async () => {
    const device = await registered('fay')
    await device.call('POST /auth/logout')
    await fail('fay', FREE + 1)

    expect((await signIn('fay', PASSWORD)).status).toBe(429)
    expect((await signIn('fay', PASSWORD, device)).status).toBe(200)
    expect((await signIn('FAY', PASSWORD, device)).status).toBe(200)
  })

  it('is no faster on such a device, from any network', async () => {
    const device = await registered('gil')
    const tries = []
    for (let n = 0; n < 6; n++) tries.push((await signIn('gil', 'wrong', device)).status)

    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn('gil', PASSWORD)).status).toBe(200)
  })

  it('is no faster on the device of another account, or with a planted device cookie', async () => {
    const attacker = await registered('hank')
    const planted = attacker.cookie
    const victim = test.visitor('waymark')
    victim.cookie = planted.replace(/session=[^;]*/, 'session=none')
    await registered('ivy', victim)
    await fail('ivy', FREE + 1)
    attacker.cookie = planted

    expect((await signIn('ivy', PASSWORD, await registered('hugo'))).status).toBe(429)
    expect((await signIn('ivy', PASSWORD, attacker)).status).toBe(429)
    expect((await signIn('ivy', PASSWORD, victim)).status).toBe(200)
    expect((await signIn('hank', PASSWORD, victim)).status).toBe(200)
  })

  it('keeps the device cookie from scripts and other sites, and stores only its hash', async () => {
    const client = test.visitor('waymark')
    const body = { username: 'jo', password: PASSWORD }
    const { headers } = await client.call('POST /auth/register', { body, headers: address() })
    const [cookie = ''] = [headers['set-cookie']]
      .flat()
      .map(String)
      .filter((one) => one.startsWith('device='))
    const { rows } = await test.deps.db.execute('select * from device_token')

    expect(cookie).toMatch(/^device=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/)
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(7, 39))
  })
})

it('guessing the password of a share link from many networks is slowed down', async () => {
  const owner = await registered('kira')
  const { body: video } = await create(owner, { title: 'Old harbour', script: 'Welcome. Come at nine.' })
  await owner.finished(video.id)
  const shared = { params: { id: video.id } }
  await owner.call<ShareLink>('POST /api/videos/:id/share', shared)
  const { body } = await owner.call<ShareLink>('PATCH /api/videos/:id/share', { ...shared, body: { password: '4711' } })
  const unlock = (password: string, path = pathOf(body.shareUrl)) =>
    test.visitor('waymark').call(`POST ${path}/unlock`, { body: { password }, headers: address() })
  for (let n = 0; n < FREE + 1; n++) expect((await unlock('0000')).status).toBe(403)

  expect((await unlock('4711')).headers['retry-after']).toBe('1')
  later(1)
  expect((await unlock('0000')).status).toBe(403)
  expect((await unlock('4711')).headers['retry-after']).toBe('2')
  later(2)
  expect((await unlock('4711')).status).toBe(200)
})

it('the password of an open session cannot be slowed down from outside', async () => {
  const client = await registered('lena')
  await fail('lena', FREE + 1)
  const body = { currentPassword: PASSWORD, newPassword: 'four other plain words' }

  expect((await client.call('PATCH /auth/change-password', { body, headers: address() })).status).toBe(200)
})

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
}

/** A network that nothing has come from. */
function address() {
  addresses += 1
  return { 'x-forwarded-for': `2001:db8:${(addresses >> 8).toString(16)}:${(addresses & 255).toString(16)}::1` }
}

function signIn(username: string, password: string, client = test.visitor('waymark')) {
  return client.call('POST /auth/login', { body: { username, password }, headers: address() })
}

async function fail(username: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await signIn(username, 'wrong')).status).toBe(401)
}

async function registered(username: string, client = test.visitor('waymark')): Promise<Client> {
  const body = { username, password: PASSWORD }
  expect((await client.call('POST /auth/register', { body, headers: address() })).status).toBe(201)
  return client
}

async function slowRows(): Promise<number> {
  const { rows } = await test.deps.db.execute(`select count(*)::int as n from rate_counter where key like 'slow %'`)
  return Number(rows[0]?.n)
}
