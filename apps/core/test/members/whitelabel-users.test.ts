import { randomUUID } from 'node:crypto'
import type {
  ChangedUsers,
  LedgerLine,
  WhitelabelUser,
  WhitelabelUserDetails,
  WhitelabelUserSession,
} from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const LIST = 'GET /api/whitelabel/users'
const READ = 'GET /api/whitelabel/users/:id'
const MEMBER = { role: 'customer', memberRole: 'member' } as const
const SORTS = ['createdAt', 'user', 'credits', 'plan', 'videos', 'lastSeen']

let test: TestApp
let owner: Client
let tenantId: string
let ines: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await test.demo('keystone', 'owner')
  tenantId = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
  ines = await createPerson(test, 'keystone', 'ines', MEMBER)
  stranger = await createPerson(test, 'waymark', 'stranger', MEMBER)
  for (let at = 0; at < 30; at++) await addPerson(at)
  await test.deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, presenter_id, status,
       quoted_half_credits, deleted_at)
     select $1, gen_random_uuid(), $2, 'Film ' || n, 'Road', 'x', 'en', 'maya', case when n = 1 then 'failed' else 'ready' end,
       1, case when n = 4 then now() end from generate_series(1, 4) n`,
    [tenantId, ines.id],
  )
})
afterAll(() => test.close())

/** Adds a person. Those with an even number are suspended; every third one has a plan. */
async function addPerson(at: number): Promise<void> {
  await test.deps.db.execute(
    `insert into app_user (tenant_id, id, username, role, subscription_status, created_at, disabled_at)
     values ($1, $2, $3, 'customer', $4, $5, $6)`,
    [
      tenantId,
      newId(),
      `many ${at}`,
      ['active', 'past_due', null][at % 3],
      new Date(2026, 1, 1),
      at % 2 ? null : new Date(),
    ],
  )
}

async function all(query: Record<string, string> = {}): Promise<WhitelabelUser[]> {
  const found: WhitelabelUser[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: { body: { items: WhitelabelUser[]; nextCursor: string | null } } = await owner.call(LIST, {
      query: { limit: '7', ...query, ...(cursor ? { cursor } : {}) },
    })
    found.push(...answer.body.items)
    cursor = answer.body.nextCursor
  }
  return found
}

describe('the list of users', () => {
  it('shows credits, plan, videos outside the trash and the last visit', async () => {
    const [found] = await all({ q: 'ines' })

    expect(found).toMatchObject({ username: 'ines', credits: 3, subscriptionStatus: null, videos: 3, disabled: false })
    expect(Date.parse(found?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 600_000)
  })

  it.each(SORTS)('contains everybody once when sorted by %s, up and down', async (sort) => {
    const [up, down] = [await all({ sort, order: 'asc' }), await all({ sort, order: 'desc' })]

    expect(new Set(up.map(({ id }) => id)).size).toBe(up.length)
    expect(up.length).toBeGreaterThan(30)
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed())
  })

  it('starts with the highest value when sorted by a figure', async () => {
    expect((await all({ sort: 'videos' }))[0]?.username).toBe('ines')
    expect((await all({ sort: 'lastSeen', order: 'asc' }))[0]?.lastSeenAt).toBeNull()
  })

  it.each([
    [{ state: 'suspended', q: 'many' }, 15],
    [{ state: 'active', q: 'many' }, 15],
    [{ state: 'never-seen', q: 'many' }, 30],
    [{ plan: 'subscribed' }, 10],
    [{ plan: 'past-due', state: 'suspended' }, 5],
    [{ plan: 'none', q: 'many' }, 10],
    [{ plan: 'ended' }, 0],
    [{ role: 'partner', q: 'many' }, 0],
  ])('filtered by %j contains %i people, and its totals match', async (query, n) => {
    const { body } = await owner.call<{ total: number }>('GET /api/whitelabel/users/stats', { query })

    expect([(await all(query)).length, body.total]).toEqual([n, n])
  })

  it.each([{ sort: 'password' }, { state: 'gone' }, { plan: 'gold' }, { role: 'operator' }, { cursor: 'x' }])(
    'rejects %j',
    async (query) => {
      expect((await owner.call(LIST, { query })).status).toBe(422)
    },
  )
})

describe('the page of a person', () => {
  it('shows their figures, ledger and sessions', async () => {
    const { body } = await owner.call<WhitelabelUserDetails>(READ, { params: { id: ines.id } })
    const ledger = await owner.call<{ items: LedgerLine[] }>(`${READ}/ledger`, { params: { id: ines.id } })
    const { body: own } = await ines.client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')

    expect(body).toMatchObject({
      username: 'ines',
      videosByState: { ready: 2, inProgress: 0, failed: 1 },
      paidCents: 0,
    })
    expect(ledger.body.items).toEqual(own.items)
    expect((await sessions(ines)).map(({ browser }) => browser)).toEqual(['Unknown browser'])
  })

  it.each([`${READ}`, `${READ}/ledger`, `${READ}/sessions`, `DELETE${READ.slice(3)}/sessions`])(
    'returns not found for %s of a person of another tenant',
    async (key) => {
      expect((await owner.call(key, { params: { id: stranger.id } })).body).toMatchObject({ code: 'not-found' })
      expect((await stranger.client.call('GET /auth/user')).status).toBe(200)
    },
  )

  it('ends one session and leaves the others, with a log entry', async () => {
    const rui = await createPerson(test, 'keystone', 'rui', MEMBER)
    const second = test.visitor('keystone')
    await second.call('POST /auth/login', { body: { username: 'rui', password: 'three plain words' } })
    const [newest] = await sessions(rui)
    const params = { id: rui.id, sessionId: newest?.id ?? '' }
    const end = 'DELETE /api/whitelabel/users/:id/sessions/:sessionId'

    expect((await owner.call(end, { params })).body).toEqual({ ended: 1 })
    const here = [(await rui.client.call('GET /auth/user')).status, (await second.call('GET /auth/user')).status]
    expect(here.toSorted()).toEqual([200, 401])
    expect((await owner.call(end, { params })).status).toBe(404)
    expect((await auditEntriesAbout(test, rui.id)).map(({ action }) => action)).toContain('session-ended')
    // The id of a session counts for its own person only.
    const [other] = await sessions(ines)
    expect((await owner.call(end, { params: { id: rui.id, sessionId: other?.id ?? '' } })).status).toBe(404)
  })

  it('signs a person out everywhere, unless they have a higher role', async () => {
    const admin = await createPerson(test, 'keystone', 'admin1', { role: 'partner', memberRole: 'admin' })
    const boss = await createPerson(test, 'keystone', 'boss1', { role: 'partner', memberRole: 'owner' })
    const end = 'DELETE /api/whitelabel/users/:id/sessions'

    expect((await admin.client.call(end, { params: { id: boss.id } })).body).toMatchObject({ code: 'above-own-level' })
    expect((await admin.client.call(end, { params: { id: admin.id } })).body).toMatchObject({ code: 'own-account' })
    expect((await boss.client.call(end, { params: { id: admin.id } })).body).toEqual({ ended: 1 })
    expect((await admin.client.call('GET /auth/user')).status).toBe(401)
  })

  async function sessions({ id }: TestPerson) {
    return (await owner.call<WhitelabelUserSession[]>(`${READ}/sessions`, { params: { id } })).body
  }
})

describe('a selection of people', () => {
  const GIVE = 'POST /api/whitelabel/users/credits'
  const CHANGE = 'PATCH /api/whitelabel/users'

  it('gets credits all or none, each person once, with a log entry for each', async () => {
    const people = [
      await createPerson(test, 'keystone', 'eva', MEMBER),
      await createPerson(test, 'keystone', 'leo', MEMBER),
    ]
    const grants = people.map(({ id: userId }) => ({ id: randomUUID(), userId }))
    const body = { grants, credits: 1.5, reason: 'For the fair' }
    const first = await owner.call(GIVE, { body })
    const again = await owner.call(GIVE, { body })

    expect([first.status, first.body['granted'], again.body['granted']]).toEqual([201, 2, 0])
    for (const { id } of people) {
      expect((await owner.call(READ, { params: { id } })).body['credits']).toBe(4.5)
      expect((await auditEntriesAbout(test, id)).filter(({ action }) => action === 'credits-given')).toHaveLength(1)
    }
    const withStranger = [
      ...grants.map(({ userId }) => ({ id: randomUUID(), userId })),
      { id: randomUUID(), userId: stranger.id },
    ]
    expect((await owner.call(GIVE, { body: { ...body, grants: withStranger } })).body).toMatchObject({
      code: 'not-found',
    })
    const twice = [0, 1].map(() => ({ id: randomUUID(), userId: people[0]?.id }))
    expect((await owner.call(GIVE, { body: { ...body, grants: twice } })).status).toBe(422)
    for (const { id } of people) expect((await owner.call(READ, { params: { id } })).body['credits']).toBe(4.5)
  })

  it('is suspended together, and exceptions are named with the reason', async () => {
    const people = [
      await createPerson(test, 'keystone', 'kai', MEMBER),
      await createPerson(test, 'keystone', 'mia', MEMBER),
    ]
    const { body: me } = await owner.call<{ id: string }>('GET /api/user')
    const ids = [...people.map(({ id }) => id), me.id, stranger.id]
    const { body } = await owner.call<ChangedUsers>(CHANGE, { body: { ids, change: { disabled: true } } })

    expect(body.changed).toEqual(people.map(({ id }) => id))
    expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
      [me.id, 'own-account'],
      [stranger.id, 'not-found'],
    ])
    for (const { client } of people) expect((await client.call('GET /auth/user')).status).toBe(401)
    expect((await stranger.client.call('GET /auth/user')).status).toBe(200)
  })

  it('downloads as a table without formulas, either filtered or selected', async () => {
    const eve = await createPerson(test, 'keystone', 'eve', MEMBER)
    await eve.client.call('PATCH /auth/profile', { body: { displayName: '=cmd()' } })
    const file = async (query: Record<string, string>) =>
      (await owner.call<string>('GET /api/whitelabel/users.csv', { query })).body.trim().split('\r\n')

    expect(await file({ q: 'many', state: 'suspended' })).toHaveLength(16)
    const chosen = await file({ ids: `${ines.id},${eve.id},${stranger.id}` })
    expect(chosen).toHaveLength(3)
    expect(chosen.join()).toContain("'=cmd()")
    expect((await owner.call('GET /api/whitelabel/users.csv', { query: { ids: 'x' } })).status).toBe(422)
  })
})
