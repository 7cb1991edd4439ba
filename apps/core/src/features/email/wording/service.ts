import {
  type Language,
  type MailTemplate,
  type MailText,
  type MailTexts,
  faultsOfTexts,
  mailTemplates,
} from '@vitrine/contract'
import { lacksOther } from '@vitrine/messages'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { composeEmail, editableTexts } from '../../../platform/email/compose.ts'
import type { Email } from '../../../platform/email/define.ts'
import type { EnqueueExample } from '../../../platform/email/enqueue.ts'
import { renderEmail } from '../../../platform/email/layout.ts'
import type { SendableEmail } from '../../../platform/email/sendable.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import * as store from './store.ts'

const TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]

/** Wording is an ICU message: https://lingui.dev/guides/message-format */
const BROKEN = "Check the braces: every '{' needs a '}', and every plural needs an “other” case."

interface Deps {
  db: Db
  enqueueExample: EnqueueExample
  emails: readonly SendableEmail[]
  audit: Audit
}

interface Key {
  template: MailTemplate
  language: Language
}

type Typed = { [Field in keyof MailTexts]?: string | undefined }

export type EmailWordings = ReturnType<typeof createMailTexts>

/** Manages the email texts of a tenant, in its partner's wording where there is one. */
export function createMailTexts({ db, enqueueExample, emails, audit }: Deps) {
  const byName = new Map(emails.map(({ email }) => [email.name, email]))
  return { list, change, reset, find, preview, test }

  async function list(tenant: Tenant, language: Language): Promise<MailText[]> {
    const rows = await db.inTenant(tenant.id, (tx) => store.listTexts(tx, language))
    return TEMPLATES.map((template) => {
      const row = rows.find((one) => one.template === template)
      return serialize(tenant, { template, language }, row?.version ?? 0, row?.texts ?? null)
    })
  }

  /** Throws invalid for what is no ICU message, mail-word-unknown, mail-word-lacking or mail-text-changed. */
  async function change(tenant: Tenant, person: Person, key: Key, version: number, texts: MailTexts) {
    refuseBroken(tenant, key, texts)
    const { unknown, lacking } = faultsOfTexts(key.template, texts)
    const [stranger] = unknown
    if (stranger) throw new AppError('mail-word-unknown', { extra: { word: stranger.name, field: stranger.field } })
    if (lacking.length > 0) throw new AppError('mail-word-lacking', { extra: { word: lacking[0] } })
    return replace(tenant, person, key, version, texts)
  }

  /** Throws mail-text-changed. */
  function reset(tenant: Tenant, person: Person, key: Key, version: number): Promise<MailText> {
    return replace(tenant, person, key, version, null)
  }

  async function replace(tenant: Tenant, person: Person, key: Key, version: number, texts: MailTexts | null) {
    const { template, language } = key
    await db.inTenant(tenant.id, async (tx) => {
      if (!(await store.replaceTexts(tx, key, version, texts))) throw new AppError('mail-text-changed')
      const act = texts ? 'mail-text-changed' : 'mail-text-reset'
      await audit(tx, person, act, { subject: template, detail: { language } })
    })
    return serialize(tenant, key, version + 1, texts)
  }

  /** Returns a partner's wording of an email; undefined where it is the default. */
  async function find(tenantId: string, template: MailTemplate, language: Language): Promise<MailTexts | undefined> {
    const row = await db.inTenant(tenantId, (tx) => store.findTexts(tx, { template, language }))
    return row?.texts ?? undefined
  }

  /** Returns the example of an email as a page, with typed texts in place of stored ones. */
  async function preview(tenant: Tenant, person: Person, key: Key, typed: Typed): Promise<string> {
    const { template, language } = key
    const saved = await find(tenant.id, template, language)
    const email = emailNamed(template)
    const { username, displayName } = person
    const reader = { name: displayName ?? username, username, language }
    const composed = composeEmail(email, email.example(tenant), {
      tenant,
      reader,
      texts: { ...saved, ...readableTexts(tenant, key, givenTexts(typed)) },
    })
    return renderEmail(tenant, composed).html
  }

  /** Sends the example of an email to the requesting person. Throws no-email. */
  async function test(tenant: Tenant, person: Person, { template, language }: Key): Promise<{ to: string }> {
    const { id, email } = person
    if (!email) throw new AppError('no-email')
    await db.inTenant(tenant.id, (tx) => enqueueExample(tx, emailNamed(template), { userId: id, language }))
    return { to: email }
  }

  function serialize(tenant: Tenant, { template, language }: Key, version: number, own: MailTexts | null): MailText {
    return { template, ours: editableTexts(emailNamed(template), tenant, language), own, version }
  }

  /** Throws invalid, with the fields of the broken texts. */
  function refuseBroken(tenant: Tenant, key: Key, texts: MailTexts): void {
    const fields = brokenFields(tenant, key, texts).map((field) => ({ field, message: BROKEN }))
    if (fields.length > 0) throw new AppError('invalid', { fields })
  }

  /** Returns the texts, with broken ones taken literally: a preview is updated while the person types. */
  function readableTexts(tenant: Tenant, key: Key, texts: Partial<MailTexts>): Partial<MailTexts> {
    const broken = brokenFields(tenant, key, texts)
    return Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, broken.includes(field) ? literalMessage(text) : text]),
    )
  }

  /** Returns the fields that cannot be formatted with the example: a brace is open, or a plural lacks a case. */
  function brokenFields(tenant: Tenant, { template, language }: Key, texts: Partial<MailTexts>): string[] {
    const email = emailNamed(template)
    const reader = { name: 'Alex', username: 'alex', language }
    return Object.entries(texts).flatMap(([field, text]) => {
      try {
        composeEmail(email, email.example(tenant), { tenant, reader, texts: { [field]: text } })
        // The example may match a case by chance; the next email may match none.
        return lacksOther(text) ? [field] : []
      } catch {
        return [field]
      }
    })
  }

  function emailNamed(template: MailTemplate): Email {
    const email = byName.get(template)
    if (!email) throw new TypeError(`no feature sends the email ${template}`)
    return email
  }
}

function givenTexts({ subject, opening, closing }: Typed): Partial<MailTexts> {
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(opening === undefined ? {} : { opening }),
    ...(closing === undefined ? {} : { closing }),
  }
}

/** Returns an ICU message that formats to the text itself. */
function literalMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}]+/g, "'$&'")
}
