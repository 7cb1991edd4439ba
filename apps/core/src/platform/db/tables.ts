import type { FinerRole, MailKind, Role } from '@vitrine/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type {
  BillingDetailsTable,
  InvoiceTable,
  PaymentCustomerTable,
  PaymentNewsTable,
  PayoutAccountTable,
  CreditWatchTable,
  MoneyDifferenceTable,
  PurchaseTable,
  SandboxObjectTable,
  SubscriptionTable,
} from './billing-tables.ts'
import type { BatchRowTable, BatchTable } from './batch-tables.ts'
import type { PeopleImportRowTable, PeopleImportTable } from './import-tables.ts'
import type { Json, JsonWithDefault, Nullable } from './column-types.ts'
import type { ApiKeyTable, CreditGiftTable, KeptAnswerTable, SupportLoginTable } from './help-tables.ts'
import type { MailOutboxTable, MailSenderTable, MailTextTable } from './mail-tables.ts'
import type { NewsletterConsentTable, NewsletterReceiverTable, NewsletterTable } from './newsletter-tables.ts'
import type { LeadTable, ShareDayTable, ShareLinkTable, ShareSaltTable, ShareVisitTable } from './sharing-tables.ts'
import type { DraftTable, UploadTable } from './upload-tables.ts'
import type {
  AcceptanceTable,
  EmailCheckTable,
  EmailChangeTable,
  HandshakeTable,
  IdentityTable,
  DeviceTokenTable,
  KnownDeviceTable,
  PasswordResetTable,
  RateCounterTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  SignInPassTable,
} from './entry-tables.ts'
import type { ScriptVersionTable } from './script-tables.ts'
import type {
  BrandDraftTable,
  BrandLogoTable,
  BrandSheetTable,
  BrandVersionTable,
  BrandTable,
  DomainTable,
  PartnerTermsTable,
  PlatformInvoiceTable,
  RemovedInvoiceTable,
  PriceListTable,
  SampleTable,
  TenantHostTable,
  TenantRemovalTable,
  TenantTable,
} from './tenant-tables.ts'
import type { VideoTables } from './video-tables.ts'

