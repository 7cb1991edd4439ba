import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'
import { type Statement, recording } from '../recorded-statements.ts'

const oldPassword = 'three plain words'
const newPassword = 'four other plain words'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('a forgotten password', () => {
  it('sends a link to the address on file and to no other', async () => {
    await register('ana', 'Ana@Example.com')
    const { status, body } = await forgot('ana@EXAMPLE.com')
    const [, mail] = await mailsTo(test, 'waymark', 'Ana@Example.com', 2)

    expect([status, body]).toEqual([200, { ok: true }])
    expect(mail?.text).toMatch(/http:\/\/waymark\.localhost:0\/reset-password\?token=[\w-]{43}\n/)
    expect(mail?.html).toContain(`href="http://waymark.localhost:0/reset-password?token=${tokenIn(mail?.text)}"`)
    expect(await mailsNow(test, 'waymark', 'ana@EXAMPLE.com')).toEqual([])
  })

  it('gets the same answer for an unknown address, and sends nothing', async () => {
    const { status, body } = await forgot('nobody@example.com')
    await mailsDone(test)

    expect([status, body]).toEqual([200, { ok: true }])
    expect(await mailsNow(test, 'waymark', 'nobody@example.com')).toEqual([])
  })

  it('sends nothing on a tenant where the person has no account', async () => {
    await register('kim', 'kim@example.com')
    await forgot('kim@example.com', 'keystone')
    await mailsDone(test)

    expect(await mailsNow(test, 'keystone', 'kim@example.com')).toEqual([])
    expect(await mailsNow(test, 'waymark', 'kim@example.com')).toHaveLength(1)
  })

  it('takes the same work for an unknown address as for a known one', async () => {
    const statements: Statement[] = []
    const quiet = await testApp({ withWorkers: false, wrapDb: recording(statements) })
    const tim = { username: 'tim', email: 'tim@example.com', password: oldPassword }
    await quiet.visitor('waymark').call('POST /auth/register', { body: tim })
    const worked: string[][] = []
    for (const email of ['tim@example.com', 'tom@example.com']) {
      statements.length = 0
      await quiet.visitor('waymark').call('POST /auth/forgot-password', { body: { email } })
      worked.push(statements.map(({ sql }) => sql))
    }
    await quiet.close()

    expect(worked[0]?.length).toBeGreaterThan(2)
    expect(worked[1]).toEqual(worked[0])
  })

  it.each([
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
    ['forwarded', 'host=evil.example'],
    ['origin', 'http://waymark.localhost'],
    ['host', 'WAYMARK.localhost.:9999'],
    ['host', 'tours.example'],
  ])('links to the stored host whatever the %s header says (%s)', async (name, value) => {
    await addHost('tours.example', 'alias')
    const person = `link-${name}-${value.length}`
    await register(person, `${person}@example.com`)
    const client = test.visitor('waymark')
    const body = { email: `${person}@example.com` }
    const { status } = await client.call('POST /auth/forgot-password', { body, headers: { [name]: value } })
    const [, mail] = await mailsTo(test, 'waymark', body.email, 2)

    expect(status).toBe(200)
    expect(linksIn(mail?.text, mail?.html)).toEqual(['http://waymark.localhost:0'])
  })

  it('links to the tenant’s main host', async () => {
    await addHost('films.example', 'primary', 'azure-coast')
    await register('mia', 'mia@example.com', 'azure-coast')
    const [mail] = await mailsTo(test, 'azure-coast', 'mia@example.com', 1)

    expect(linksIn(mail?.text, mail?.html)).toEqual(['http://films.example:0'])
  })
})

