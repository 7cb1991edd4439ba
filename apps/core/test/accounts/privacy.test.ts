import type { Receipt, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Mail } from '../../src/ports/mailer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, sumOfEntries } from '../renditions.ts'
import { mailsDone, mailsTo } from '../outbox.ts'
import { canary, filesOf, PASSWORD, personIn, rowsWith } from '../rows/people-data.ts'
import { until } from '../until.ts'

let test: TestApp
let keystoneId: string
/** Errors that no test caused. */
const troubles: Error[] = []
const AWAY = 'the mail server is away'

beforeAll(async () => {
  test = await testApp({ report: (error) => void (error.message === AWAY || troubles.push(error)) })
  keystoneId = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
})
afterAll(() => test.close())

describe('deleting one’s own account', () => {
  it('leaves only ledger and audit entries, none of which names the person', async () => {
    const other = await canary(test, 'waymark', 'sparrow')
    const stranger = await canary(test, 'keystone', 'canary-bird')
    const client = await canary(test, 'waymark', 'canary-bird')
    await mailsTo(test, 'waymark', 'canary-bird@mail.example', 2)
    const { person } = await personIn(test, client)
    const videos = await idsOf(client)
    const before = { sum: await entriesOf(person.id), rows: await rowsWith(test, 'canary-bird') }
    const others = [await allOf(other), await allOf(stranger)]

    const { status, body } = await remove(client)
    await receiptSent(person.id)
    const left = (await rowsWith(test, 'canary-bird')).filter((row) => !row.includes(keystoneId))

    expect(tablesIn(before.rows)).toEqual(expect.arrayContaining(['app_user', 'video', 'email_outbox', 'session']))
    expect(before.sum.count).toBeGreaterThan(2)
    expect([status, body.videosErased]).toEqual([200, 2])
    expect(left).toEqual([])
    expect(await filesOf(test, [person.id, ...videos])).toEqual([])
    expect(await entriesOf(person.id)).toEqual({ count: before.sum.count + 1, sum: 0 })
    expect([await allOf(other), await allOf(stranger)]).toEqual(others)
  })

  it('ends every session at once, and frees the names', async () => {
    const client = await test.customer('waymark', 'Wren')
    const second = test.visitor('waymark')
    await second.call('POST /auth/login', { body: { username: 'wren', password: PASSWORD } })
    const { headers } = await remove(client)

    expect(String(headers['set-cookie'])).toContain('Max-Age=0')
    expect((await second.call('GET /auth/user')).status).toBe(401)
    expect((await second.call('POST /auth/login', { body: { username: 'wren', password: PASSWORD } })).status).toBe(401)
    expect((await test.customer('waymark', 'WREN')).cookie).not.toBe('')
  })

  it('returns a receipt, emails it to the former address and deletes that address', async () => {
    const client = await test.customer('waymark', 'finch')
    await client.call('PATCH /auth/profile', { body: { email: 'finch@mail.example' } })
    await mailsDone(test)
    const { person } = await personIn(test, client)
    const sent = vi.spyOn(test.deps.mailer, 'send')
    const { body } = await remove(client)
    await receiptSent(person.id)
    const mail = sent.mock.calls.map(([one]) => one).find(({ to }) => to === 'finch@mail.example')
    sent.mockRestore()

    expect(body).toMatchObject({ videosErased: 0, creditsLost: 3, finishedAt: expect.any(String) })
    expect(mail?.subject).toBe('Your Waymark account was deleted')
    for (const words of [body.number, ...body.erased, ...body.kept]) expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('finch')
  })

  it('keeps the former address until the receipt was sent, also after a failure, and then in no row', async () => {
    const client = await test.customer('waymark', 'siskin')
    await client.call('PATCH /auth/profile', { body: { email: 'siskin@mail.example' } })
    await mailsDone(test)
    const { person } = await personIn(test, client)
    const sent = vi.spyOn(test.deps.mailer, 'send').mockRejectedValueOnce(new Error(AWAY))
    await remove(client)
    await until(() => sent.mock.calls.length === 1)
    const tables = tablesIn(await rowsWith(test, 'siskin'))
    // A mail that was written before the account was deleted, and arrives after that.
    const late = { ...(sent.mock.calls[0]?.[0] as Mail), forgetsRecipient: false }
    await test.deps.mailer.send(late)
    await receiptSent(person.id)

    expect(tables).toEqual(['deletion_request'])
    expect(sent.mock.calls.map(([{ to }]) => to)).toEqual(Array.from({ length: 3 }, () => 'siskin@mail.example'))
    expect(await rowsWith(test, 'siskin')).toEqual([])
    sent.mockRestore()
  })

  it.each([
    ['the wrong password', { password: 'four other words', confirm: true }, 400, 'wrong-password'],
    ['no password', { confirm: true }, 400, 'wrong-password'],
    ['no confirmation', { password: PASSWORD }, 422, 'invalid'],
  ])('is refused with %s', async (_what, body, expectedStatus, code) => {
    const client = await test.customer('waymark', `robin ${_what}`)
    const answer = await client.call('DELETE /auth/account', { body })

    expect([answer.status, answer.body.code]).toEqual([expectedStatus, code])
    expect((await client.call('GET /auth/user')).status).toBe(200)
  })

  it('requires username and a sign-in within ten minutes from people without a password', async () => {
    const client = await test.customer('waymark', 'Plover')
    const { person } = await personIn(test, client)
    await test.deps.db.inTenant(person.tenantId, (tx) =>
      tx.updateTable('app_user').set({ password_hash: null }).where('id', '=', person.id).execute(),
    )

    expect((await client.call('GET /auth/profile')).body.hasPassword).toBe(false)
    expect((await client.call('DELETE /auth/account', { body: { confirm: true } })).status).toBe(422)
    const body = { username: 'plover', confirm: true }
    await signedInSince(person.sessionId, '11 minutes')
    expect((await client.call('DELETE /auth/account', { body })).body.code).toBe('reauthentication-needed')
    await signedInSince(person.sessionId, '9 minutes')
    expect((await client.call('DELETE /auth/account', { body })).status).toBe(200)
  })

  it('stops a render, returns its credits and deletes its files', async () => {
    const client = await test.customer('waymark', 'heron')
    const { body: video } = await create(client, { script: 'It takes its time. [slow]' })
    await until(async () => (await get(client, video.id)).status === 'processing')
    const { body } = await remove(client)
    await until(async () => !test.features.renders.renders.running.has(video.id))

    expect(body.creditsLost).toBe(3)
    expect(await openHolds()).toBe(0)
    expect(await filesOf(test, [video.id])).toEqual([])
  })

  it('is refused for a site’s only owner', async () => {
    const owner = await test.demo('azure-coast', 'owner')
    const { password } = await test.credentials('owner', 'azure-coast')
    const refused = await remove(owner, password)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'last-owner' }])

    await effectiveRole(await test.customer('azure-coast', 'second owner'), 'owner')
    expect((await remove(owner, password)).status).toBe(200)
  })
})

