import type { User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { googleScene, someone } from '../scenes/google-scene.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'
import { readZip } from '../zip.ts'

const [PASSWORD, DAY_MS] = ['three plain words', 24 * 3_600_000]
const AHEAD_DAYS = 45

const start = Date.now()
const effectiveOn = new Date(start + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10)
const first = { version: 1, effectiveOn: '2025-06-26', changes: 'The first version.' }
const second = { version: 2, effectiveOn, changes: 'Videos are kept for a year.' }

let test: TestApp
let now = start

beforeAll(async () => {
  const legal = { terms: [first, second], privacy: [first] }
  test = await testApp({ clock: { now: () => new Date(now) }, legal })
})
afterAll(() => test.close())

describe('a person who opens an account', () => {
  it('with a password accepts the terms and privacy policy in force', async () => {
    const client = await registered('ana')

    expect(await acceptedBy('ana')).toEqual(['privacy 1', 'terms 1'])
    expect(await termsDue(client)).toEqual([])
  })

  it('by an invitation accepts them', async () => {
    const owner = await createPerson(test, 'keystone', 'olga', { role: 'partner', memberRole: 'owner' })
    const invitation = { email: 'ivo@mail.test', role: 'customer', memberRole: 'member' }
    await owner.client.call('POST /api/whitelabel/invitations', { body: invitation })
    const [mail] = await mailsTo(test, 'keystone', 'ivo@mail.test', 1)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token, username: 'ivo', password: PASSWORD }
    expect((await test.visitor('keystone').call('POST /auth/accept-invitation', { body })).status).toBe(200)

    expect(await acceptedBy('ivo')).toEqual(['privacy 1', 'terms 1'])
  })

  it('with Google accepts them', async () => {
    const scene = await googleScene()
    await scene.signIn(scene.browser(), 'waymark', someone('gil'))
    const accepted = await acceptedBy('gil', scene.test)
    await scene.close()

    expect(accepted).toEqual(['privacy 1', 'terms 1'])
  })

  it('finds the acceptance in their data export', async () => {
    const { host, cookie } = await registered('eva')
    const { rawPayload } = await test.app.inject({ url: '/auth/export', headers: { host, cookie } })
    const { accepted } = JSON.parse(String(readZip(rawPayload)['account.json'])) as { accepted: unknown[] }

    expect(accepted).toContainEqual({ document: 'terms', version: 1, acceptedAt: expect.any(String) })
  })
})

it('an account opened by another person has accepted nothing, and is not asked to', async () => {
  const { username } = await test.credentials('customer')

  expect(await acceptedBy(username)).toEqual([])
  expect(await termsDue(await test.demo('waymark', 'customer'))).toEqual([])
})

describe('an announced version', () => {
  it('is announced for 30 days by one email to everybody who accepted an older one', async () => {
    await registered('bea', 'bea@mail.test')
    await runTasks('waymark')
    expect(await subjectsTo('bea@mail.test')).toEqual(['Welcome to Waymark'])

    now = start + 20 * DAY_MS
    await Promise.all([runTasks('waymark'), runTasks('waymark')])
    await runTasks('waymark')

    const subjects = await subjectsTo('bea@mail.test')
    expect(subjects).toEqual([
      'Welcome to Waymark',
      expect.stringMatching(/^Waymark: our Terms of Service will change on /),
    ])
    const mail = (await mailsNow(test, 'waymark', 'bea@mail.test')).at(-1)
    expect(mail?.text).toContain('Videos are kept for a year.')
    expect(mail?.text).toContain('/terms-of-service?version=2')
  })

  it('is announced to one tenant in batches, and to no other tenant', async () => {
    now = start
    for (const name of ['cas', 'cem', 'cox']) await registered(name, `${name}@mail.test`, 'azure-coast')
    now = start + 20 * DAY_MS
    const tenant = await test.features.tenants.withSlug('azure-coast')
    const told = async () => {
      await test.features.consent.agreements.notifyAhead(tenant?.id ?? '', 2)
      const text = `select count(*)::int as n from acceptance where tenant_id = $1 and notified_version = 2`
      return (await test.deps.db.execute(text, [tenant?.id])).rows[0]?.n
    }

    expect([await told(), await told(), await told()]).toEqual([2, 3, 3])
    await mailsDone(test)
    expect(await subjectsTo('bea@mail.test')).toHaveLength(2)
  })

  it('takes effect only on its day', async () => {
    now = start + 20 * DAY_MS
    const client = await registered('dan')

    expect(await acceptedBy('dan')).toEqual(['privacy 1', 'terms 1'])
    expect(await accept(client, 'terms', 2)).toMatchObject({ status: 409, body: { code: 'version-not-in-force' } })
  })
})