interface AppUserTable {
  tenant_id: string
  id: string
  username: string
  /** Unique on a site: null for names that looked alike before that was refused, and after a deletion. */
  username_skeleton: Nullable<string>
  email: Nullable<string>
  display_name: Nullable<string>
  password_hash: Nullable<string>
  role: Role
  finer_role: Generated<FinerRole>
  created_at: Generated<Date>
  disabled_at: Nullable<Date>
  picture_key: Nullable<string>
  email_verified_at: Nullable<Date>
  /** What the person prefers; null leaves it to the browser. */
  language: Nullable<'en' | 'es' | 'zh' | 'hi' | 'fa'>
  /** An IANA name, e.g. `Europe/Lisbon`. */
  time_zone: Nullable<string>
  theme: Nullable<'light' | 'dark'>
  /** What the person does not want to hear of by mail. */
  mails_off: JsonWithDefault<MailKind[]>
  digits: Nullable<'latin'>
  /** Null for whoever does not want newsletters. */
  newsletter_since: Nullable<Date>
  /** As the billing feature last saw it; null for who never subscribed. */
  subscription_status: Nullable<SubscriptionTable['state']>
  /** Set when the account was deleted: the row stays without a name, because credit entries belong to it. */
  erased_at: Nullable<Date>
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
  /** Who sat at the account of `actor_id` while it was done; null for the person themselves. */
  acted_by: Nullable<string>
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
  /** Taken as soon as they come back: their money went back while they were set aside. */
  owed_half_credits: Generated<number>
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
  /** What the credits were held for; the video itself may be gone. */
  video_id: Nullable<string>
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

export type EventType =
  | 'video_status_update'
  | 'avatar_status_update'
  | 'upload_status_update'
  | 'processing_progress'
  | 'queue_update'
  | 'batch_update'
  | 'import_update'
  | 'credits_update'
  | 'support_update'
  | 'brand_update'
  | 'session_ended'

interface EventTable {
  tenant_id: string
  seq: GeneratedAlways<number>
  id: string
  user_id: Nullable<string>
  type: EventType
  ref_id: string
  at: Generated<Date>
}

interface InvitationTable {
  tenant_id: string
  id: string
  email: string
  /** What they are called where somebody said so: in the mail, and in their account. */
  display_name: Nullable<string>
  language: Nullable<'en' | 'es' | 'zh' | 'hi' | 'fa'>
  role: 'customer' | 'partner'
  finer_role: FinerRole
  /** Whoever leaves takes the invitations along that nobody has accepted yet. Null for one from the operator. */
  invited_by: Nullable<string>
  /** sha256 of the token, in hex; the token itself stands in the mail only, and not before that is written. */
  token_hash: Nullable<string>
  created_at: Generated<Date>
  expires_at: Date
}

interface ErasureTable {
  tenant_id: string
  /** Also the number of the receipt. */
  id: string
  user_id: string
  asked_by: string
  /** `detached`: nobody is known by the account any more. `erased`: nothing of theirs is left. `swept`: no late writer either. */
  step: 'detached' | 'erased' | 'swept'
  /** Where the receipt goes; forgotten once it has left. */
  mail_to: Nullable<string>
  videos: number
  lost_half_credits: number
  /** Videos that were being made at that moment. */
  stopped_video_ids: Json<string[]>
  asked_at: Date
  erased_at: Nullable<Date>
}

/** Every table of the product, as the database has it. A test compares this list with information_schema. */
export interface Tables extends VideoTables {
  tenant: TenantTable
  tenant_host: TenantHostTable
  tenant_removal: TenantRemovalTable
  removed_invoice: RemovedInvoiceTable
  domain: DomainTable
  mail_sender: MailSenderTable
  mail_text: MailTextTable
  brand: BrandTable
  brand_logo: BrandLogoTable
  brand_sheet: BrandSheetTable
  brand_draft: BrandDraftTable
  brand_version: BrandVersionTable
  price_list: PriceListTable
  partner_terms: PartnerTermsTable
  platform_invoice: PlatformInvoiceTable
  sample: SampleTable
  app_user: AppUserTable
  session: SessionTable
  audit_line: AuditLineTable
  support_login: SupportLoginTable
  credit_gift: CreditGiftTable
  api_key: ApiKeyTable
  kept_answer: KeptAnswerTable
  credit_account: CreditAccountTable
  credit_bucket: CreditBucketTable
  credit_hold: CreditHoldTable
  credit_entry: CreditEntryTable
  upload: UploadTable
  draft: DraftTable
  script_version: ScriptVersionTable
  share_link: ShareLinkTable
  share_day: ShareDayTable
  share_visit: ShareVisitTable
  share_salt: ShareSaltTable
  lead: LeadTable
  batch: BatchTable
  batch_row: BatchRowTable
  newsletter: NewsletterTable
  newsletter_consent: NewsletterConsentTable
  newsletter_receiver: NewsletterReceiverTable
  people_import: PeopleImportTable
  people_import_row: PeopleImportRowTable
  event: EventTable
  rate_counter: RateCounterTable
  mail_outbox: MailOutboxTable
  password_reset: PasswordResetTable
  known_device: KnownDeviceTable
  device_token: DeviceTokenTable
  identity: IdentityTable
  sign_in_pass: SignInPassTable
  handshake: HandshakeTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  email_check: EmailCheckTable
  email_change: EmailChangeTable
  invitation: InvitationTable
  erasure: ErasureTable
  acceptance: AcceptanceTable
  payment_customer: PaymentCustomerTable
  payout_account: PayoutAccountTable
  credit_watch: CreditWatchTable
  billing_details: BillingDetailsTable
  money_difference: MoneyDifferenceTable
  purchase: PurchaseTable
  subscription: SubscriptionTable
  invoice: InvoiceTable
  payment_news: PaymentNewsTable
  sandbox_object: SandboxObjectTable
}
