import { type MailTemplate, type MailText, type MailTexts, languages, mailTemplates } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeEmail, editableTexts } from '../../src/platform/email/compose.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'

const PARTNER = 'azure-coast'
const TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo(PARTNER, 'owner')
})
afterAll(() => test.close())

describe('the built-in emails', () => {
  it.each(languages.map(({ code }) => code))(
    'contain in %s every required value and no unknown one',
    async (language) => {
      const texts = await list(language)
      expect(texts.map(({ template }) => template)).toEqual(TEMPLATES)
      for (const { template, ours } of texts) {
        expect([template, (await save(template, language, ours)).status]).toEqual([template, 200])
        expect(JSON.stringify(ours)).not.toMatch(/Azure|undefined|example/)
      }
    },
  )

  it.each(languages.map(({ code }) => code))(
    'read in %s the same as a partner’s copy of the wording',
    async (language) => {
      const found = await tenant()
      const reader = { name: 'Ana', username: 'ana', language }
      for (const template of TEMPLATES) {
        const email = emailNamed(template)
        const ours = composeEmail(email, email.example(found), { tenant: found, reader })
        const texts = editableTexts(email, found, language)
        const own = composeEmail(email, email.example(found), { tenant: found, reader, texts })
        expect([template, { ...own, closing: own.closing || undefined }]).toEqual([template, ours])
      }
    },
  )
})

