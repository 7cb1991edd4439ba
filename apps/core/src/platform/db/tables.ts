import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'

/** A jsonb column: written through `jsonb()`, read as what its owner wrote. Features check shapes they did not write. */
type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>
type JsonWithDefault<T> = ColumnType<T, RawBuilder<T> | undefined, RawBuilder<T>>
/** Optional on insert although nothing is generated. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

interface TenantTable {
  id: string
  slug: string
  name: string
  kind: 'flagship' | 'partner'
  vertical: 'tourism' | 'property'
  status: Generated<'active' | 'suspended'>
  plan: Nullable<string>
  settings: JsonWithDefault<unknown>
  created_at: Generated<Date>
}

interface TenantHostTable {
  host: string
  tenant_id: string
  kind: 'primary' | 'alias'
  state: Generated<'pending' | 'active' | 'failed'>
  created_at: Generated<Date>
}

interface BrandTable {
  tenant_id: string
  version: Generated<number>
  company_name: string
  colours: JsonWithDefault<unknown>
  font: Nullable<string>
  logo_svg: Nullable<string>
  words: JsonWithDefault<unknown>
  published_at: Nullable<Date>
}

interface PriceListTable {
  tenant_id: string
  id: string
  effective_at: Generated<Date>
  list: Json<unknown>
}

interface AppUserTable {
  tenant_id: string
  id: string
  username: string
  email: Nullable<string>
  display_name: Nullable<string>
  password_hash: Nullable<string>
  role: 'customer' | 'partner' | 'operator'
  finer_role: Generated<string>
  created_at: Generated<Date>
  disabled_at: Nullable<Date>
  picture_key: Nullable<string>
}

interface SessionTable {
  tenant_id: string
  /** sha256 of the token, in hex; the token itself is stored nowhere. */
  id: string
  user_id: string
  expires_at: Date
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  user_agent: Nullable<string>
  address: Nullable<string>
}

interface AuditLineTable {
  tenant_id: string
  id: string
  at: Generated<Date>
  actor_id: Nullable<string>
  act: string
  subject: string
  address: Nullable<string>
  detail: JsonWithDefault<unknown>
}

interface CreditAccountTable {
  tenant_id: string
  user_id: string
  created_at: Generated<Date>
}

export type BucketKind = 'signup' | 'monthly' | 'bundle' | 'admin' | 'refund'

interface CreditBucketTable {
  tenant_id: string
  id: string
  user_id: string
  kind: BucketKind
  priority: number
  granted_half_credits: number
  remaining_half_credits: number
  created_at: Date
  expires_at: Nullable<Date>
  source_ref: string
}

export interface HoldPart {
  bucketId: string
  halfCredits: number
}

interface CreditHoldTable {
  tenant_id: string
  id: string
  user_id: string
  held_half_credits: number
  settled_half_credits: Nullable<number>
  state: Generated<'held' | 'settled' | 'released'>
  parts: Json<HoldPart[]>
  created_at: Date
  expires_at: Date
  ended_at: Nullable<Date>
}

interface CreditEntryTable {
  tenant_id: string
  id: string
  user_id: string
  bucket_id: string
  hold_id: Nullable<string>
  kind: 'grant' | 'hold' | 'release' | 'expire' | 'adjust'
  delta_half_credits: number
  at: Date
}

interface AvatarTable {
  tenant_id: string
  id: string
  user_id: Nullable<string>
  type: 'stock' | 'custom'
  name: string
  line: Generated<string>
  presenter_id: string
  status: string
  preview_key: Nullable<string>
  poster_key: Nullable<string>
  sort: Generated<number>
  created_at: Generated<Date>
}

interface VideoTable {
  tenant_id: string
  id: string
  user_id: string
  title: string
  property_address: Nullable<string>
  script: string
  language: string
  avatar_id: Nullable<string>
  presenter_id: string
  screen_share_url: Nullable<string>
  screen_share_type: Nullable<string>
  status: Generated<'pending' | 'processing' | 'ready' | 'failed'>
  attempt: Generated<number>
  hold_id: Nullable<string>
  shown_half_credits: number
  charged_half_credits: Nullable<number>
  error_code: Nullable<string>
  error_message: Nullable<string>
  duration_seconds: Nullable<number>
  file_key: Nullable<string>
  poster_key: Nullable<string>
  bytes: Nullable<number>
  facts: JsonWithDefault<unknown>
  request_key: Nullable<string>
  created_at: Generated<Date>
  started_at: Nullable<Date>
  finished_at: Nullable<Date>
  updated_at: Generated<Date>
  /** When the video got its place in the render queue; before that it waits for the tenant's turn. */
  queued_at: Nullable<Date>
  /** Which worker's run may end this attempt; a later run takes it over. */
  claim_id: Nullable<string>
  heartbeat_at: Nullable<Date>
}

interface VideoProgressTable {
  tenant_id: string
  video_id: string
  stage: string
  percent: number
  updated_at: Generated<Date>
}

export type EventType =
  | 'video_status_update'
  | 'avatar_status_update'
  | 'processing_progress'
  | 'credits_update'
  | 'brand_update'

interface EventTable {
  tenant_id: string
  seq: GeneratedAlways<number>
  id: string
  user_id: Nullable<string>
  type: EventType
  ref_id: string
  at: Generated<Date>
}

interface MailOutboxTable {
  tenant_id: string
  id: string
  recipient: string
  sender_name: string
  sender_address: string
  reply_to: string
  subject: string
  html: string
  text: string
  created_at: Generated<Date>
}

interface PasswordResetTable {
  tenant_id: string
  /** sha256 of the token, in hex; the token itself stands in the mail only. */
  token_hash: string
  user_id: string
  expires_at: Date
}

interface KnownDeviceTable {
  tenant_id: string
  id: string
  user_id: string
  browser: string
  address: string
  first_seen_at: Generated<Date>
}

interface RateCounterTable {
  tenant_id: string
  key: string
  count: number
  ends_at: Date
}

/** Every table of the product, as the database has it. A test compares this list with information_schema. */
export interface Tables {
  tenant: TenantTable
  tenant_host: TenantHostTable
  brand: BrandTable
  price_list: PriceListTable
  app_user: AppUserTable
  session: SessionTable
  audit_line: AuditLineTable
  credit_account: CreditAccountTable
  credit_bucket: CreditBucketTable
  credit_hold: CreditHoldTable
  credit_entry: CreditEntryTable
  avatar: AvatarTable
  video: VideoTable
  video_progress: VideoProgressTable
  event: EventTable
  rate_counter: RateCounterTable
  mail_outbox: MailOutboxTable
  password_reset: PasswordResetTable
  known_device: KnownDeviceTable
}
