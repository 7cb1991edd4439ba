import type { Language, MailTexts } from '@vitrine/contract'
import { type Message, translate, translateText, translationOf } from '@vitrine/messages'
import type { Tenant } from '../tenant/tenant.ts'
import type { Email, Reader } from './define.ts'
import { formatsIn } from './formats.ts'
import { linesOf } from './lines.ts'

/** An email as texts, before layout and colours. */
export interface ComposedEmail {
  language: Language
  subject: string
  title: string
  paragraphs: string[]
  facts?: [name: string, value: string][]
  action?: { label: string; path: string } | undefined
  closing?: string | undefined
  /**
   * Subject and paragraphs were typed by people: they have a language and direction of their own, and addresses become links.
   */
  isFreeText?: boolean
  /** Small print at the end. */
  footnote?: string
  /** For emails that can be unsubscribed from: the token of the link. */
  stopToken?: string | undefined
  /** The address is not stored with the email, since its person was deleted. */
  forgetsRecipient?: boolean
}

interface EmailInputs {
  tenant: Tenant
  reader: Reader
  /** The partner's subject, opening and closing in place of the default ones. */
  texts?: Partial<MailTexts> | undefined
}

/** Returns the texts of an email about `data` in the language of its reader. */
export function composeEmail<Data>(
  email: Pick<Email<never, Data>, 'content'>,
  data: Data,
  { tenant, reader, texts = {} }: EmailInputs,
): ComposedEmail {
  const { language, name } = reader
  const content = email.content(data, { tenant, reader, format: formatsIn(language) })
  const known = { company: tenant.brand.companyName, name, support: tenant.settings.supportEmail, ...content.values }
  const values = Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, isMessage(value) ? translate(language, value) : value]),
  )
  const say = (text: Message | string) => (isMessage(text) ? translate(language, text, values) : text)
  const worded = (text: string | undefined, ours: Message) =>
    text === undefined ? say(ours) : translateText(language, text, values)
  const subject = worded(texts.subject, content.subject)
  const opening = worded(texts.opening, content.opening)
  const { title, paragraphs = [], facts = [], action, closing } = content
  return {
    language,
    subject,
    title: title ? say(title) : subject,
    paragraphs: [...(texts.opening === undefined ? [opening] : linesOf(opening)), ...paragraphs.map(say)],
    facts: facts.map(([label, value]) => [say(label), say(value)]),
    action: action && { label: say(action.label), path: action.path },
    closing: texts.closing === undefined ? closing && say(closing) : translateText(language, texts.closing, values),
  }
}

/** Returns the ICU messages of an email that a partner may replace, with the default texts of a language. */
export function editableTexts(email: Email, tenant: Tenant, language: Language): MailTexts {
  const reader = { name: '', username: '', language }
  const { subject, opening, closing } = email.content(email.example(tenant), {
    tenant,
    reader,
    format: formatsIn(language),
  })
  return {
    subject: translationOf(language, subject),
    opening: translationOf(language, opening),
    closing: closing ? translationOf(language, closing) : '',
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'message' in value && 'id' in value
}
