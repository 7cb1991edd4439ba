import type { MailSender } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { OURS, type Place, faultsOf, right, scenarios } from '../scenes/mail-scenarios.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'

const PARTNER = 'azure-coast'
const dns = createScriptedDns()
let now = new Date('2026-11-01T09:00:00Z')
let test: TestApp
let owner: Client

const field = (name: string) => expect.objectContaining({ field: name })

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now }, resolver: dns.resolver, prober: dns.prober })
  owner = await test.demo(PARTNER, 'owner')
})
afterAll(() => test.close())
beforeEach(() => {
  dns.clear()
  dns.set(OURS, 'TXT', ['v=spf1 ip4:198.51.100.0/24 -all'])
})

describe('an email domain whose records say that', () => {
  it.each(scenarios)('%s', async (_name, { zone, expected, isApex }) => {
    const place = await named(isApex ? 'brand.example' : 'mail.brand.example')
    for (const record of [...right(place), ...zone(place)]) dns.set(...record)
    const { sender } = (await check()).body

    expect([sender?.state === 'verified' ? 'counts' : 'waits', faultsOf(sender?.records ?? [])]).toEqual(expected)
  })
})

describe('a tenant’s sender', () => {
  it('shows its records as registrars want them, keeps what the domain has, and names nobody else', async () => {
    dns.set('mail.kept.example', 'TXT', ['v=spf1 mx include:all.test -all'])
    const { body } = await put('hello@Mail.Kept.example')
    const [spf, dkim, dmarc] = body.sender?.records ?? []

    expect(spf).toMatchObject({ name: 'mail', shouldBe: `v=spf1 include:${OURS} mx include:all.test -all` })
    expect(dkim?.name).toMatch(/^m[0-9a-f]{8}\._domainkey\.mail$/)
    expect(dkim?.shouldBe).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/=]{392}$/)
    expect(dmarc).toMatchObject({ name: '_dmarc.mail', shouldBe: 'v=DMARC1; p=none' })
    expect(body.sender).toMatchObject({ address: 'hello@mail.kept.example', registered: 'kept.example' })
    expect(JSON.stringify(body)).not.toMatch(/vitrine|waymark|PRIVATE/i)
  })

  it.each(['hello@localhost', 'hello@x.localhost', 'hello@co.uk', 'hello@127.0.0.1', 'hello'])(
    'cannot be %j',
    async (address) => {
      expect((await put(address)).status).toBe(422)
    },
  )

  it.each(['hello@gmail.com', 'hello@OUTLOOK.com', 'hello@qq.com', 'hello@mail.yahoo.co.jp', 'hello@gmx.de'])(
    'cannot be %j, where anybody can get an address',
    async (address) => {
      const { status, body } = await owner.call('PUT /api/whitelabel/mail/sender', { body: { name: 'Us', address } })
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ code: 'sender-domain-invalid', fields: [field('address')] }),
      ])
    },
  )

  it.each(['Us\nBcc: all@example.com', 'Us\r\n', 'Us\u0000', '\u202eUs', 'Us\u2066', 'Us\u200f', 'Us\u2028X'])(
    'cannot have the name %j',
    async (name) => {
      const body = { name: `${name}!`, address: 'hello@mail.names.example' }
      const answer = await owner.call('PUT /api/whitelabel/mail/sender', { body })
      expect([answer.status, answer.body.fields]).toEqual([422, [field('name')]])
    },
  )

  it('has an encrypted key per domain, which stays the same for the same domain', async () => {
    const first = await named('mail.one.example')
    const again = await named('mail.one.example', 'Another name')
    const other = await named('mail.two.example')
    expect([again, other.key === first.key]).toEqual([first, false])
    const { rows } = await test.deps.db.execute('select private_key from email_sender', [])
    expect(JSON.stringify(rows)).not.toContain('PRIVATE')
  })

  it('is used only while its records are right', async () => {
    const place = await named('mail.moment.example')
    expect(await fromOf('Before')).toMatchObject({ sender_address: 'no-reply@vitrine.example', signing_domain: null })

    for (const record of right(place)) dns.set(...record)
    expect((await check()).body.sender?.state).toBe('verified')
    expect(await fromOf('Then')).toMatchObject({
      sender_name: 'Azure Coast Mail',
      sender_address: 'hello@mail.moment.example',
      reply_to: (await tenant()).settings.supportEmail,
      signing_domain: 'mail.moment.example',
    })
    expect(await toldOwner()).toContain('Your emails are now sent from hello@mail.moment.example')

    dns.set(place.keyAt, 'TXT', 'silent')
    expect((await check()).body.sender?.state).toBe('verified')
    dns.set(place.keyAt, 'TXT', [])
    expect((await check()).body.sender?.state).toBe('lost')
    expect(await fromOf('After')).toMatchObject({
      sender_name: (await tenant()).brand.companyName,
      sender_address: 'no-reply@vitrine.example',
      signing_domain: null,
    })
    expect(await toldOwner()).toContain('Your emails are no longer sent from hello@mail.moment.example')
  })

  it('is checked again in the background, and recovers by itself', async () => {
    const place = await named('mail.round.example')
    for (const record of right(place)) dns.set(...record)
    await test.features.email.senderChecks.checkDue((await tenant()).id)
    expect((await read()).sender?.state).toBe('pending')
    now = new Date(now.getTime() + 600_000)
    await test.features.email.senderChecks.checkDue((await tenant()).id)
    expect((await read()).sender?.state).toBe('verified')
  })

  it('is disconnected at once, and its key is deleted', async () => {
    const place = await named('mail.aside.example')
    for (const record of right(place)) dns.set(...record)
    await check()
    expect((await owner.call<{ sender: null }>('DELETE /api/whitelabel/mail/sender')).body.sender).toBeNull()
    expect(await fromOf('Aside')).toMatchObject({ sender_address: 'no-reply@vitrine.example' })
    expect((await owner.call('POST /api/whitelabel/mail/sender/check')).status).toBe(404)
  })

  it('is visible to the team only', async () => {
    const visitor = test.visitor(PARTNER)
    expect((await visitor.call('GET /api/whitelabel/mail/sender')).status).toBe(401)
    const customer = await test.demo(PARTNER, 'customer')
    expect((await customer.call('GET /api/whitelabel/mail/sender')).status).toBe(403)
  })
})

