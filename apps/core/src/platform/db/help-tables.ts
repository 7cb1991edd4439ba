import type { Json, Nullable, NullableJson } from './column-types.ts'

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
  /** Where the visitor is signed in, and the id of that session: the visit ends with it. */
  actor_tenant_id: Nullable<string>
  actor_session: Nullable<string>
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

export interface ApiKeyTable {
  tenant_id: string
  id: string
  /** Whoever made it: it may do what they may. */
  user_id: string
  name: string
  beginning: string
  /** sha256 of the secret, in hex; the secret itself is stored nowhere. */
  secret_hash: string
  scopes: Json<string[]>
  created_at: Date
  expires_at: Date
  last_used_at: Nullable<Date>
}

export interface KeptAnswerTable {
  tenant_id: string
  /** The key of a program, or the person who named the request without one. */
  caller_id: string
  user_id: string
  /** As its sender named the request. */
  name: string
  request_hash: string
  /** Null while the work goes on, and for ever where it was cut off. */
  answer: NullableJson<{ value: unknown }>
  created_at: Date
}
