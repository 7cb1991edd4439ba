import { createHash } from 'node:crypto'
import type { User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { processMs } from '../processor-time.ts'

const password = 'three plain words'
const LONG_PASSWORD = 'five more plain words, '.repeat(9).slice(0, 200)

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = test.visitor('waymark')
  await register(ana, { username: 'Ana', email: 'Ana@Example.com' })
})
afterAll(() => test.close())

describe('registering', () => {
  it('opens an account with the tenant’s free credits and signs it in', async () => {
    const client = test.visitor('keystone')
    const { status, body } = await register(client, { username: 'newcomer' })

    expect(status).toBe(201)
    expect(body.user).toMatchObject({ username: 'newcomer', email: null, role: 'customer', credits: 3, creditsHeld: 0 })
    expect((await client.call<{ user: User }>('GET /auth/user')).body.user).toEqual(body.user)
    expect((await client.call<User>('GET /api/user')).body).toEqual(body.user)
  })

  it.each(['ana', 'ANA', ' Ana ', 'ana@example.com', 'ANA@EXAMPLE.COM'])(
    'refuses the name %j, which is taken by Ana',
    async (username) => {
      const { status, body } = await register(test.visitor('waymark'), { username })

      expect([status, body.code, body.message]).toEqual([400, 'username-taken', 'Username already exists'])
    },
  )

  it.each([
    ['full width', 'ｆａrah z'],
    ['a joiner', 'fa\u200drah z'],
    ['Cyrillic letters', 'fаrаh z'],
    ['Cyrillic capitals', 'FАRАH Z'],
  ])('refuses a name that looks like another because of %s', async (_how, username) => {
    await register(test.visitor('waymark'), { username: 'Farah Z' })
    const { status, body } = await register(test.visitor('waymark'), { username })

    expect([status, body.code, body.message]).toEqual([400, 'username-taken', 'Username already exists'])
  })

  it('accepts one of two look-alike names sent at once', async () => {
    const both = await Promise.all(
      ['pavel', 'рavel'].map((username) => register(test.visitor('waymark'), { username })),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('username-taken')
  })

  it('refuses a rename to a look-alike, and leaves existing look-alikes working', async () => {
    const [mira, twin] = [test.visitor('waymark'), test.visitor('waymark')]
    await register(mira, { username: 'mira' })
    await register(twin, { username: 'other' })
    const rename = (body: object) => twin.call('PATCH /auth/profile', { body })

    expect((await rename({ username: 'mirа' })).body.code).toBe('username-taken')
    await test.deps.db.execute(
      `update app_user set username = 'mirа', username_skeleton = null where username = 'other'`,
    )
    expect((await rename({ displayName: 'Twin' })).status).toBe(200)
    expect((await rename({ username: 'somebody else' })).status).toBe(200)
    expect((await rename({ username: 'mirа' })).body.code).toBe('username-taken')
  })

  it('ignores capitals in every alphabet', async () => {
    await register(test.visitor('waymark'), { username: 'Ångström' })

    expect((await signIn('waymark', 'Ångström')).status).toBe(200)
  })

  it('refuses an address that is taken on this tenant', async () => {
    const { status, body } = await register(test.visitor('waymark'), { username: 'other', email: 'ana@EXAMPLE.com' })

    expect([status, body.code]).toEqual([400, 'email-taken'])
  })

  it('accepts the same name and address on another tenant', async () => {
    expect((await register(test.visitor('keystone'), { username: 'ana', email: 'ana@example.com' })).status).toBe(201)
  })

  it('accepts one of two equal names sent at once', async () => {
    const both = await Promise.all(['Twin', 'tWIN'].map((username) => register(test.visitor('waymark'), { username })))
    const { rows } = await test.deps.db.execute(`select id from app_user where lower(username) = 'twin'`)

    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('username-taken')
    expect(rows).toHaveLength(1)
  })

  it('accepts one of two equal addresses sent at once', async () => {
    const names = ['one', 'two']
    const both = await Promise.all(
      names.map((username) => register(test.visitor('waymark'), { username, email: 'pair@example.com' })),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('email-taken')
  })

  it.each([
    [
      'a password of seven characters',
      { password: 'rq7vxlp' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'a password of 201 characters',
      { password: 'a'.repeat(201) },
      'password',
      'Keep the password to 200 characters or fewer.',
    ],
    ['no name', { username: '' }, 'username', 'Enter a username.'],
    ['a name of spaces', { username: '   ' }, 'username', 'Enter a username.'],
    ['markup for a name', { username: '<b>x</b>' }, 'username', 'Use only letters, digits, spaces and . _ @ + -'],
    ['an address without a host', { email: 'ana@' }, 'email', 'Enter an email address like name@example.com.'],
  ])('refuses %s and names the field', async (_what, change, field, message) => {
    const { status, body } = await register(test.visitor('waymark'), { username: 'nobody', ...change })

    expect([status, body.message]).toEqual([422, message])
    expect(body.fields).toContainEqual({ field, message })
  })

  it('accepts an empty address, and a password of 200 characters', async () => {
    const { status, body } = await register(test.visitor('waymark'), {
      username: 'long',
      email: '',
      password: LONG_PASSWORD,
    })

    expect([status, body.user?.email]).toEqual([201, null])
  })

  it('requires the longer passwords of a tenant', async () => {
    await test.deps.db.execute(
      `update tenant set settings = settings || '{"passwordMinimum": 12, "freeCredits": 0}' where slug = 'azure-coast'`,
    )
    const short = await register(test.visitor('azure-coast'), { username: 'short', password: 'elevenchars' })
    const right = await register(test.visitor('azure-coast'), { username: 'right', password: 'twelve chars' })

    expect([short.status, short.body.message]).toEqual([422, 'Password must be at least 12 characters long'])
    expect([right.status, right.body.user?.credits]).toEqual([201, 0])
  })

  it('stores the password as its hash', async () => {
    const { rows } = await test.deps.db.execute(`select password_hash from app_user where username = 'Ana'`)

    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('signing in', () => {
  it.each(['Ana', 'ana', ' ANA ', 'ana@example.com', 'ANA@example.COM'])('works as %j', async (username) => {
    const { status, body } = await signIn('waymark', username)

    expect([status, body.user?.username]).toEqual([200, 'Ana'])
  })

  it.each([
    ['a wrong password', 'ana', 'three plain word'],
    ['a password in capitals', 'ana', 'THREE PLAIN WORDS'],
    ['a stranger’s name', 'nobody-here', password],
    ['a name with a wildcard', 'an%', password],
    ['a name with a quote', "ana' or 1=1--", password],
  ])('with %s gets the same error', async (_what, username, wrong) => {
    const { status, body } = await signIn('waymark', username, wrong)

    expect([status, body.code, body.message]).toEqual([401, 'wrong-credentials', 'Invalid username or password'])
  })

  it('is refused for an account of another tenant', async () => {
    expect((await signIn('azure-coast', 'ana')).status).toBe(401)
  })

  it('is refused for a disabled person', async () => {
    const gone = await test.customer('waymark', 'gone')
    await test.deps.db.execute(`update app_user set disabled_at = now() where username = 'gone'`)

    expect((await signIn('waymark', 'gone')).status).toBe(401)
    expect((await gone.call('GET /auth/user')).status).toBe(401)
  })

  it('refuses a password over 200 characters before it is hashed', async () => {
    expect((await signIn('waymark', 'ana', 'a'.repeat(201))).status).toBe(422)
  })

  it('takes as much work for an unknown name as for a known one', async () => {
    const least: Record<string, number> = { ana: Infinity, stranger: Infinity }
    // Compares the least CPU time of many alternating runs, because other processes can only add to a run. What they add to the
    // caches reaches 13 % on a busy machine; without the hash for a stranger, the times differ by more than half.
    for (let turn = 0; turn < 18; turn++) {
      const username = turn % 2 ? 'ana' : 'stranger'
      // The clock of a process moves in steps of up to 4 ms.
      const spent = await processMs(async () => {
        for (let tries = 0; tries < 5; tries++) await signIn('waymark', username, 'wrong')
      })
      if (turn > 1) least[username] = Math.min(least[username] ?? Infinity, spent)
    }
    const { ana: known = 0, stranger = 0 } = least

    expect(Math.abs(stranger - known) / known).toBeLessThan(0.25)
  })
})

it('the database holds only the hash of a session token', async () => {
  const [, token = ''] = /session=([\w-]+)/.exec(ana.cookie) ?? []
  const { rows } = await test.deps.db.execute('select * from session')
  const ids = rows.map(({ id }) => id)

  expect(JSON.stringify(rows)).not.toContain(token)
  expect(ids).toContain(createHash('sha256').update(token).digest('hex'))
})

interface SignedIn {
  user?: User
  code?: string
  message?: string
  fields?: unknown
}

function register(client: Client, account: { username: string; email?: string; password?: string }) {
  return client.call<SignedIn>('POST /auth/register', { body: { password, ...account } })
}

function signIn(tenant: string, username: string, given = password) {
  return test.visitor(tenant).call<SignedIn>('POST /auth/login', { body: { username, password: given } })
}
