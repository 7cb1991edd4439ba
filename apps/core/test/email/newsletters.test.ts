import type { Newsletter, NewsletterReach, Profile } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'
import { createMortalDb } from '../mortal-db.ts'

const PATH = '/api/whitelabel/newsletters'
const WRITTEN = {
  subject: 'Spring is here',
  text: 'Dear all,\n\nsee https://azure.example/spring?a=1&b=2.\n<b>Bye</b>',
}
const EDITOR = { role: 'partner', memberRole: 'editor' } as const

let test: TestApp
let owner: Client
let tenantId: string
let now = Date.now()
let count = 0
const mortal = createMortalDb()
const reported: Error[] = []

beforeAll(async () => {
  const report = (error: Error) => void reported.push(error)
  test = await testApp({ withWorkers: false, wrapDb: mortal.wrap, report, clock: { now: () => new Date(now) } })
  owner = await test.demo('azure-coast', 'owner')
  tenantId = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
})
afterAll(() => test.close())
beforeEach(async () => {
  // Each scene has readers of its own, and the day's mails to itself.
  await test.deps.db.execute(`update app_user set newsletter_since = null`)
  now += 25 * 3_600_000
  owner = await test.demo('azure-coast', 'owner')
})

describe('consent to newsletters', () => {
  it('is off until a person agrees, and records when and where', async () => {
    const silent = await register({})
    const ticked = await register({ newsletter: true })
    await silent.client.call('PATCH /auth/profile', { body: { newsletter: true } })
    await silent.client.call('PATCH /auth/profile', { body: { newsletter: true } })
    await ticked.client.call('PATCH /auth/profile', { body: { newsletter: false } })

    expect(await linesOf(silent.id)).toEqual([[true, 'profile']])
    expect(await linesOf(ticked.id)).toEqual([
      [true, 'sign-up'],
      [false, 'profile'],
    ])
    expect((await profileOf(silent.client)).newsletterSince).toBe(new Date(now).toISOString())
    expect((await profileOf(ticked.client)).newsletterSince).toBeNull()
  })

  it('applies to customers with a confirmed address only', async () => {
    await reader()
    await register({ newsletter: true })
    const team = await reader()
    await test.deps.db.execute(`update app_user set role = 'partner', member_role = 'analyst' where id = $1`, [team.id])

    expect((await reach()).receivers).toBe(1)
  })
})

