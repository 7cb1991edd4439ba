import { type MailTemplate, type MailText, type MailTexts, languages, mailTemplates } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterWords } from '../src/platform/mail/words/all.ts'
import { sampleLetter } from '../src/platform/mail/sample-letters.ts'
import { inOwnWords, withPlaceholders } from '../src/platform/mail/own-words.ts'
import { type TestApp, testApp } from './app.ts'
import type { Client } from './client.ts'
import { mailsDone, mailsNow } from './outbox.ts'

const PARTNER = 'azure-coast'
const TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo(PARTNER, 'owner')
})
afterAll(() => test.close())

describe('the letters as we word them', () => {
  it.each(languages.map(({ code }) => code))(
    'name in %s what they have to name, and nothing unknown',
    async (language) => {
      const texts = await list(language)
      expect(texts.map(({ template }) => template)).toEqual(TEMPLATES)
      for (const { template, ours } of texts) {
        expect([template, (await save(template, language, ours)).status]).toEqual([template, 200])
        expect(JSON.stringify(ours)).not.toMatch(/37|۳۷|Azure|undefined|example/)
      }
    },
  )

  it('are the same again when their braces are filled', async () => {
    const found = await tenant()
    const example = { name: 'Ana', inviter: 'Bo', video: 'A walk', bundle: '10', count: 3 }
    for (const template of TEMPLATES) {
      const letter = sampleLetter(found, template, letterWords.en, example)
      const { subject, opening } = withPlaceholders(letter)
      const filled = (text: string) =>
        text.replaceAll(/\{(\w+)\}/g, (_, name) => letter.named?.[name as 'name'] ?? 'unknown')
      expect([filled(subject), filled(opening)]).toEqual([letter.subject, letter.paragraphs[0]])
    }
  })
})

describe('a letter in a partner’s own words', () => {
  it('leaves with the next mail, in its language only, and with button and facts as they were', async () => {
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

  it('holds no markup: what is typed is shown as it was typed', async () => {
    await save('reset-password', 'en', { subject: '<b>Hi</b>', opening: '<script>x</script>', closing: '' })
    const mail = await resetMail('cleo', 'en')
    expect(mail?.html).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  it('takes a value for what it is, also where somebody named themselves in braces', async () => {
    const example = { name: '{company}', inviter: '', video: '', bundle: '', count: 3 }
    const letter = sampleLetter(await tenant(), 'welcome', letterWords.en, example)

    expect(inOwnWords(letter, { subject: 'Hi {name}', opening: 'o', closing: '' }).subject).toBe('Hi {company}')
  })

  it.each([
    ['an unknown word', 'welcome', { subject: 'Hi {nmae}' }, 'mail-word-unknown'],
    ['a word of another letter', 'welcome', { closing: '{video}' }, 'mail-word-unknown'],
    ['a word that is missing', 'videos-ready', { opening: 'It is done.' }, 'mail-word-lacking'],
    ['no subject', 'welcome', { subject: ' ' }, 'invalid'],
  ] as const)('is refused with %s', async (_name, template, change, code) => {
    const texts = { subject: 's', opening: 'o', closing: '', ...change }
    const { status, body } = await save(template, 'en', texts)
    expect([status, body.code]).toEqual([422, code])
  })

  it('is not written over from a second window, not even when it was set back meanwhile', async () => {
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

  it('stands in the log, without its words', async () => {
    await save('welcome', 'en', { subject: 'canary-words', opening: 'o', closing: '' })
    const { rows } = await test.deps.db.execute(
      `select subject, detail from audit_line where act = 'mail-text-changed' order by id desc limit 1`,
      [],
    )
    expect(JSON.stringify(rows)).toContain('welcome')
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('is seen beforehand in its frame, in every language and both looks, and sent to whoever asks', async () => {
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
