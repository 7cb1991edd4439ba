import type { ConsentSource, NewsletterState } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Nullable } from './column-types.ts'

// What a partner writes to its customers: the part of the model in tables.ts for newsletters.

export interface NewsletterConsentTable {
  tenant_id: string
  id: string
  user_id: string
  is_given: boolean
  source: ConsentSource
  at: Date
}

export interface NewsletterTable {
  tenant_id: string
  id: string
  written_by: string
  subject: string
  text: string
  state: Generated<NewsletterState>
  /** Raised with every job that is sent: a job of an earlier turn does nothing. */
  turn: Generated<number>
  changed_at: Date
  sent_at: Nullable<Date>
  ended_at: Nullable<Date>
}

export interface NewsletterReceiverTable {
  tenant_id: string
  newsletter_id: string
  user_id: string
  state: Generated<'waiting' | 'taken' | 'sent' | 'failed' | 'skipped'>
  sent_at: Nullable<Date>
}
