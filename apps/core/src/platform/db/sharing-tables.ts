import type { Generated } from 'kysely'
import type { JsonWithDefault, Nullable } from './column-types.ts'

// Links, what is counted of them, and who asked: the part of the model in tables.ts that viewers meet.

interface CallToAction {
  label: string
  text: string
  url: string
}

export interface ShareLinkTable {
  tenant_id: string
  video_id: string
  /** Revoking raises it, which makes another token. */
  version: Generated<number>
  /** Null while nothing is shared. */
  token_hash: Nullable<string>
  password_hash: Nullable<string>
  shown_as: Generated<string>
  expires_at: Nullable<Date>
  held_until: Nullable<Date>
  call_to_action: JsonWithDefault<CallToAction | null>
  asks_leads: Generated<boolean>
  is_indexed: Generated<boolean>
  created_at: Generated<Date>
}

export interface ShareDayTable {
  tenant_id: string
  video_id: string
  day: string
  starts: Generated<number>
  quarters: Generated<number>
  halves: Generated<number>
  three_quarters: Generated<number>
  ends: Generated<number>
  clicks: Generated<number>
  leads: Generated<number>
}

export interface ShareVisitTable {
  tenant_id: string
  video_id: string
  /** Of address and browser, with the salt of the day. */
  visitor_hash: string
  kind: 'start' | 'quarter' | 'half' | 'three-quarters' | 'end' | 'click'
  at: Date
}

export interface ShareSaltTable {
  tenant_id: string
  day: string
  salt: string
}

export interface LeadTable {
  tenant_id: string
  id: string
  /** Whose video it was: who is to answer. */
  user_id: string
  video_id: Nullable<string>
  video_title: string
  name: string
  email: Nullable<string>
  phone: Nullable<string>
  message: string
  /** In which the viewer read the page. */
  language: string
  request_key: string
  answered_at: Nullable<Date>
  created_at: Generated<Date>
}