describe('a newsletter', () => {
  it('is sent to people who agreed, in their site’s brand and their language, with one-click unsubscribe', async () => {
    const [ana, ben] = [await reader(), await reader()]
    await ben.client.call('PATCH /auth/profile', { body: { language: 'es' } })
    const silent = await register({})
    const sent = await send()
    const [toAna, toBen] = [await mailTo(ana.email), await mailTo(ben.email)]

    expect(sent).toMatchObject({ state: 'done', receivers: 2, sent: 2, failed: 0, unsubscribed: 0 })
    expect(await mailsTo(silent.email)).toEqual([])
    expect([toAna?.subject, toAna?.sender_name]).toEqual(['Spring is here', 'Azure Coast'])
    expect(toAna?.html).toContain('href="https://azure.example/spring?a=1&amp;b=2"')
    expect(toAna?.html).toContain('&lt;b&gt;Bye&lt;/b&gt;')
    expect(toAna?.text).toContain('because you subscribed to news from Azure Coast')
    expect(toBen?.text).toContain('porque te suscribiste a las novedades de Azure Coast')
    expect((await auditEntriesAbout(test, sent.id)).map(({ action, detail }) => [action, detail])).toEqual([
      ['newsletter-sent', { receivers: 2 }],
    ])

    // The one-click unsubscribe request of a mail program.
    const { pathname, searchParams } = new URL(toAna?.unsubscribe_url ?? '')
    const stop = { query: { token: searchParams.get('token') ?? '' } }
    const { body } = await test.visitor('azure-coast').call(`POST ${pathname}`, stop)
    expect(body).toEqual({ kind: 'newsletter', isOff: true })
    expect((await profileOf(ana.client)).newsletterSince).toBeNull()
    expect((await linesOf(ana.id)).at(-1)).toEqual([false, 'mail'])
    expect(await read(sent.id)).toMatchObject({ sent: 2, unsubscribed: 1 })
    expect((await reach()).receivers).toBe(1)
  })

  it('skips people who unsubscribed before their turn', async () => {
    const [, late] = [await reader(), await reader()]
    const { id } = await begin()
    await act(id, 'send')
    await late.client.call('PATCH /auth/profile', { body: { newsletter: false } })
    await finish(id)

    expect(await read(id)).toMatchObject({ state: 'done', receivers: 2, sent: 1, skipped: 1 })
    expect(await mailsTo(late.email)).toEqual([])
  })

  it('is never sent twice, whichever transaction its process is killed after', async () => {
    const readers = [await reader(), await reader(), await reader()]
    for (let moment = 0; moment < 10; moment++) {
      now += 25 * 3_600_000
      owner = await test.demo('azure-coast', 'owner')
      const { id } = await begin({ subject: `Killed ${moment}` })
      await act(id, 'send')
      mortal.dieAfter(moment)
      await turn(id).catch(() => undefined)
      mortal.revive()
      await finish(id)
      const mails = await Promise.all(readers.map(({ email }) => mailsTo(email)))
      const numbers = mails.map((list) => list.filter(({ subject }) => subject === `Killed ${moment}`).length)
      const { state, sent, failed } = await read(id)

      expect([moment, state, sent + failed]).toEqual([moment, 'done', 3])
      expect(failed).toBeLessThanOrEqual(1)
      expect([moment, Math.max(...numbers)]).toEqual([moment, 1])
      // Nobody is reported as sent without an email. The one being sent at the kill may have arrived.
      expect(numbers.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(sent)
    }
  })

  it('is sent again to people whose email failed, and to nobody else', async () => {
    const readers = [await reader(), await reader()]
    const { id } = await begin({ subject: 'Once more' })
    expect((await act(id, 'send-again')).body).toMatchObject({ state: 'draft' })
    await act(id, 'send')
    // It dies before the first mail is handed over.
    mortal.dieAfter(3)
    await turn(id).catch(() => undefined)
    mortal.revive()
    await finish(id)
    expect(await read(id)).toMatchObject({ state: 'done', sent: 1, failed: 1 })
    expect(reported.at(-1)).toMatchObject({ message: expect.stringContaining(tenantId), cause: expect.any(Error) })
    expect((await act(id, 'send-again')).body).toMatchObject({ state: 'sending', failed: 0, endedAt: null })
    await finish(id)

    expect(await read(id)).toMatchObject({ state: 'done', receivers: 2, sent: 2, failed: 0 })
    expect((await act(id, 'send-again')).body).toMatchObject({ state: 'done' })
    const mails = await Promise.all(readers.map(({ email }) => mailsTo(email)))
    expect(mails.map((list) => list.filter(({ subject }) => subject === 'Once more').length)).toEqual([1, 1])
    expect((await auditEntriesAbout(test, id)).map(({ detail }) => detail)).toEqual([
      { receivers: 2 },
      { receivers: 1 },
    ])
  })

  it('is not continued by a job of an earlier turn', async () => {
    await reader()
    const { id } = await begin()
    await act(id, 'send')
    await processTurn(id, 0)

    expect(await read(id)).toMatchObject({ state: 'sending', sent: 0 })
  })

  it('stops when it is canceled', async () => {
    const { email } = await reader()
    const { id } = await begin()
    await act(id, 'send')
    expect((await act(id, 'cancel')).body).toMatchObject({ state: 'cancelled', skipped: 1 })
    await turn(id)

    expect(await mailsTo(email)).toEqual([])
  })

  it('is sent a few at a time', async () => {
    await test.deps.db.execute(
      `insert into app_user (tenant_id, id, username, email, role, member_role, newsletter_since, email_verified_at)
       select $1, gen_random_uuid(), 'many' || n, 'many' || n || '@mail.example', 'customer', 'member', now(), now()
       from generate_series(1, 45) n`,
      [tenantId],
    )
    const { id } = await begin()
    await act(id, 'send')
    await turn(id)

    expect(await read(id)).toMatchObject({ state: 'sending', receivers: 45, sent: 40 })
    await finish(id)
    expect(await read(id)).toMatchObject({ state: 'done', sent: 45 })
  })

  it('is limited per day by the plan', async () => {
    await reader()
    await send()
    await send()
    expect((await reach()).newslettersLeft).toBe(0)
    const { id } = await begin()

    expect((await act(id, 'send')).body).toMatchObject({ code: 'newsletter-beyond-plan' })
    expect(await read(id)).toMatchObject({ state: 'draft', sent: 0 })
  })

  it('can be sent to oneself, previewed and edited until it is sent', async () => {
    const { id } = await begin({ text: '' })
    expect((await act(id, 'test')).body).toMatchObject({ code: 'newsletter-empty' })
    expect((await act(id, 'send')).body).toMatchObject({ code: 'newsletter-empty' })
    await owner.call(`PUT ${PATH}/:id`, { params: { id }, body: WRITTEN })
    expect((await act(id, 'send')).body).toMatchObject({ code: 'newsletter-nobody' })
    const { body: tried } = await act<{ to: string }>(id, 'test')
    const { body: page, headers } = await owner.call<string>(`GET ${PATH}/:id/preview`, { params: { id } })

    expect((await mailTo(tried.to))?.subject).toBe('Spring is here')
    expect(page).toContain('Dear all,')
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      'SAMEORIGIN',
      expect.stringContaining("default-src 'none'"),
    ])
    await reader()
    await act(id, 'send')
    const change = { params: { id }, body: WRITTEN }
    expect((await owner.call(`PUT ${PATH}/:id`, change)).body).toMatchObject({ code: 'newsletter-sent' })
    expect((await owner.call(`DELETE ${PATH}/:id`, { params: { id } })).body).toMatchObject({ code: 'newsletter-sent' })
  })

  it('is for owners and admins of its own site only', async () => {
    const { id } = await begin()
    const editor = await createPerson(test, 'azure-coast', 'edith', EDITOR)
    const stranger = await test.demo('keystone', 'owner')

    expect((await editor.client.call(`GET ${PATH}/:id`, { params: { id } })).status).toBe(403)
    expect((await stranger.call(`GET ${PATH}/:id`, { params: { id } })).status).toBe(404)
    expect((await owner.call(`DELETE ${PATH}/:id`, { params: { id } })).body).toEqual({ ok: true })
  })
})

