import {
  type Language,
  type MailKind,
  type MailTemplate,
  type MailTexts,
  languages,
  mailTemplates,
} from '@vitrine/contract'
import type { Db } from '../db/open.ts'
import type { Queue } from '../queue/queue.ts'
import type { Tenant } from '../tenant/tenant.ts'
import { composeEmail } from './compose.ts'
import type { Dispatch } from './dispatch.ts'
import { type FindPerson, type Prepared, type SendableEmail, readerOf } from './sendable.ts'

interface Deps {
  db: Db
  queue: Pick<Queue, 'work'>
  emails: readonly SendableEmail[]
  withTenant: (id: string) => Promise<Tenant | undefined>
  findPerson: FindPerson
  /** Reads a partner's texts of an email; undefined when the default texts apply. */
  ownTextsOf: (tenantId: string, template: MailTemplate, language: Language) => Promise<MailTexts | undefined>
  stopTokenFor: (tenantId: string, userId: string, kind: MailKind) => string
  dispatch: Dispatch
}

const EMAILS_AT_ONCE = 2

/** Writes and sends queued emails. They are written when they are sent, so that they are up to date. */
export function sendEmails({
  db,
  queue,
  emails,
  withTenant,
  findPerson,
  ownTextsOf,
  stopTokenFor,
  dispatch,
}: Deps): void {
  const byName = new Map(emails.map((sendable) => [sendable.email.name, sendable]))
  queue.work('mail', { concurrency: EMAILS_AT_ONCE, handle, exhausted: async (order) => settle(order) })

  async function handle(order: Record<string, string>): Promise<void> {
    const tenant = await withTenant(order.tenantId ?? '')
    const sendable = byName.get(order.email ?? '')
    if (!sendable) throw new Error(`no feature sends the email ${order.email}`)
    const prepared = tenant && (await prepare(tenant, sendable, order))
    if (!tenant || !prepared) return
    await send(tenant, sendable, prepared)
    await settle(order)
  }

  function prepare(tenant: Tenant, { email, prepare: load }: SendableEmail, order: Record<string, string>) {
    const language = languages.find(({ code }) => code === order.exampleIn)?.code
    return db.inTenant(tenant.id, async (tx): Promise<Prepared | undefined> => {
      if (!language) return load(tx, order, findPerson)
      const person = await findPerson(tx, order.userId ?? '')
      if (!person?.email) return undefined
      return { to: person.email, reader: { ...readerOf(person), language }, data: email.example(tenant) }
    })
  }

  async function send(tenant: Tenant, { email }: SendableEmail, prepared: Prepared): Promise<void> {
    const { to, reader, data, userId, forgetsRecipient = false } = prepared
    const texts = isEditable(email.name) ? await ownTextsOf(tenant.id, email.name, reader.language) : undefined
    const stopToken = email.kind && userId ? stopTokenFor(tenant.id, userId, email.kind) : undefined
    const composed = composeEmail(email, data, { tenant, reader, texts })
    await dispatch(tenant, to, { ...composed, stopToken, forgetsRecipient })
  }

  async function settle(order: Record<string, string>): Promise<void> {
    await byName.get(order.email ?? '')?.settle?.(order.tenantId ?? '', order)
  }
}

function isEditable(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name)
}
