import type { Language, MailKind } from '@vitrine/contract'
import type { Message, Values } from '@vitrine/messages'
import type { z } from 'zod'
import type { Tenant } from '../tenant/tenant.ts'
import type { Formats } from './formats.ts'

/** The recipient of an email: display name, user name and language. */
export interface Reader {
  name: string
  username: string
  language: Language
}

/** Values available to every email besides its own data. */
export interface Scope {
  tenant: Pick<Tenant, 'brand' | 'settings' | 'slug'>
  reader: Reader
  format: Formats
}

/**
 * The content of an email. Every message may use `{company}`, `{name}` and `{support}` besides `values`; a value that is a message
 * is translated first. Plain strings were typed by people and stay as they are.
 */
export interface EmailContent {
  subject: Message
  /** The subject where it is absent. */
  title?: Message
  /** The first paragraph. Partners may replace it, the subject and the closing. */
  opening: Message
  paragraphs?: readonly (Message | string)[]
  facts?: readonly (readonly [name: Message, value: string | Message])[]
  /** A button, and the path on the tenant's own site to which it leads. */
  action?: { label: Message; path: string }
  closing?: Message
  values?: Values
}

/** The payload of a queued email: ids and short values. */
export type OrderSchema = z.ZodObject<Record<string, z.ZodType<string | number>>>

/** One email. Partners word it under its name, where the contract's `mailTemplates` lists that. */
export interface Email<Schema extends OrderSchema = OrderSchema, Data = unknown> {
  name: string
  payload: Schema
  /** Set for emails that people can unsubscribe from: it has a link that ends this kind. */
  kind?: MailKind
  /** Whether waiting orders for the same person are merged into one. */
  isMerged?: boolean
  content(data: Data, scope: Scope): EmailContent
  /** Example data for previews and tests. Its links do not work. */
  example(tenant: Tenant): Data
}

export function defineEmail<Schema extends OrderSchema, Data>(email: Email<Schema, Data>): Email<Schema, Data> {
  return email
}