/** A customer who registered with an address. */
async function register({ newsletter }: { newsletter?: boolean }) {
  const username = `reader${(count += 1)}`
  const [client, email] = [test.visitor('azure-coast'), `${username}@mail.example`]
  const body = { username, email, password: 'three plain words', ...(newsletter ? { newsletter } : {}) }
  const { body: opened } = await client.call<{ user: { id: string } }>('POST /auth/register', { body })
  return { client, email, id: opened.user.id }
}

/** A customer who agreed and confirmed the address. */
async function reader() {
  const somebodyNew = await register({ newsletter: true })
  await test.deps.db.execute('update app_user set email_verified_at = now() where id = $1', [somebodyNew.id])
  return somebodyNew
}

const begin = async (written = {}) =>
  (await owner.call<Newsletter>(`POST ${PATH}`, { body: { ...WRITTEN, ...written } })).body
const act = <Answer = Newsletter>(id: string, what: string) =>
  owner.call<Answer>(`POST ${PATH}/:id/${what}`, { params: { id } })
const read = async (id: string) => (await owner.call<Newsletter>(`GET ${PATH}/:id`, { params: { id } })).body
const reach = async () => (await owner.call<NewsletterReach>(`GET ${PATH}/reach`)).body
const profileOf = async (client: Client) => (await client.call<Profile>('GET /auth/profile')).body

async function send(): Promise<Newsletter> {
  const { id } = await begin()
  await act(id, 'send')
  await finish(id)
  return read(id)
}

async function turn(id: string): Promise<void> {
  const { rows } = await test.deps.db.execute('select generation as turn from newsletter where id = $1', [id])
  await processTurn(id, Number(rows[0]?.turn))
}

function processTurn(id: string, turnNumber: number): Promise<void> {
  const asked = { tenantId, newsletterId: id, turn: turnNumber }
  return test.features.newsletters.newsletterSending.processTurn(asked, new AbortController().signal)
}

async function finish(id: string): Promise<void> {
  for (let turns = 0; turns < 10 && (await read(id)).state === 'sending'; turns++) await turn(id)
}

async function linesOf(userId: string) {
  const { rows } = await test.deps.db.execute(
    'select is_granted, source from newsletter_consent where user_id = $1 order by id',
    [userId],
  )
  return rows.map(({ is_granted, source }) => [is_granted, source])
}

async function mailsTo(email: string) {
  const { rows } = await test.deps.db.execute('select * from email_outbox where recipient = $1', [email])
  return rows as { subject: string; html: string; text: string; sender_name: string; unsubscribe_url: string }[]
}

async function mailTo(email: string) {
  return (await mailsTo(email)).find(({ subject }) => subject === 'Spring is here')
}