describe('deleting another person’s account', () => {
  it('is for admins of the same site, and returns the same receipt when repeated', async () => {
    const [admin, analyst, customer] = await Promise.all([
      test.customer('keystone', 'admin'),
      test.customer('keystone', 'analyst'),
      test.customer('keystone', 'customer'),
    ])
    await effectiveRole(admin, 'admin')
    await effectiveRole(analyst, 'analyst')
    const { person } = await personIn(test, customer)
    const abroad = await personIn(test, await test.customer('waymark', 'abroad'))

    expect((await removeOther(analyst, person.id)).status).toBe(403)
    expect((await removeOther(customer, person.id)).status).toBe(403)
    expect((await removeOther(admin, abroad.person.id)).status).toBe(404)
    const first = await removeOther(admin, person.id)
    expect([first.status, (await customer.call('GET /auth/user')).status]).toEqual([200, 401])
    expect((await removeOther(admin, person.id)).body).toEqual(first.body)
  })

  it('is refused for oneself and, by admins, for an owner', async () => {
    const [admin, owner] = [await test.customer('keystone', 'admin 2'), await test.customer('keystone', 'owner 2')]
    await effectiveRole(admin, 'admin')
    await effectiveRole(owner, 'owner')
    const [adminId, ownerId] = [(await personIn(test, admin)).person.id, (await personIn(test, owner)).person.id]

    expect((await removeOther(admin, adminId)).body).toMatchObject({ code: 'own-account' })
    expect((await removeOther(admin, ownerId)).body).toMatchObject({ code: 'above-own-level' })
    const { body } = await (await test.demo('keystone', 'owner')).call<{ id: string }>('GET /api/user')
    expect((await removeOther(owner, body.id)).status).toBe(200)
  })
})

function remove(client: Client, password = PASSWORD) {
  return client.call<Receipt>('DELETE /auth/account', { body: { password, confirm: true } })
}

function removeOther(client: Client, id: string) {
  return client.call<Receipt>('DELETE /api/whitelabel/users/:id', { params: { id } })
}

async function get(client: Client, id: string): Promise<Video> {
  return (await client.call<Video>('GET /api/videos/:id', { params: { id } })).body
}

async function idsOf(client: Client): Promise<string[]> {
  return (await client.call<Video[]>('GET /api/videos')).body.map(({ id }) => id)
}

/** Returns the data that a person sees of their own, without values that change by themselves. */
async function allOf(client: Client): Promise<unknown> {
  const videos = (await client.call<Video[]>('GET /api/videos')).body
  const files = await filesOf(test, [(await personIn(test, client)).person.id, ...videos.map(({ id }) => id)])
  return [videos, (await client.call('GET /auth/profile')).body, files, await sumOfEntries(test, client)]
}

async function entriesOf(userId: string): Promise<{ count: number; sum: number }> {
  const text =
    'select count(*)::int as count, coalesce(sum(delta_half_credits), 0)::int as sum from credit_entry where user_id = $1'
  const { rows } = await test.deps.db.execute(text, [userId])
  return { count: Number(rows[0]?.count), sum: Number(rows[0]?.sum) }
}

async function openHolds(): Promise<number> {
  const { rows } = await test.deps.db.execute(`select count(*)::int as n from credit_hold where state = 'held'`)
  return Number(rows[0]?.n)
}

/** The receipt has left, and with it the address. */
async function receiptSent(userId: string): Promise<void> {
  await until(async () => {
    const { rows } = await test.deps.db.execute('select receipt_email from deletion_request where user_id = $1', [
      userId,
    ])
    return rows[0]?.receipt_email === null
  })
}

async function effectiveRole(client: Client, memberRole: 'owner' | 'admin' | 'analyst'): Promise<void> {
  const { person } = await personIn(test, client)
  await test.deps.db.inTenant(person.tenantId, (tx) =>
    tx.updateTable('app_user').set({ role: 'partner', member_role: memberRole }).where('id', '=', person.id).execute(),
  )
}

function tablesIn(rows: string[]): string[] {
  return [...new Set(rows.map((row) => row.split(':')[0] ?? ''))]
}

async function signedInSince(sessionId: string, span: string): Promise<void> {
  await test.deps.db.execute('update session set created_at = now() - $2::interval where id = $1', [sessionId, span])
}

it('no error is reported except the unavailable mail server', () => {
  expect(troubles).toEqual([])
})
