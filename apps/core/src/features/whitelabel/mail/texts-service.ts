import {
  type Language,
  type MailTemplate,
  type MailText,
  type MailTexts,
  faultsOfTexts,
  mailTemplates,
} from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { renderLetter } from '../../../platform/mail/letter.ts'
import { inOwnWords, withPlaceholders } from '../../../platform/mail/own-words.ts'
import { exampleOf, sampleLetter } from '../../../platform/mail/sample-letters.ts'
import { letterWords } from '../../../platform/mail/words/all.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import * as store from './texts-store.ts'

const TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]
/** Each placeholder stands for itself; the number is one that stands nowhere else in a letter. */
const UNFILLED = { name: '{name}', inviter: '{inviter}', video: '{video}', bundle: '{bundle}', count: 37 }

interface Parts {
  db: Db
  queue: Pick<Queue, 'send'>
  audit: Audit
}

interface Key {
  template: MailTemplate
  language: Language
}

type Typed = { [Field in keyof MailTexts]?: string | undefined }

export type MailTextRooms = ReturnType<typeof createMailTexts>

/** What the letters of a tenant say, in its partner's words where they chose some. */
export function createMailTexts({ db, queue, audit }: Parts) {
  return { list, change, reset, find, preview, test }

  async function list(tenant: Tenant, language: Language): Promise<MailText[]> {
    const rows = await db.inTenant(tenant.id, (tx) => store.listTexts(tx, language))
    return TEMPLATES.map((template) => {
      const row = rows.find((one) => one.template === template)
      return viewOf(tenant, { template, language }, row?.version ?? 0, row?.texts ?? null)
    })
  }

  /** Throws mail-word-unknown, mail-word-lacking or mail-text-changed. */
  async function change(tenant: Tenant, person: Person, key: Key, version: number, texts: MailTexts) {
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
    return viewOf(tenant, key, version + 1, texts)
  }

  /** How a partner words a letter; undefined where it is ours. */
  async function find(tenantId: string, template: MailTemplate, language: Language): Promise<MailTexts | undefined> {
    const row = await db.inTenant(tenantId, (tx) => store.findTexts(tx, { template, language }))
    return row?.texts ?? undefined
  }

  /** The page of a letter with example values. What is typed stands in place of what is saved. */
  async function preview(tenant: Tenant, person: Person, key: Key, typed: Typed): Promise<string> {
    const { template, language } = key
    const saved = await find(tenant.id, template, language)
    const letter = sampleLetter(tenant, template, letterWords[language], exampleOf(tenant, person))
    const texts = { ...withPlaceholders(letter), ...saved, ...given(typed) }
    return renderLetter(tenant, inOwnWords(letter, texts)).html
  }

  /** Sends one to whoever asks. Throws no-email. */
  async function test(tenant: Tenant, person: Person, { template, language }: Key): Promise<{ to: string }> {
    const { id, email } = person
    if (!email) throw new AppError('no-email')
    const order = { tenantId: tenant.id, template: 'sample', of: template, language, userId: id }
    await db.inTenant(tenant.id, (tx) => queue.send(tx, 'mail', order))
    return { to: email }
  }
}

function viewOf(tenant: Tenant, { template, language }: Key, version: number, own: MailTexts | null): MailText {
  const nameless = { ...tenant, brand: { ...tenant.brand, companyName: '{company}' } }
  return {
    template,
    ours: withPlaceholders(sampleLetter(nameless, template, letterWords[language], UNFILLED)),
    own,
    version,
  }
}

function given({ subject, opening, closing }: Typed): Partial<MailTexts> {
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(opening === undefined ? {} : { opening }),
    ...(closing === undefined ? {} : { closing }),
  }
}
