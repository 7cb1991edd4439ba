import type { MailRecord, MailTexts } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, Nullable } from './column-types.ts'

export interface MailOutboxTable {
  tenant_id: string
  id: string
  recipient: string
  sender_name: string
  sender_address: string
  reply_to: string
  subject: string
  html: string
  text: string
  unsubscribe_url: Nullable<string>
  /** The domain whose key signed it; null where it came from the platform's own address. */
  signed_by: Nullable<string>
  created_at: Generated<Date>
}

/** Who the mails of a tenant come from, once its domain says so. */
export interface MailSenderTable {
  tenant_id: string
  name: string
  address: string
  domain: string
  /** Where the public half of the key stands below the domain. */
  selector: string
  public_key: string
  /** The private half, sealed. */
  private_key: string
  state: Generated<'pending' | 'verified' | 'lost'>
  /** What the last look at the records said. */
  report: Json<MailRecord[]>
  checked_at: Nullable<Date>
  verified_at: Nullable<Date>
  lost_at: Nullable<Date>
}

/** A letter in a partner's own words, in one language. */
export interface MailTextTable {
  tenant_id: string
  template: string
  language: string
  version: number
  /** Null where it is ours again. */
  texts: Json<MailTexts | null>
}