describe('a partner’s email wording', () => {
  it('is used in the next email, in its language only, with the same button and facts', async () => {
    const texts = { subject: 'Ahoy {name}', opening: 'Good to see you at {company}.\nCome in.', closing: 'Fair winds' }
    await save('reset-password', 'en', texts)
    const mail = await resetMail('ana', 'en')
    const { companyName } = (await tenant()).brand
    expect(mail?.subject).toBe('Ahoy ana')
    expect(mail?.text).toContain(`Good to see you at ${companyName}.\n\nCome in.`)
    expect(mail?.text).toMatch(/\/reset-password\?token=\S{20,}/)
    expect(mail?.text).toContain('Fair winds')
    expect((await resetMail('bea', 'es'))?.subject).not.toContain('Ahoy')
  })

  it('contains no markup: typed markup is shown as text', async () => {
    await save('reset-password', 'en', { subject: '<b>Hi</b>', opening: '<script>x</script>', closing: '' })
    const mail = await resetMail('cleo', 'en')
    expect(mail?.html).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  it('treats values literally, also names with braces', async () => {
    const reader = { name: String.raw`{company} \u0041`, username: '', language: 'en' as const }
    const texts = { subject: 'Hi {name}' }
    const composed = composeEmail(emailNamed('welcome'), {}, { tenant: await tenant(), reader, texts })

    expect([composed.subject, composed.title]).toEqual([
      String.raw`Hi {company} \u0041`,
      String.raw`Welcome, {company} \u0041`,
    ])
  })

  it('is an ICU message: it may use plurals, with digits of the language', async () => {
    const found = await tenant()
    const settings = { ...found.settings, freeCredits: 5 }
    const reader = { name: 'Ana', username: 'ana', language: 'fa' as const }
    const texts = { subject: '{credits, plural, one {#} other {# credits}}', opening: '{credits}' }
    const composed = composeEmail(emailNamed('welcome'), {}, { tenant: { ...found, settings }, reader, texts })

    expect([composed.subject, composed.paragraphs[0]]).toEqual(['۵ credits', '۵'])
    const wording = { subject: '{credits, plural, one {One, {name}} other {#}}', opening: 'o', closing: '' }
    expect((await save('welcome', 'hi', wording)).status).toBe(200)
  })

  it.each([
    ['an unknown word', 'welcome', { subject: 'Hi {nmae}' }, 'mail-word-unknown'],
    ['a word of another email', 'welcome', { closing: '{video}' }, 'mail-word-unknown'],
    ['a word that is missing', 'videos-ready', { opening: 'It is done.' }, 'mail-word-lacking'],
    ['a word inside a plural', 'welcome', { subject: '{credits, plural, one {{nmae}} other {}}' }, 'mail-word-unknown'],
    ['a brace that stays open', 'welcome', { subject: 'Hi {name' }, 'invalid'],
    ['a plural without its other case', 'welcome', { subject: '{credits, plural, one {#}}' }, 'invalid'],
    [
      'a plural that fits the example only',
      'welcome',
      { subject: '{credits, plural, =2 {#} =3 {#} =4 {#} =5 {#}}' },
      'invalid',
    ],
    ['a choice that fits some people only', 'welcome', { closing: '{name, select, Alex {Hi}}' }, 'invalid'],
    ['a kind of value that there is not', 'welcome', { closing: '{name, shout}' }, 'invalid'],
    ['no subject', 'welcome', { subject: ' ' }, 'invalid'],
  ] as const)('is rejected with %s', async (_name, template, change, code) => {
    const texts = { subject: 's', opening: 'o', closing: '', ...change }
    const { status, body } = await save(template, 'en', texts)
    expect([status, body.code]).toEqual([422, code])
  })

  it('is not overwritten from a second window, even after a reset', async () => {
    const texts = { subject: 'One', opening: 'o', closing: '' }
    const { version } = (await list('zh')).find(({ template }) => template === 'welcome') as MailText
    const put = (subject: string, from: number) =>
      owner.call<MailText>('PUT /api/whitelabel/mail/texts', {
        body: { template: 'welcome', language: 'zh', ...texts, subject, version: from },
      })
    expect((await put('One', version)).status).toBe(200)
    expect((await put('Two', version)).status).toBe(409)
    const reset = { template: 'welcome', language: 'zh', version: version + 1 }
    expect((await owner.call<MailText>('POST /api/whitelabel/mail/texts/reset', { body: reset })).body.own).toBeNull()
    expect((await put('Two', version + 1)).status).toBe(409)
    expect((await put('Two', version + 2)).body).toMatchObject({ own: { subject: 'Two' }, version: version + 3 })
  })

  it('is logged without its text', async () => {
    await save('welcome', 'en', { subject: 'canary-words', opening: 'o', closing: '' })
    const { rows } = await test.deps.db.execute(
      `select subject, detail from audit_log where action = 'mail-text-changed' order by id desc limit 1`,
      [],
    )
    expect(JSON.stringify(rows)).toContain('welcome')
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('previews an unfinished brace as typed, with the other fields filled in', async () => {
    const opening = "You’ve {credits, plural, one {# free } 'left'"
    const { status, body } = await preview({ template: 'welcome', language: 'en', subject: 'Hi {name}', opening })
    expect(status).toBe(200)
    expect(body).toContain('You’ve {credits, plural, one {# free } &#39;left&#39;')
    expect(body).not.toContain('{name}')
  })

  it('is previewed in its frame, in every language and theme, and sent to the editor on request', async () => {
    for (const { code, direction } of languages) {
      const { body, headers } = await preview({ template: 'welcome', language: code, subject: 'Typed', look: 'dark' })
      expect(body).toContain(`<html lang="${code}" dir="${direction}">`)
      expect(body).toContain('@media all{')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    }
    const body = { template: 'top-up-off', language: 'fa' }
    const { email } = await test.credentials('owner', PARTNER)
    expect((await owner.call<{ to: string }>('POST /api/whitelabel/mail/test', { body })).body.to).toBe(email)
    expect((await newest(email, /./))?.html).toContain('dir="rtl"')
  })
})

function emailNamed(template: MailTemplate) {
  const found = test.features.email.emails.find(({ email }) => email.name === template)
  if (!found) throw new Error(`nothing sends ${template}`)
  return found.email
}

async function list(language: string): Promise<MailText[]> {
  return (await owner.call<MailText[]>('GET /api/whitelabel/mail/texts', { query: { language } })).body
}

async function save(template: MailTemplate, language: string, texts: MailTexts) {
  const version = (await list(language)).find((one) => one.template === template)?.version
  const body = { template, language, ...texts, version }
  return owner.call<MailText & { code?: string }>('PUT /api/whitelabel/mail/texts', { body })
}

function preview(query: Record<string, string>) {
  return owner.call<string>('GET /api/whitelabel/mail/preview', { query })
}

async function resetMail(username: string, language: string) {
  const email = `${username}@example.com`
  const client = test.visitor(PARTNER)
  const body = { username, email, password: 'three plain words' }
  await client.call('POST /auth/register', { body, headers: { cookie: `language=${language}` } })
  // Mails are sent side by side, so the one that welcomes could come last.
  await mailsDone(test)
  await client.call('POST /auth/forgot-password', { body: { email } })
  return newest(email, /./)
}

/** The newest mail to an address, once all have been dealt with. */
async function newest(email: string, subject: RegExp) {
  await mailsDone(test)
  const mails = await mailsNow(test, PARTNER, email)
  return mails.findLast((mail) => subject.test(mail.subject))
}

async function tenant() {
  const found = await test.features.tenants.withSlug(PARTNER)
  if (!found) throw new Error(`there is no ${PARTNER}`)
  return found
}
