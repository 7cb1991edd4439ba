import type { Nullable } from './column-types.ts'

// What the people of a site do for its other people.

export interface CreditGiftTable {
  tenant_id: string
  id: string
  user_id: string
  given_by: string
  half_credits: number
  reason: string
  at: Date
}

export interface SupportLoginTable {
  tenant_id: string
  id: string
  /** Whose account it is about. */
  user_id: string
  /** Who asked or came; null until somebody answers a person who asked for help. May be a person of another tenant. */
  actor_id: Nullable<string>
  /** How the person is told who it is; null for somebody of the platform. */
  actor_name: Nullable<string>
  reason: string
  created_at: Date
  allowed_at: Nullable<Date>
  /** When a question that nobody answered, or a leave that nobody used, is over. */
  open_until: Date
  /** sha256 of what opens it once, in hex. */
  pass_hash: Nullable<string>
  pass_until: Nullable<Date>
  /** sha256 of the token of the running login, in hex. */
  session_hash: Nullable<string>
  ends_at: Nullable<Date>
  ended_at: Nullable<Date>
}
