import { languages } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDevExamples } from '../../src/platform/email/dev-examples-page.ts'
import { createDevOutbox } from '../../src/platform/email/dev-outbox-page.ts'
import { type TestApp, testApp } from '../app.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'

const password = 'three plain words'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newerFirefox = firefox.replaceAll('140.0', '141.0')
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('the welcome email', () => {
  it('is sent in the tenant’s name to everybody who gave an address', async () => {
    await register('keystone', 'ana', 'ana@example.com')
    const [mail] = await mailsTo(test, 'keystone', 'ana@example.com', 1)
    const tenant = await test.features.tenants.withSlug('keystone')

    expect(mail).toMatchObject({
      sender_name: tenant?.brand.companyName,
      sender_address: 'no-reply@vitrine.example',
      reply_to: tenant?.settings.supportEmail,
      subject: `Welcome to ${tenant?.brand.companyName}`,
    })
    expect(mail?.html).toContain(tenant?.brand.colours.primary)
    expect(mail?.text).toContain('You start with 3 free credits.')
  })

  it('uses the language of the registration, as do later emails', async () => {
    await test.visitor('waymark').call('POST /auth/register', {
      body: { username: 'nima', email: 'nima@example.com', password },
      headers: { cookie: 'language=fa' },
    })
    const [mail] = await mailsTo(test, 'waymark', 'nima@example.com', 1)

    expect(mail?.subject).toBe('به Waymark خوش آمدید')
    expect(mail?.html).toContain('<html lang="fa" dir="rtl">')
    expect(mail?.text).toContain('۳ اعتبار رایگان')
  })

  it('names neither the platform nor another tenant to a partner’s people', async () => {
    await register('azure-coast', 'bo', 'bo@example.com')
    const [mail] = await mailsTo(test, 'azure-coast', 'bo@example.com', 1)

    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/waymark|keystone|vitrine/i)
  })

  it('is not sent without an address, or when the registration failed', async () => {
    await test.customer('waymark', 'cy')
    await register('waymark', 'cy', 'cy@example.com', 400)
    await mailsDone(test)

    expect(await mailsNow(test, 'waymark', 'cy@example.com')).toEqual([])
  })

  it('shows markup in a company name as text', async () => {
    await test.deps.db.execute(
      `update brand set company_name = '<img src=x onerror=alert(1)> & Co'
       where tenant_id = (select id from tenant where slug = 'azure-coast')`,
    )
    await register('azure-coast', 'di', 'di@example.com')
    const [mail] = await mailsTo(test, 'azure-coast', 'di@example.com', 1)

    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Co')
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & Co')
  })
})

describe('the email about a sign-in', () => {
  it('is sent once for a new browser', async () => {
    await register('waymark', 'eve', 'eve@example.com')
    await signIn('eve', chrome)
    await signIn('eve', chrome)
    const mails = await settledMails('eve@example.com')

    expect(mails).toHaveLength(2)
    expect(mails[1]?.subject).toMatch(/^New sign-in to /)
    expect(mails[1]?.text).toMatch(
      /Browser: Chrome on Linux\nIP address: 127\.0\.0\.1\nTime: \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
    )
  })

  it('is not sent for the browser of the registration, or its next version', async () => {
    await register('waymark', 'flo', 'flo@example.com')
    await signIn('flo', firefox)
    await signIn('flo', newerFirefox)

    expect(await settledMails('flo@example.com')).toHaveLength(1)
  })

  it('is not sent for a failed sign-in', async () => {
    await register('waymark', 'gus', 'gus@example.com')
    await signIn('gus', chrome, 'wrong')

    expect(await settledMails('gus@example.com')).toHaveLength(1)
  })
})

describe('the page of sent emails', () => {
  it('shows this tenant’s emails as text and in sandboxed frames', async () => {
    await register('waymark', 'hal', 'hal@example.com')
    await mailsTo(test, 'waymark', 'hal@example.com', 1)
    const { status, body, headers } = await test.visitor('waymark').call<string>('GET /dev/mail')
    const elsewhere = await test.visitor('keystone').call<string>('GET /dev/mail')

    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('To: hal@example.com')
    expect(body).toContain('<iframe sandbox ')
    expect(body).toContain('<a href="http://waymark.localhost:0/verify-email?token=')
    expect(elsewhere.body).not.toContain('hal@example.com')
  })

  it('does not exist in production', async () => {
    const page = createDevOutbox({ db: test.deps.db, isDevelopment: false })

    await expect(page({} as never)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the gallery of emails', () => {
  it.each(languages)('shows each email in $code, light and dark', async ({ code, direction }) => {
    const { body } = await test.visitor('waymark').call<string>('GET /dev/emails', { query: { lang: code } })
    const { emails } = test.features.email

    expect(emails.length).toBeGreaterThan(35)
    for (const { email } of emails) {
      expect(body).toContain(`title="${email.name}, light"`)
      expect(body).toContain(`title="${email.name}, dark"`)
    }
    expect(body).toContain(`lang=&quot;${code}&quot; dir=&quot;${direction}&quot;`)
    expect(body).not.toMatch(/undefined|NaN|Invalid Date|\{[a-z]+\}/)
  })

  it('does not exist in production', async () => {
    const page = createDevExamples({ emails: [], isDevelopment: false })

    await expect(page({} as never)).rejects.toMatchObject({ code: 'not-found' })
  })
})

async function register(tenant: string, username: string, email: string, expected = 201): Promise<void> {
  const { status } = await test.visitor(tenant).call('POST /auth/register', {
    body: { username, email, password },
    headers: { 'user-agent': firefox },
  })
  expect(status).toBe(expected)
}

async function signIn(username: string, userAgent: string, given = password): Promise<void> {
  await test.visitor('waymark').call('POST /auth/login', {
    body: { username, password: given },
    headers: { 'user-agent': userAgent },
  })
}

async function settledMails(address: string) {
  await mailsDone(test)
  return mailsNow(test, 'waymark', address)
}