interface Answer {
  sender: MailSender | null
}

function put(address: string, name = 'Azure Coast Mail') {
  return owner.call<Answer>('PUT /api/whitelabel/mail/sender', { body: { name, address } })
}

/** Names a sender of a domain and says where its records belong. */
async function named(domain: string, name?: string): Promise<Place> {
  const { body } = await put(`hello@${domain}`, name)
  const dkim = body.sender?.records.find(({ kind }) => kind === 'dkim')
  const registered = body.sender?.registered ?? ''
  return { domain, keyAt: `${dkim?.name}.${registered}`, key: dkim?.shouldBe ?? '' }
}

const check = () => owner.call<Answer>('POST /api/whitelabel/mail/sender/check')
const read = async () => (await owner.call<Answer>('GET /api/whitelabel/mail/sender')).body

async function tenant() {
  const found = await test.features.tenants.withSlug(PARTNER)
  if (!found) throw new Error(`there is no ${PARTNER}`)
  return found
}

/** Returns the sender of the email that a person gets who registers now. */
async function fromOf(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  await test
    .visitor(PARTNER)
    .call('POST /auth/register', { body: { username: name, email, password: 'three plain words' } })
  await mailsDone(test)
  return (await mailsNow(test, PARTNER, email)).find(({ subject }) => subject.startsWith('Welcome'))
}

async function toldOwner(): Promise<string[]> {
  await mailsDone(test)
  const { email } = await test.credentials('owner', PARTNER)
  return (await mailsNow(test, PARTNER, email)).map(({ subject }) => subject)
}