describe('on the day of a new version', () => {
  it('people who accepted the older one are asked until they accept', async () => {
    now = start
    await registered('fay')
    now = start + (AHEAD_DAYS + 1) * DAY_MS
    const client = await signedIn('fay')

    expect(await termsDue(client)).toEqual([{ document: 'terms', version: 2, effectiveOn }])
    expect(await accept(client, 'terms', 1)).toMatchObject({ status: 409, body: { code: 'version-not-in-force' } })
    expect(await accept(client, 'terms', 2)).toMatchObject({ status: 200, body: { termsDue: [] } })
    expect((await accept(client, 'terms', 2)).status).toBe(200)
    expect(await termsDue(client)).toEqual([])
    expect(await acceptedBy('fay')).toEqual(['privacy 1', 'terms 1', 'terms 2'])
    const lines = await auditEntriesAbout(test, await idOf('fay'))
    expect(lines.map(({ action }) => action)).toContain('terms-accepted')
  })

  it('a new account accepts the new version and gets no email about it', async () => {
    now = start + (AHEAD_DAYS + 1) * DAY_MS
    const client = await registered('gus', 'gus@mail.test')
    await runTasks('waymark')

    expect(await acceptedBy('gus')).toEqual(['privacy 1', 'terms 2'])
    expect(await termsDue(client)).toEqual([])
    expect(await subjectsTo('gus@mail.test')).toEqual(['Welcome to Waymark'])
  })
})

async function registered(username: string, email?: string, slug = 'waymark'): Promise<Client> {
  const client = test.visitor(slug)
  const { status } = await client.call('POST /auth/register', { body: { username, email, password: PASSWORD } })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  return client
}

async function signedIn(username: string): Promise<Client> {
  const client = test.visitor('waymark')
  await client.call('POST /auth/login', { body: { username, password: PASSWORD } })
  return client
}

async function termsDue(client: Client): Promise<User['termsDue']> {
  return (await client.call<{ user: User }>('GET /auth/user')).body.user.termsDue
}

function accept(client: Client, document: string, version: number) {
  return client.call('POST /api/acceptances', { body: { accepted: [{ document, version }] } })
}

async function runTasks(slug: string): Promise<void> {
  const tenant = await test.features.tenants.withSlug(slug)
  await test.features.consent.agreements.notifyAhead(tenant?.id ?? '', 200)
  await mailsDone(test)
}

async function subjectsTo(address: string): Promise<string[]> {
  await mailsDone(test)
  return (await mailsNow(test, 'waymark', address)).map(({ subject }) => subject)
}

async function acceptedBy(username: string, { deps }: TestApp = test): Promise<string[]> {
  const { rows } = await deps.db.execute(
    `select document || ' ' || version as accepted from acceptance
     join app_user on app_user.tenant_id = acceptance.tenant_id and id = user_id
     where username = $1 order by document, version`,
    [username],
  )
  return rows.map(({ accepted }) => String(accepted))
}

async function idOf(username: string): Promise<string> {
  const { rows } = await test.deps.db.execute('select id from app_user where username = $1', [username])
  return String(rows[0]?.id)
}
