import type { AgreedDocument } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, Nullable } from './column-types.ts'

// How people come in, and what they prove themselves with.

export interface SessionTable {
  tenant_id: string
  /** sha256 of the token, in hex; the token itself is stored nowhere. */
  id: string
  user_id: string
  expires_at: Date
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  user_agent: Nullable<string>
  address: Nullable<string>
  factor_at: Nullable<Date>
  /** When the person last showed their password or a code within the session. */
  reauthenticated_at: Nullable<Date>
}

export interface PasswordResetTable {
  tenant_id: string
  /** sha256 of the token, in hex; the token itself stands in the mail only. */
  token_hash: string
  user_id: string
  expires_at: Date
}

export interface IdentityTable {
  tenant_id: string
  id: string
  user_id: string
  issuer: string
  subject: string
  /** As the provider called them when they connected. */
  email: Nullable<string>
  created_at: Generated<Date>
}

export interface SignInPassTable {
  tenant_id: string
  /** sha256 of the state or code, in hex. */
  token_hash: string
  kind: 'state' | 'code'
  /** sha256 of the handshake of the browser that may use it. */
  browser_hash: string
  facts: Json<unknown>
  expires_at: Date
}

export interface HandshakeTable {
  tenant_id: string
  id_hash: string
  data: Json<unknown>
  expires_at: Date
}

export interface KnownDeviceTable {
  tenant_id: string
  id: string
  user_id: string
  browser: string
  address: string
  first_seen_at: Generated<Date>
}

export interface DeviceTokenTable {
  tenant_id: string
  user_id: string
  /** sha256 of the token in the cookie of the device, in hex. */
  token_hash: string
  last_used_at: Date
}

export interface SecondFactorTable {
  tenant_id: string
  user_id: string
  /** Encrypted, and bound to the tenant and the person. */
  sealed_secret: string
  /** The step of 30 seconds whose code was accepted last: no code counts twice. */
  last_step: Nullable<number>
  created_at: Generated<Date>
  /** Null while the person has not yet shown a code. */
  confirmed_at: Nullable<Date>
}

export interface RecoveryCodeTable {
  tenant_id: string
  user_id: string
  code_hash: string
}

export interface EmailCheckTable {
  tenant_id: string
  /** sha256 of the token, in hex; the token itself stands in the mail only. */
  token_hash: string
  user_id: string
  email: string
  expires_at: Date
}

export interface EmailChangeTable {
  tenant_id: string
  id: string
  user_id: string
  /** The address that counted before, which the link to undo went to; null where there was none. */
  from_email: Nullable<string>
  /** Null where the address was taken away. */
  to_email: Nullable<string>
  requested_at: Date
  /** From when on the new address counted. */
  confirmed_at: Nullable<Date>
  /** When another change took the place of one that was not confirmed, or the person gave it up. */
  closed_at: Nullable<Date>
  undone_at: Nullable<Date>
}

export interface AcceptanceTable {
  tenant_id: string
  user_id: string
  document: AgreedDocument
  version: number
  /** The newest version that the person was told of by mail; that of the acceptance until there is a newer one. */
  told_version: number
  accepted_at: Date
}

export interface RateCounterTable {
  tenant_id: string
  key: string
  count: number
  ends_at: Date
}
