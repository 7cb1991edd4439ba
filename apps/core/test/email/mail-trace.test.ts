import type { Avatar, MailSender } from '@vitrine/contract'
import { authenticate } from 'mailauth'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { OURS, right } from '../scenes/mail-scenarios.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'
import { type Delivered, openSmtpServer } from '../servers/smtp-server.ts'
import { until } from '../until.ts'

const PARTNER = 'azure-coast'
const TRACES = /waymark|keystone|vitrine|nodemailer/i
const DOMAIN = 'mail.agency.example'
const OURS_ADDRESS = 'post@out.neutral.test'

const dns = createScriptedDns()
let smtp: Awaited<ReturnType<typeof openSmtpServer>>
let test: TestApp
let owner: Client
let count = 0

beforeAll(async () => {
  smtp = await openSmtpServer()
  const settings = { smtpUrl: smtp.url, mailFrom: OURS_ADDRESS, mailSpfHost: OURS }
  test = await testApp({ settings, resolver: dns.resolver, prober: dns.prober })
  owner = await test.demo(PARTNER, 'owner')
})
afterAll(async () => {
  await test.close()
  await smtp.close()
})

it('an email from the platform’s address names only the tenant in its headers', async () => {
  const mail = await mailTo('first')
  const { headers, from, replyTo, html, text } = await PostalMime.parse(mail.raw)

  expect(`${mail.raw} ${html} ${text}`).not.toMatch(TRACES)
  expect([mail.greeting, mail.returnPath]).toEqual([OURS, OURS_ADDRESS])
  expect([from, replyTo?.[0]?.address]).toEqual([
    { name: (await tenant()).brand.companyName, address: OURS_ADDRESS },
    (await tenant()).settings.supportEmail,
  ])
  expect(headers.map(({ key }) => key)).not.toContain('x-mailer')
  expect(headers.map(({ key }) => key)).not.toContain('dkim-signature')
})

it('an email from a tenant’s sender names the tenant’s domain in every header and passes verification', async () => {
  await verifySender()
  const mail = await mailTo('second')
  const parsed = await PostalMime.parse(mail.raw)

  expect(`${mail.raw} ${parsed.html} ${parsed.text}`).not.toMatch(TRACES)
  expect(mail.raw).not.toContain('neutral.test')
  expect(mail.returnPath).toBe(`hello@${DOMAIN}`)
  expect([parsed.from?.name, parsed.from?.address]).toEqual(['Agency', `hello@${DOMAIN}`])
  expect(header(parsed, 'message-id')).toMatch(new RegExp(`@${DOMAIN}>$`))
  expect(header(parsed, 'dkim-signature')).toMatch(new RegExp(`d=${DOMAIN};`))
  const { dkim, spf, dmarc } = await authenticate(mail.raw, {
    ip: '198.51.100.7',
    helo: mail.greeting,
    sender: mail.returnPath,
    resolver: worldly,
    trustReceived: false,
  })
  expect(dkim.results.map(({ status }) => status.result)).toEqual(['pass'])
  expect([spf && spf.status.result, dmarc && dmarc.status.result]).toEqual(['pass', 'pass'])
  const forged = await authenticate(mail.raw.replace('Welcome', 'Wellcome'), { resolver: worldly })
  expect(forged.dkim.results.map(({ status }) => status.result)).not.toContain('pass')
})

it('an optional email has a signed unsubscribe link on the tenant’s host', async () => {
  await verifySender()
  const { body: video } = await videoOf('third')
  const mail = await arrived(({ raw }) => raw.includes('List-Unsubscribe'))
  const parsed = await PostalMime.parse(mail.raw)

  expect(video.id).toBeTruthy()
  expect(`${mail.raw} ${parsed.html} ${parsed.text}`).not.toMatch(TRACES)
  expect(header(parsed, 'list-unsubscribe')).toMatch(new RegExp(`^<${(await tenant()).origin}/api/unsubscribe`))
  expect(header(parsed, 'dkim-signature').toLowerCase()).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/)
})

/** Names a sender and has its domain say that it is right. */
async function verifySender(): Promise<void> {
  dns.set(OURS, 'TXT', ['v=spf1 ip4:198.51.100.0/24 -all'])
  const body = { name: 'Agency', address: `hello@${DOMAIN}` }
  const { body: named } = await owner.call<{ sender: MailSender }>('PUT /api/whitelabel/mail/sender', { body })
  const dkim = named.sender.records.find(({ kind }) => kind === 'dkim')
  const place = { domain: DOMAIN, keyAt: `${dkim?.name}.agency.example`, key: dkim?.shouldBe ?? '' }
  for (const record of right(place)) dns.set(...record)
  dns.set(`_dmarc.${DOMAIN}`, 'TXT', ['v=DMARC1; p=reject; adkim=s; aspf=s'])
  await owner.call('POST /api/whitelabel/mail/sender/check')
}

/** The same name servers, as receivers of an email query them. */
async function worldly(name: string, type: string): Promise<string[][]> {
  if (type !== 'TXT') throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' })
  const found = await dns.resolver.resolve(name, 'TXT')
  if (found.length === 0) throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' })
  return found.map((value) => value.match(/.{1,255}/g) ?? [''])
}

/** Returns the email that a person gets who registers now. */
async function mailTo(username: string): Promise<Delivered> {
  const email = `${username}@example.com`
  const body = { username, email, password: 'three plain words' }
  await test.visitor(PARTNER).call('POST /auth/register', { body })
  return arrived(({ recipients, raw }) => recipients.includes(email) && /^Subject: Welcome/m.test(raw))
}

/** A customer with an address, whose video is made. */
async function videoOf(username: string) {
  const client = test.visitor(PARTNER)
  const email = `${username}-${++count}@example.com`
  await client.call('POST /auth/register', { body: { username, email, password: 'three plain words' } })
  const { body: avatars } = await client.call<Avatar[]>('GET /api/avatars')
  const body = { title: 'The film', script: 'Hello there, and welcome to the coast.', avatarId: avatars[0]?.id }
  return client.call<{ id: string }>('POST /api/videos', { body })
}

async function arrived(isMeant: (mail: Delivered) => boolean): Promise<Delivered> {
  return until(() => smtp.delivered.find(isMeant), 'the mail did not arrive')
}

function header({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? ''
}

async function tenant() {
  const found = await test.features.tenants.withSlug(PARTNER)
  if (!found) throw new Error(`there is no ${PARTNER}`)
  return found
}