describe('the link for a new password', () => {
  it('sets the password, ends every session and sends an email', async () => {
    const client = await register('bo', 'bo@example.com')
    const token = await tokenFor('bo@example.com')
    const { status, body } = await reset(token)
    const mails = await mailsTo(test, 'waymark', 'bo@example.com', 3)

    expect([status, body]).toEqual([200, { ok: true }])
    expect((await client.call('GET /auth/user')).status).toBe(401)
    expect((await signIn('bo', oldPassword)).status).toBe(401)
    expect((await signIn('bo', newPassword)).status).toBe(200)
    expect(mails.at(-1)?.subject).toContain('password was changed')
    expect(mails.at(-1)?.text).not.toContain(token)
  })

  it('works once', async () => {
    await register('cy', 'cy@example.com')
    const token = await tokenFor('cy@example.com')
    const both = await Promise.all([reset(token), reset(token)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await reset(token)).body.code).toBe('reset-link-invalid')
  })

  it('expires after 30 minutes', async () => {
    await register('di', 'di@example.com')
    const begunAt = Date.now()
    const token = await tokenFor('di@example.com')
    const { rows } = await test.deps.db.execute('select expires_at from password_reset where token_hash = $1', [
      hash(token),
    ])
    const expiresAt = Number(rows[0]?.expires_at)
    const [fromBegin, fromNow] = [begunAt, Date.now()].map((at) => (expiresAt - at) / 60_000)
    await test.deps.db.execute(`update password_reset set expires_at = now() - interval '1 second'`)

    expect(fromBegin).toBeGreaterThanOrEqual(30)
    expect(fromNow).toBeLessThanOrEqual(30)
    expect((await reset(token)).body.code).toBe('reset-link-invalid')
    expect((await signIn('di', oldPassword)).status).toBe(200)
  })

  it('is invalid once a newer one is requested', async () => {
    await register('ed', 'ed@example.com')
    const older = await tokenFor('ed@example.com')
    const newer = await tokenFor('ed@example.com', 3)

    expect(newer).not.toBe(older)
    expect((await reset(older)).body.code).toBe('reset-link-invalid')
    expect((await reset(newer)).status).toBe(200)
  })

  it('opens nothing on another tenant', async () => {
    await register('flo', 'flo@example.com')
    await register('flo', 'flo@example.com', 'keystone')
    const token = await tokenFor('flo@example.com')

    expect((await reset(token, 'keystone')).body.code).toBe('reset-link-invalid')
    expect((await signIn('flo', oldPassword, 'keystone')).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })

  it('opens nothing for a person who was disabled in the meantime', async () => {
    await register('gus', 'gus@example.com')
    const token = await tokenFor('gus@example.com')
    await test.deps.db.execute(`update app_user set disabled_at = now() where username = 'gus'`)

    expect((await reset(token)).body.code).toBe('reset-link-invalid')
  })

  it('is stored as its hash only', async () => {
    await register('hal', 'hal@example.com')
    const token = await tokenFor('hal@example.com')
    const { rows } = await test.deps.db.execute('select * from password_reset')

    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map((row) => row.token_hash)).toContain(hash(token))
  })

  it('rejects a password under eight characters and stays valid', async () => {
    await register('ivy', 'ivy@example.com')
    const token = await tokenFor('ivy@example.com')
    const short = await reset(token, 'waymark', 'seven77')

    expect([short.status, short.body.message]).toEqual([422, 'Password must be at least 8 characters long.'])
    expect((await reset(token)).status).toBe(200)
  })

  it.each(['', 'x', `${'a'.repeat(201)}`, "' or 1=1--"])('with the token %j opens nothing', async (token) => {
    expect((await reset(token)).status).toBeGreaterThanOrEqual(400)
  })
})

/** Registers a person and waits for the welcome, so that a link is the second mail: mails are written several at once. */
async function register(username: string, email: string, tenant = 'waymark') {
  const client = test.visitor(tenant)
  const { status } = await client.call('POST /auth/register', { body: { username, email, password: oldPassword } })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  await mailsTo(test, tenant, email, 1)
  return client
}

function forgot(email: string, tenant = 'waymark') {
  return test.visitor(tenant).call('POST /auth/forgot-password', { body: { email } })
}

function reset(token: string, tenant = 'waymark', password = newPassword) {
  return test.visitor(tenant).call('POST /auth/reset-password', { body: { token, password } })
}

function signIn(username: string, password: string, tenant = 'waymark') {
  return test.visitor(tenant).call('POST /auth/login', { body: { username, password } })
}

/** Asks for a link and reads its token from the mail, the `count`th that this address gets; the welcome is the first. */
async function tokenFor(email: string, count = 2): Promise<string> {
  await forgot(email)
  return tokenIn((await mailsTo(test, 'waymark', email, count)).at(-1)?.text)
}

function tokenIn(text = ''): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

function linksIn(text = '', html = ''): string[] {
  return [...new Set(`${text} ${html}`.match(/https?:\/\/[^/\s"<]+/g))]
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function addHost(host: string, kind: 'primary' | 'alias', slug = 'waymark'): Promise<void> {
  await test.deps.db.execute(
    `insert into tenant_host (host, tenant_id, kind) select $1, id, $2 from tenant where slug = $3 on conflict do nothing`,
    [host, kind, slug],
  )
}
