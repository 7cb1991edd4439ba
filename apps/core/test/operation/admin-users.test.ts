import type { AdminUser, AdminUserDetails, LedgerLine } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const MEMBER = { role: 'customer', memberRole: 'member' } as const
const SET = 'PUT /api/admin/users/:id/credits'
const MISSING = '0193e1f0-0000-7000-8000-000000000000'

let test: TestApp
let operator: Client
let rosa: TestPerson

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  rosa = await createPerson(test, 'keystone', 'rosalind', MEMBER)
})
afterAll(() => test.close())

describe('the details of a user', () => {
  it('include a person of any tenant, with statistics', async () => {
    const { status, body } = await operator.call<AdminUserDetails>('GET /api/admin/users/:id', {
      params: { id: rosa.id },
    })

    expect(status).toBe(200)
    expect(body.user).toMatchObject({ username: 'rosalind', tenantSlug: 'keystone', credits: 3, disabled: false })
    expect(body.stats).toMatchObject({ total: 0, ready: 0, processing: 0, failed: 0 })
    expect(body.stats.totalAvatars).toBeGreaterThan(0)
    expect(body.stats.customAvatars).toBe(0)
    expect(body.avatars.length).toBeLessThanOrEqual(5)
  })

  it.each(['GET /api/admin/users/:id', 'GET /api/admin/users/:id/ledger', 'GET /api/admin/users/:id/sessions'])(
    'return 404 for an unknown id: %s',
    async (key) => {
      expect((await operator.call(key, { params: { id: MISSING } })).status).toBe(404)
    },
  )

  it('are for operators only', async () => {
    const owner = await test.demo('waymark', 'owner')
    const stranger = await test.demo('keystone', 'owner')

    expect((await owner.call('GET /api/admin/users/:id', { params: { id: rosa.id } })).status).toBe(403)
    expect((await owner.call(SET, { params: { id: rosa.id }, body: { credits: 9 } })).status).toBe(403)
    expect([403, 404]).toContain((await stranger.call(SET, { params: { id: rosa.id }, body: { credits: 9 } })).status)
    expect(await balance(rosa)).toBe(3)
  })
})

describe('the list of users', () => {
  it.each([
    [{ role: 'operator' }, 'olive'],
    [{ role: 'customer', tenant: 'keystone' }, 'rosalind'],
    [{ plan: 'none', q: 'rosalind' }, 'rosalind'],
    [{ state: 'active', q: 'rosalind' }, 'rosalind'],
  ])('is filtered by %j', async (query, username) => {
    const { body } = await operator.call<AdminUser[]>('GET /api/admin/users', { query })

    expect(body.map((one) => one.username)).toContain(username)
    expect(body.filter((one) => 'role' in query && one.role !== query.role)).toEqual([])
  })

  it('is empty when nobody is suspended or subscribed', async () => {
    const [suspended, subscribed] = await Promise.all(
      [{ state: 'suspended' }, { plan: 'subscribed' }].map((query) => operator.call('GET /api/admin/users', { query })),
    )

    expect([suspended?.body, subscribed?.body]).toEqual([[], []])
  })
})

describe('a balance set by an operator', () => {
  it('is booked as an adjustment, with the reason that the person sees', async () => {
    const up = await set(rosa, { credits: 10, reason: 'Goodwill after a failed video' })
    const down = await set(rosa, { credits: 4, reason: 'Typing error' })
    const { body } = await rosa.client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')

    expect([up.body.user.credits, down.body.user.credits]).toEqual([10, 4])
    const adjusted = body.items.filter(({ kind }) => kind === 'adjust')
    expect(adjusted.map(({ credits }) => credits).reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(adjusted.at(-1)).toMatchObject({ credits: 7, reason: 'Goodwill after a failed video' })
    expect(new Set(adjusted.slice(0, -1).map(({ reason }) => reason))).toEqual(new Set(['Typing error']))
    expect((await auditEntriesAbout(test, rosa.id)).at(-1)).toMatchObject({
      action: 'credits-adjusted',
      detail: { from: 10, to: 4 },
    })
  })

  it('needs no reason', async () => {
    expect((await set(rosa, { credits: 5 })).status).toBe(200)
  })

  it('is booked once when two operators set it at the same time', async () => {
    const before = (await auditEntriesAbout(test, rosa.id)).length
    const answers = await Promise.all([1, 2, 3].map(() => set(rosa, { credits: 25, reason: 'Twice' })))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await balance(rosa)).toBe(25)
    expect((await auditEntriesAbout(test, rosa.id)).length).toBe(before + 1)
  })

  it('appears in the ledger among credits added or revoked', async () => {
    await set(rosa, { credits: 1 })
    const ways = async (filter: string) => {
      const { body } = await operator.call<{ items: LedgerLine[] }>('GET /api/admin/users/:id/ledger', {
        params: { id: rosa.id },
        query: { filter },
      })
      return body.items
    }

    expect((await ways('bought')).every(({ credits }) => credits > 0)).toBe(true)
    expect((await ways('ended')).every(({ credits }) => credits < 0)).toBe(true)
    expect((await ways('ended')).length).toBeGreaterThan(0)
  })

  it.each([-1, 1e12, 1.5, 100_001, '10', null])('is refused when it is %s', async (credits) => {
    const before = await balance(rosa)

    expect((await set(rosa, { credits })).status).toBe(422)
    expect(await balance(rosa)).toBe(before)
  })

  it('may be 0 or 100,000', async () => {
    expect((await set(rosa, { credits: 0 })).body.user.credits).toBe(0)
    expect((await set(rosa, { credits: 100_000 })).body.user.credits).toBe(100_000)
  })

  it('returns 404 for an unknown id', async () => {
    const { status } = await operator.call(SET, { params: { id: MISSING }, body: { credits: 1 } })

    expect(status).toBe(404)
  })
})

describe('an account', () => {
  it('is disabled together with its sessions, and enabled again', async () => {
    const tim = await createPerson(test, 'keystone', 'timothy', MEMBER)
    const disabled = await change(tim.id, true)

    expect([disabled.status, disabled.body.user.disabled]).toEqual([200, true])
    expect((await tim.client.call('GET /api/user')).status).toBe(401)
    expect((await change(tim.id, false)).body.user.disabled).toBe(false)
    expect((await auditEntriesAbout(test, tim.id)).map(({ action }) => action).slice(-2)).toEqual([
      'account-disabled',
      'account-enabled',
    ])
  })

  it('of an operator cannot be disabled here, not even the own one', async () => {
    const { body } = await operator.call<{ id: string }>('GET /api/user')

    expect((await change(body.id, true)).body).toMatchObject({ code: 'own-account' })
    await test.deps.db.execute(`update app_user set role = 'operator', member_role = 'operator' where id = $1`, [
      rosa.id,
    ])
    expect((await change(rosa.id, true)).body).toMatchObject({ code: 'operator-account' })
    await test.deps.db.execute(`update app_user set role = 'customer', member_role = 'member' where id = $1`, [rosa.id])
  })

  it('of the last operator cannot be deleted', async () => {
    const { password } = await test.credentials('operator')
    const { status, body } = await operator.call<{ code: string }>('DELETE /auth/account', {
      body: { password, confirm: true },
    })

    expect([status, body.code]).toEqual([409, 'last-operator'])
  })
})

describe('the sessions of a user', () => {
  it('are listed and ended, one at a time or all', async () => {
    const una = await createPerson(test, 'azure-coast', 'unabella', MEMBER)
    const params = { id: una.id }
    const list = () => operator.call<{ id: string }[]>('GET /api/admin/users/:id/sessions', { params })
    const [first] = (await list()).body

    const { status } = await operator.call('DELETE /api/admin/users/:id/sessions/:sessionId', {
      params: { ...params, sessionId: first?.id ?? '' },
    })
    expect(status).toBe(200)
    expect((await una.client.call('GET /api/user')).status).toBe(401)
    expect((await operator.call('DELETE /api/admin/users/:id/sessions', { params })).body).toEqual({ ended: 0 })
  })
})

describe('the email with a password link', () => {
  it('is sent to a person with an address, and refused without one', async () => {
    const send = (id: string) =>
      operator.call<{ code?: string }>('POST /api/admin/users/:id/password-email', {
        params: { id },
        body: { tenant: 'keystone' },
      })

    expect((await send(rosa.id)).body).toMatchObject({ code: 'no-email' })
    await test.deps.db.execute(`update app_user set email = 'rosalind@example.com' where id = $1`, [rosa.id])
    expect((await send(rosa.id)).status).toBe(200)
    expect((await auditEntriesAbout(test, rosa.id)).at(-1)).toMatchObject({ action: 'password-link-sent' })
  })
})

function set({ id }: TestPerson, body: object) {
  return operator.call<AdminUserDetails>(SET, { params: { id }, body })
}

function change(id: string, disabled: boolean) {
  return operator.call<AdminUserDetails>('PATCH /api/admin/users/:id', { params: { id }, body: { disabled } })
}

async function balance({ client }: TestPerson): Promise<number> {
  return (await client.call<{ credits: number }>('GET /api/user')).body.credits
}
