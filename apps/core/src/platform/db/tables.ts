// Written by `npm run db:types` from the migrations and test/db-types/overrides.ts. Not edited by hand.

import type {
  BillingDetails as Buyer,
  DraftContent,
  Language,
  MemberRole,
  MailKind,
  MailRecord,
  MailTexts,
  PlanTerms,
  PurchaseLine,
  Role,
  SentenceValues,
  SpokenLanguage,
  Tax,
  TenantExportPart,
  WebhookEvent as WebhookEventName,
} from '@vitrine/contract'
import type { GeneratedAlways } from 'kysely'
import type {
  CallToAction,
  Consent,
  EventType,
  HoldPart,
  Json,
  JsonWithDefault,
  NullableJson,
  SpokenPreview,
  StoredNote,
  PhotoRights,
  RowPage,
  UploadResult,
} from './column-types.ts'
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Acceptance {
  accepted_at: Date;
  document: "terms" | "privacy";
  /** The newest version the person was emailed about; that of the acceptance until there is a newer one. */
  notified_version: number;
  tenant_id: string;
  user_id: string;
  version: number;
}

export interface AccountExport {
  created_at: Date;
  /** When its file is deleted; null until there is one. */
  expires_at: Date | null;
  id: string;
  /** How many of its files are in it. */
  progress_percent: Generated<number>;
  size_bytes: number | null;
  state: Generated<"waiting" | "ready" | "expired">;
  tenant_id: string;
  user_id: string;
}

export interface AlertAcknowledgement {
  at: Generated<Date>;
  audit_id: string;
  tenant_id: string;
  /** Whom it no longer alerts; null for the whole team. */
  user_id: string | null;
}

export interface ApiKey {
  created_at: Date;
  expires_at: Date;
  id: string;
  last_used_at: Date | null;
  /** What its videos may cost in the period; null without a limit. */
  limit_half_credits: number | null;
  /** A calendar month in UTC, or all its time. */
  limit_period: "month" | "total" | null;
  name: string;
  /** The first characters, for recognising the key in a list. */
  prefix: string;
  scopes: Json<string[]>;
  /** sha256 of the secret, in hex; the secret itself is stored nowhere. */
  secret_hash: string;
  tenant_id: string;
  user_id: string;
}

export interface AppUser {
  created_at: Generated<Date>;
  digits: "latin" | null;
  disabled_at: Date | null;
  display_name: string | null;
  email: string | null;
  /** The kinds of emails the person does not want. */
  email_opt_outs: JsonWithDefault<MailKind[]>;
  email_verified_at: Date | null;
  /** When the account was deleted; the row stays without a name because credit entries refer to it. */
  erased_at: Date | null;
  id: string;
  /** The preferred language; null leaves it to the browser. */
  language: "en" | "es" | "zh" | "hi" | "fa" | null;
  member_role: Generated<MemberRole>;
  /** Null for people who do not want newsletters. */
  newsletter_since: Date | null;
  password_hash: string | null;
  picture_key: string | null;
  role: "customer" | "partner" | "operator";
  /** As the billing feature last saw it; null for people who never subscribed. */
  subscription_status: "active" | "canceled" | "incomplete" | "past_due" | "trialing" | null;
  tenant_id: string;
  theme: "light" | "dark" | null;
  /** An IANA name, e.g. `Europe/Lisbon`. */
  time_zone: string | null;
  username: string;
  /** Unique on a site, so that no two user names look alike; null after a deletion. */
  username_skeleton: string | null;
}

export interface AuditChain {
  /** A row of audit_log. No foreign key: the chain still names an entry that was deleted. */
  entry_id: string;
  /** SHA-256 of the hash before it and of the entry (audit_link). */
  hash: Buffer;
  /** From 1, without a gap, in the order in which entries were committed. */
  seq: number;
  tenant_id: string;
}

export interface AuditLog {
  action: string;
  actor_id: string | null;
  address: string | null;
  at: Generated<Date>;
  detail: JsonWithDefault<unknown>;
  id: string;
  /** The person who used the account of `actor_id`; null for the person themselves. */
  impersonator_id: string | null;
  subject: string;
  tenant_id: string;
}

export interface AutoTopUp {
  /** Its currency. */
  agreed_currency: string | null;
  /** The half-credits that it brought. */
  agreed_half_credits: number | null;
  /** The price of the bundle when it was chosen. Null where it was chosen before prices were stored. */
  agreed_price_cents: number | null;
  below_half_credits: number;
  /** What the top-up buys; null while it is off. */
  bundle_id: string | null;
  /** What it bought until a declined card switched it off. */
  declined_bundle_id: string | null;
  /** When the last email was sent, so that there is at most one a day. */
  notified_at: Date | null;
  tenant_id: string;
  user_id: string;
}

export interface Avatar {
  /** What the preview was drawn with (`Tenant.appearance`); it is drawn anew when the tenant's differs. */
  appearance: string | null;
  /** What was ticked for a twin before consent was recorded. */
  consent: NullableJson<Consent> | null;
  consent_id: string | null;
  created_at: Generated<Date>;
  id: string;
  /** A stock presenter whom the site does not offer for new videos. */
  is_hidden: Generated<boolean>;
  name: string;
  /** An operator has rejected it before, so no check of a repeated consent approves it. */
  needs_operator: Generated<boolean>;
  poster_key: string | null;
  presenter_id: string;
  preview_key: string | null;
  /** Who has a twin speak; the engine shows its recording. */
  provider: Generated<"engine" | "tavus" | "own-server">;
  /** The trained twin at its service. */
  provider_twin_id: string | null;
  /** When its owner was told that all its recordings are here. */
  received_notified_at: Date | null;
  /** Whether a twin may be used: only an approved one is. */
  review: Generated<"consent" | "waiting" | "approved" | "rejected" | "revoked" | "refunded">;
  /** Why it was rejected, as its owner reads it. */
  review_reason: string | null;
  sort: Generated<number>;
  /** A recording in which the person reads, for training a twin. */
  speaking_upload_id: string | null;
  /** The preview in languages other than English, by their codes. */
  spoken_previews: JsonWithDefault<Record<string, SpokenPreview>>;
  status: string;
  tagline: Generated<string>;
  tenant_id: string;
  /** Null where no service trains it. */
  training: "waiting" | "ready" | "failed" | null;
  training_error: string | null;
  training_percent: Generated<number>;
  type: "stock" | "custom";
  /** The recording of a twin that videos show. */
  upload_id: string | null;
  user_id: string | null;
}

export interface AvatarPreference {
  avatar_id: string;
  /** New videos begin with this presenter. */
  is_default: Generated<boolean>;
  /** Listed before the others of its type. */
  is_favourite: Generated<boolean>;
  tenant_id: string;
  user_id: string;
}

export interface BatchLink {
  batch_id: string;
  /** Of the video: facts are written in its form. */
  language: string;
  /** The facts of the page (RowPage). */
  page: NullableJson<RowPage> | null;
  /** Code of the problem for which it could not be read. */
  problem: string | null;
  read_at: Date;
  tenant_id: string;
  url: string;
}

export interface BatchPhoto {
  /** It outlives the batch until its upload is deleted, unless a video shows that. */
  batch_id: string;
  /** Code of the problem for which it could not be loaded. */
  problem: string | null;
  read_at: Date;
  tenant_id: string;
  /** The upload may have been deleted since. */
  upload_id: string | null;
  url: string;
  user_id: string;
}

export interface BatchRow {
  batch_id: string;
  /** The line number in the file. */
  line: number;
  reason: string | null;
  /** What the arguments of the reason stand for. */
  reason_values: NullableJson<SentenceValues> | null;
  tenant_id: string;
  /** Null where no video was made, or where it was deleted. */
  video_id: string | null;
}

export interface BillingDetails {
  address: string;
  company: string;
  tax_id: string;
  tenant_id: string;
  user_id: string;
}

export interface Brand {
  colours: JsonWithDefault<unknown>;
  company_name: string;
  font: string | null;
  /** For dark backgrounds; null where one logo serves both. */
  logo_dark_svg: string | null;
  /** A raster copy of logo_svg; null where that holds nothing but pixels. */
  logo_raster_svg: string | null;
  logo_svg: string | null;
  published_at: Date | null;
  /** The style sheet of the partner, as it was filtered; null where there is none. */
  stylesheet_hash: string | null;
  tenant_id: string;
  /** The texts of the public pages, by language. */
  texts: JsonWithDefault<unknown>;
  version: Generated<number>;
}

export interface BrandDraft {
  based_on: number;
  design: Json<unknown>;
  saved_at: Generated<Date>;
  saved_by: string | null;
  tenant_id: string;
}

export interface BrandKit {
  /** Name, colours, font, contacts and lines, as the contract’s BrandKitDesign says. */
  design: Json<unknown>;
  id: string;
  /** Used for videos that name no kit. */
  is_default: boolean;
  logo_id: string | null;
  name: string;
  tenant_id: string;
  updated_at: Date;
  user_id: string;
}

export interface BrandKitLogo {
  id: string;
  /** A raster copy of svg; null where that holds nothing but pixels. */
  raster_svg: string | null;
  svg: string;
  tenant_id: string;
  user_id: string;
}

export interface BrandLogo {
  created_at: Generated<Date>;
  id: string;
  /** A raster copy of svg; null where that holds nothing but pixels. */
  raster_svg: string | null;
  svg: string;
  tenant_id: string;
}

export interface BrandStylesheet {
  created_at: Generated<Date>;
  css: string;
  hash: string;
  tenant_id: string;
}

export interface BrandVersion {
  design: Json<unknown>;
  published_at: Date | null;
  published_by: string | null;
  tenant_id: string;
  version: number;
}

export interface BulkRebrand {
  /** The last video that was looked at; the next chunk begins after it. */
  after_video_id: string | null;
  /** How many of them were taken up so far. */
  asked: Generated<number>;
  /** The number of the next chunk; a job of an earlier one does nothing. */
  chunk: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
  id: string;
  state: Generated<"running" | "done" | "cancelled">;
  tenant_id: string;
  /** How many videos had an older look when it was asked for. */
  total: number;
  /** Whose videos they are; null for all videos of the site. */
  user_id: string | null;
}

export interface CreditAccount {
  created_at: Generated<Date>;
  tenant_id: string;
  user_id: string;
}

export interface CreditAdjustment {
  /** The operator, a person of the platform’s own tenant. */
  adjusted_by: string;
  after_half_credits: number;
  at: Date;
  before_half_credits: number;
  id: string;
  /** What the person reads beside the change. */
  reason: string | null;
  tenant_id: string;
  user_id: string;
}

export interface CreditBucket {
  created_at: Date;
  expires_at: Date | null;
  granted_half_credits: number;
  id: string;
  kind: "signup" | "monthly" | "bundle" | "admin" | "refund";
  /** Taken as soon as they are released: their payment was refunded while they were held. */
  owed_half_credits: Generated<number>;
  priority: number;
  remaining_half_credits: number;
  source_ref: string;
  tenant_id: string;
  user_id: string;
}

export interface CreditEntry {
  /** The adjustment that it belongs to. No reference, because the entry stays. */
  adjustment_id: string | null;
  at: Date;
  bucket_id: string;
  delta_half_credits: number;
  hold_id: string | null;
  id: string;
  kind: "grant" | "hold" | "release" | "expire" | "adjust";
  tenant_id: string;
  user_id: string;
}

export interface CreditGrant {
  at: Date;
  granted_by: string;
  half_credits: number;
  /** Chosen by the caller, so that a repeated request grants nothing. */
  id: string;
  reason: string;
  tenant_id: string;
  user_id: string;
}

export interface CreditHold {
  /** How much of which bucket. */
  allocations: Json<HoldPart[]>;
  /** The key that asked for it, which may be gone; null where a person did. */
  api_key_id: string | null;
  created_at: Date;
  ended_at: Date | null;
  expires_at: Date;
  held_half_credits: number;
  id: string;
  settled_half_credits: number | null;
  state: Generated<"held" | "settled" | "released">;
  tenant_id: string;
  user_id: string;
  /** No reference, because the video may be deleted and the hold stays. */
  video_id: string | null;
}

export interface DeletionRequest {
  erased_at: Date | null;
  /** Also the number of the receipt. */
  id: string;
  lost_half_credits: number;
  /** Where the receipt goes; null once it was sent. */
  receipt_email: string | null;
  requested_at: Date;
  requested_by: string;
  /** `detached`: the account is anonymous. `erased`: the data is gone. `swept`: what late writers left, too. */
  step: "detached" | "erased" | "swept";
  /** The videos that were being rendered at that moment. */
  stopped_video_ids: Json<string[]>;
  tenant_id: string;
  user_id: string;
  videos: number;
}

export interface DeviceToken {
  last_used_at: Date;
  tenant_id: string;
  /** sha256 of the token in the cookie of the device, in hex. */
  token_hash: string;
  user_id: string;
}

export interface Domain {
  certificate_until: Date | null;
  checked_at: Date | null;
  created_at: Date;
  host: string;
  id: string;
  is_primary: Generated<boolean>;
  lost_at: Date | null;
  /** What the last check of the records found. */
  report: Json<unknown>;
  response_milliseconds: number | null;
  state: Generated<"pending" | "verified" | "certificate" | "live" | "lost">;
  tenant_id: string;
  /** The value the tenant puts into a TXT record; of no use to others. */
  token: string;
}

export interface Draft {
  content: Json<DraftContent>;
  created_at: Generated<Date>;
  id: string;
  tenant_id: string;
  updated_at: Generated<Date>;
  user_id: string;
  /** Raised when it is saved, so that no tab overwrites changes it has not seen. */
  version: Generated<number>;
}

export interface EmailBlastOrder {
  /** The market that the emails go to, in the words of the customer. */
  area: string;
  currency: string;
  /** Null while it waits for the team. */
  done_at: Date | null;
  id: string;
  note: string;
  ordered_at: Date;
  /** What a month cost when it was ordered. Null where the team quotes a price. */
  price_cents: number | null;
  tenant_id: string;
  user_id: string;
}

export interface EmailChange {
  /** When another change replaced an unconfirmed one, or the person withdrew it. */
  closed_at: Date | null;
  /** From when on the new address counted. */
  confirmed_at: Date | null;
  /** The address before, which the link to undo went to; null where there was none. */
  from_email: string | null;
  /** Whether the former address had been confirmed. */
  from_verified: Generated<boolean>;
  id: string;
  requested_at: Date;
  tenant_id: string;
  /** Null where the address was removed. */
  to_email: string | null;
  undone_at: Date | null;
  user_id: string;
}

export interface EmailOutbox {
  created_at: Generated<Date>;
  html: string;
  id: string;
  recipient: string;
  reply_to: string;
  sender_address: string;
  sender_name: string;
  /** The domain whose key signed it; null for the platform's own address. */
  signing_domain: string | null;
  subject: string;
  tenant_id: string;
  text: string;
  unsubscribe_url: string | null;
}

export interface EmailSender {
  address: string;
  checked_at: Date | null;
  domain: string;
  lost_at: Date | null;
  name: string;
  /** Encrypted. */
  private_key: string;
  public_key: string;
  /** What the last check of the records found. */
  report: Json<MailRecord[]>;
  /** Where the public key is published below the domain. */
  selector: string;
  state: Generated<"pending" | "verified" | "lost">;
  tenant_id: string;
  verified_at: Date | null;
}

export interface EmailText {
  language: Language;
  template: string;
  tenant_id: string;
  /** Null for the standard wording. */
  texts: Json<MailTexts | null>;
  version: number;
}

export interface EmailVerification {
  /** The address the link was sent to; it proves no later one. */
  email: string;
  expires_at: Date;
  tenant_id: string;
  /** sha256 of the token, in hex; the token itself is only in the email. */
  token_hash: string;
  user_id: string;
}

export interface Event {
  at: Generated<Date>;
  id: string;
  ref_id: string;
  /** Orders the events of a tenant. */
  seq: GeneratedAlways<number>;
  tenant_id: string;
  type: EventType;
  user_id: string | null;
}

export interface ExternalIdentity {
  created_at: Generated<Date>;
  /** As the provider reported it when the account was connected. */
  email: string | null;
  id: string;
  issuer: string;
  subject: string;
  tenant_id: string;
  user_id: string;
}

export interface FailedAttempt {
  /** The one that counts is in the row of the video. */
  attempt: number;
  error_code: string | null;
  error_message: string | null;
  finished_at: Date | null;
  started_at: Date | null;
  tenant_id: string;
  video_id: string;
}

export interface FeedListing {
  batch_id: string | null;
  /** What the last fetch found about it. */
  change: "new" | "changed" | "price" | "same" | "gone";
  feed_id: string;
  /** Of all that it says but its price. */
  fingerprint: string;
  id: string;
  /** By what the listing is known again: its number or link, or its title. */
  key: string;
  /** Its row in the file of `batch_id`. A listing that was put into several batches has the latest. */
  line: number | null;
  price: string;
  tenant_id: string;
  title: string;
}

export interface GlossaryEntry {
  id: string;
  /** Translations keep the term as it is written. */
  is_kept: boolean;
  /** The language of scripts that it is for. Null for all. */
  language: string | null;
  /** Spelled the way it sounds. Empty where it is said as it is written. */
  spoken: string;
  tenant_id: string;
  term: string;
  /** What the term is called in other languages, by language. */
  translations: Json<unknown>;
  updated_at: Date;
  /** Null for the glossary of the site. */
  user_id: string | null;
}

export interface IdempotencyKey {
  /** The API key, or the person who named the request without one. */
  caller_id: string;
  created_at: Date;
  /** The value of the Idempotency-Key header. */
  key: string;
  request_hash: string;
  /** Null while the work runs, and for ever where it was cut off. */
  response: NullableJson<{ value: unknown }> | null;
  tenant_id: string;
  user_id: string;
}

export interface ImpersonationSession {
  /** The person who asked or came, possibly of another tenant; null until a request for help is answered. */
  actor_id: string | null;
  /** The name the person is told; null for the platform. */
  actor_name: string | null;
  /** The session of the actor; the access ends with it. */
  actor_session_id: string | null;
  /** Where the actor is signed in. */
  actor_tenant_id: string | null;
  approved_at: Date | null;
  created_at: Date;
  ended_at: Date | null;
  ends_at: Date | null;
  id: string;
  reason: string;
  /** When an unanswered request, or an unused permission, is over. */
  request_expires_at: Date;
  /** sha256 of the token of the running session, in hex. */
  session_hash: string | null;
  tenant_id: string;
  token_expires_at: Date | null;
  /** sha256 of the token that opens the access once, in hex. */
  token_hash: string | null;
  /** Whose account it is. */
  user_id: string;
}

export interface Invitation {
  created_at: Generated<Date>;
  /** The name for the email and the account, where one was given. */
  display_name: string | null;
  email: string;
  expires_at: Date;
  id: string;
  /** Null for an invitation by the operator, who has no account on the site. */
  invited_by: string | null;
  language: "en" | "es" | "zh" | "hi" | "fa" | null;
  member_role: MemberRole;
  role: Exclude<Role, 'operator'>;
  tenant_id: string;
  /** sha256 of the token, in hex; null until the email is written, the only place with the token. */
  token_hash: string | null;
}

export interface Invoice {
  /** A card was declined before. */
  after_retry: Generated<boolean>;
  /** The billing details at that time. */
  buyer: NullableJson<Buyer> | null;
  currency: string;
  /** When the provider was asked how much of a renewal was refunded. */
  fetched_at: Date | null;
  id: string;
  lines: Json<PurchaseLine[]>;
  paid_at: Date;
  purchase_id: string | null;
  refunded_cents: Generated<number>;
  /** Counts the tenant's invoices without a gap. */
  seq: number;
  /** The payment or invoice at the provider that it stands for. */
  source_ref: string;
  subscription_ref: string | null;
  /** The tax in the total at that time. */
  tax: NullableJson<Tax> | null;
  tenant_id: string;
  total_cents: number;
  user_id: string;
}

export interface IpBlock {
  created_at: Generated<Date>;
  expires_at: Date | null;
  id: string;
  /** In CIDR notation, with the bits of the host set to zero. */
  network: string;
  reason: string | null;
  tenant_id: string;
}

export interface KnownDevice {
  address: string;
  browser: string;
  first_seen_at: Generated<Date>;
  id: string;
  tenant_id: string;
  user_id: string;
}

export interface Lead {
  answered_at: Date | null;
  created_at: Generated<Date>;
  email: string | null;
  id: string;
  /** In which the viewer read the page. */
  language: string;
  message: string;
  name: string;
  phone: string | null;
  request_key: string;
  tenant_id: string;
  /** The person who is to answer. */
  user_id: string;
  video_id: string | null;
  video_title: string;
}

export interface ListingFeed {
  /** The latest batch that was filled from it. */
  batch_id: string | null;
  /** Until when a process fetches it; a process that died leaves it behind. */
  claimed_until: Date | null;
  created_at: Date;
  every_hours: number;
  fetched_at: Date | null;
  id: string;
  /** Null while it is paused. */
  next_fetch_at: Date | null;
  /** Why the last fetch came to nothing, as a message with its values. */
  problem: string | null;
  problem_values: NullableJson<SentenceValues> | null;
  tenant_id: string;
  url: string;
  user_id: string;
}

export interface LoginToken {
  /** sha256 of the OAuth session of the browser that may use it. */
  browser_hash: string;
  expires_at: Date;
  kind: "state" | "code" | "sso";
  payload: Json<unknown>;
  tenant_id: string;
  /** sha256 of the state or code, in hex. */
  token_hash: string;
}

export interface Newsletter {
  ended_at: Date | null;
  /** Raised with every job that is sent; a job of an earlier generation does nothing. */
  generation: Generated<number>;
  id: string;
  sent_at: Date | null;
  state: Generated<"draft" | "sending" | "done" | "cancelled">;
  subject: string;
  tenant_id: string;
  text: string;
  updated_at: Date;
  written_by: string;
}

export interface NewsletterConsent {
  at: Date;
  id: string;
  is_granted: boolean;
  source: "sign-up" | "invitation" | "profile" | "mail";
  tenant_id: string;
  user_id: string;
}

export interface NewsletterRecipient {
  newsletter_id: string;
  sent_at: Date | null;
  /** `taken` while the email is sent; a process that dies leaves it so, because the email may have left. */
  state: Generated<"waiting" | "taken" | "sent" | "failed" | "skipped">;
  tenant_id: string;
  user_id: string;
}

export interface Node {
  host: string;
  id: string;
  memory_bytes: number;
  role: "all" | "web" | "worker";
  seen_at: Generated<Date>;
  started_at: Date;
  version: string;
}

export interface OauthSession {
  data: Json<unknown>;
  expires_at: Date;
  id_hash: string;
  tenant_id: string;
}

export interface PartnerCustomer {
  provider: "sandbox" | "stripe";
  ref: string;
  tenant_id: string;
}

export interface PartnerPayment {
  cents: number;
  created_at: Date;
  /** What the bank said; null where it said nothing. */
  failure: string | null;
  /** When the provider was asked last. */
  fetched_at: Date | null;
  id: string;
  month: string;
  payment_ref: string | null;
  provider: "sandbox" | "stripe";
  /** canceled: the invoice was paid in another way before the card was charged. */
  state: Generated<"open" | "processing" | "paid" | "failed" | "canceled" | "refunded">;
  tenant_id: string;
}

export interface PartnerPlanChange {
  day: number;
  month: string;
  plan: string;
  tenant_id: string;
  terms: Json<PlanTerms>;
  /** The terms that counted before the first change of the month. */
  terms_before: Json<PlanTerms>;
}

export interface PartnerTerms {
  month: string;
  tenant_id: string;
  terms: Json<PlanTerms>;
}

export interface PasswordReset {
  expires_at: Date;
  /** The address to which the link was sent. Null where an operator passes it on, which proves no address. */
  sent_to: string | null;
  tenant_id: string;
  /** sha256 of the token, in hex; the token itself is only in the email. */
  token_hash: string;
  user_id: string;
}

export interface PaymentCustomer {
  /** The account at the provider that knows the person; empty for the operator's own. */
  account: string;
  provider: "stripe" | "sandbox";
  ref: string;
  tenant_id: string;
  user_id: string;
}

export interface PayoutAccount {
  created_at: Date;
  /** When the provider was asked for this state; an answer to an earlier question never replaces it. */
  fetched_at: Date;
  /** False once the tenant sells through the operator's account again. */
  is_used: Generated<boolean>;
  provider: "stripe" | "sandbox";
  ref: string;
  /** `active` once the provider takes payments for it. */
  state: "pending" | "active";
  tenant_id: string;
}

export interface PeopleImportRow {
  at: Date;
  email: string;
  import_id: string;
  /** No reference, because an invitation is deleted when it is accepted. */
  invitation_id: string | null;
  /** The line number in the file. */
  line: number;
  /** Null for an invited person. */
  reason: string | null;
  /** What the arguments of the reason stand for. */
  reason_values: NullableJson<SentenceValues> | null;
  tenant_id: string;
}

export interface PersonFigure {
  avatars: Generated<number>;
  /** Also those that have run out and were not booked off yet. */
  half_credits: Generated<number>;
  tenant_id: string;
  user_id: string;
  /** Those outside the trash, with personal copies. */
  videos: Generated<number>;
}

export interface PlatformInvoice {
  /** How many days of the month are owed; null for all of them. */
  days_owed: number | null;
  due_at: Date;
  issued_at: Date;
  month: string;
  notified_at: Date | null;
  paid_at: Date | null;
  /** How many emails reminded of it. */
  reminders_sent: Generated<number>;
  /** When the site was suspended because of it; null where it was not. */
  suspended_at: Date | null;
  tenant_id: string;
  /** The terms for a whole month. */
  terms: Json<PlanTerms>;
  total_cents: number;
  twins: number;
  videos: number;
}

export interface PresenterVoice {
  /** Empty for all presenters without a row of their own. */
  presenter_id: string;
  tenant_id: string;
  voice: string;
}

export interface PriceList {
  effective_at: Generated<Date>;
  id: string;
  list: Json<unknown>;
  tenant_id: string;
}

export interface ProvenanceRecord {
  /** How it was made, by the list of digital source types of the IPTC: that it was made with AI. */
  digital_source_type: string;
  made_at: Date;
  /** Of all bytes of the file, in hex. */
  sha256: string;
  tenant_id: string;
}

export interface ProvenanceStart {
  recorded_since: Date;
  tenant_id: string;
}

export interface Purchase {
  /** The account at the provider that is paid; null for the operator's own. */
  account: string | null;
  /** When it was last compared with the provider's books. */
  checked_at: Date | null;
  created_at: Date;
  currency: string;
  failure: string | null;
  /** When the provider was asked for this state; an answer to an earlier question never replaces it. */
  fetched_at: Date | null;
  id: string;
  /** The first invoice, where a subscription is part of it. */
  invoice_ref: string | null;
  /** Bought by the automatic top-up. */
  is_automatic: Generated<boolean>;
  lines: Json<PurchaseLine[]>;
  paid_at: Date | null;
  payment_ref: string | null;
  provider: "stripe" | "sandbox";
  /** Half-credits that were taken back with a refund. */
  reclaimed_half_credits: Generated<number>;
  refunded_cents: Generated<number>;
  /** Until when its subscription is being started at the provider. */
  starting_until: Date | null;
  state: Generated<"open" | "processing" | "paid" | "failed" | "canceled" | "refunded">;
  subscription_ref: string | null;
  tenant_id: string;
  total_cents: number;
  user_id: string;
}

export interface RateCounter {
  count: number;
  ends_at: Date;
  key: string;
  tenant_id: string;
}

export interface ReconciliationDifference {
  found_at: Date;
  id: string;
  kind: "amount" | "credits" | "not-booked" | "not-paid" | "returned" | "unknown";
  ours: string;
  purchase_id: string;
  tenant_id: string;
  theirs: string;
}

export interface RecoveryCode {
  code_hash: string;
  tenant_id: string;
  user_id: string;
}

export interface RemovedInvoice {
  days_owed: number | null;
  due_at: Date;
  issued_at: Date;
  month: string;
  paid_at: Date | null;
  removal_id: string;
  tenant_id: string;
  terms: Json<PlanTerms>;
  total_cents: number;
  twins: number;
  videos: number;
}

export interface SampleVideo {
  audience: number;
  duration_seconds: number;
  /** Names everything the video was made from. */
  fingerprint: string;
  presenter_id: string;
  rendered_at: Generated<Date>;
  script: string;
  tenant_id: string;
  title: string;
}

export interface SandboxObject {
  body: Json<unknown>;
  kind: "account" | "customer" | "payment" | "subscription" | "invoice";
  ref: string;
  tenant_id: string;
}

export interface ScheduledRun {
  began_at: Date;
  id: Generated<boolean>;
}

export interface ScimToken {
  beginning: string;
  created_at: Date;
  id: string;
  last_used_at: Date | null;
  /** sha256 of the token, in hex; the token itself is stored nowhere. */
  secret_hash: string;
  tenant_id: string;
}

export interface ScimUser {
  external_id: string;
  tenant_id: string;
  user_id: string;
}

export interface ScriptVersion {
  created_at: Generated<Date>;
  id: string;
  language: SpokenLanguage;
  origin: "written" | "optimized" | "translated";
  script: string;
  /** Which script it is a version of: the id of a draft, or one of its own. */
  script_id: string;
  tenant_id: string;
  user_id: string;
}

export interface SecondFactor {
  /** Null until the person has entered a code. */
  confirmed_at: Date | null;
  created_at: Generated<Date>;
  /** Bound to the tenant and the person. */
  encrypted_secret: string;
  /** The 30-second step whose code was accepted last; no code counts twice. */
  last_step: number | null;
  tenant_id: string;
  user_id: string;
}

export interface Session {
  address: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When it was opened with a second factor; without one it is void once the person has a second factor. */
  factor_at: Date | null;
  /** sha256 of the token, in hex; the token itself is stored nowhere. */
  id: string;
  last_seen_at: Generated<Date>;
  /** When the person last showed their password or a code in this session. */
  reauthenticated_at: Date | null;
  tenant_id: string;
  user_agent: string | null;
  user_id: string;
}

export interface ShareDailyStats {
  clicks: Generated<number>;
  day: string;
  ends: Generated<number>;
  halves: Generated<number>;
  leads: Generated<number>;
  quarters: Generated<number>;
  starts: Generated<number>;
  tenant_id: string;
  three_quarters: Generated<number>;
  video_id: string;
}

export interface ShareLink {
  asks_leads: Generated<boolean>;
  /** Shown instead of the name of the person. */
  author_name: Generated<string>;
  available_from: Date | null;
  call_to_action: JsonWithDefault<CallToAction | null>;
  created_at: Generated<Date>;
  expires_at: Date | null;
  is_indexed: Generated<boolean>;
  password_hash: string | null;
  tenant_id: string;
  /** Of the token, which is a keyed hash of video and version; null while nothing is shared. */
  token_hash: string | null;
  /** Raised when the link is revoked, which makes another token. */
  version: Generated<number>;
  video_id: string;
}

export interface ShareVisitorEvent {
  at: Date;
  kind: "start" | "quarter" | "half" | "three-quarters" | "end" | "click";
  tenant_id: string;
  video_id: string;
  /** Of address and browser, with the salt of the day. */
  visitor_hash: string;
}

export interface ShareVisitorSalt {
  day: string;
  salt: string;
  tenant_id: string;
}

export interface SpeechService {
  base_url: string;
  /** US cents. Null where it was not entered. */
  cents_per_million_characters: number | null;
  changed_at: Date;
  /** Bound to tenant and address, so that it is never sent elsewhere. */
  key_encrypted: string | null;
  kind: "openai" | "elevenlabs";
  model: string;
  tenant_id: string;
  /** SpeechServiceVoice[] of the contract. */
  voices: Json<unknown>;
}

export interface SpeechUsage {
  characters: number;
  /** yyyy-mm, UTC. */
  month: string;
  /** Whose server it was. */
  owner: "site" | "installation";
  tenant_id: string;
}

export interface SsoConnection {
  changed_at: Date;
  client_id: string;
  /** Encrypted. */
  client_secret: string;
  default_role: Generated<"customer" | "analyst" | "editor" | "admin">;
  is_on: Generated<boolean>;
  issuer: string;
  /** The claim of the ID token that decides about roles; empty where it decides nothing. */
  role_claim: Generated<string>;
  /** A list of {value, role}: the first one whose value the claim holds counts. */
  rules: JsonWithDefault<unknown>;
  tenant_id: string;
}

export interface SsoDomain {
  checked_at: Date | null;
  created_at: Date;
  domain: string;
  id: string;
  /** Whether its people may sign in in no other way. Owners always may. */
  is_required: Generated<boolean>;
  state: Generated<"pending" | "verified">;
  tenant_id: string;
  /** What its TXT record has to say. */
  token: string;
}

export interface StorageMarker {
  created_at: Generated<Date>;
  kind: "disk" | "s3";
  /** What the marker object in the store says, so that another store is not taken for it. */
  token: string;
}

export interface Subscription {
  /** The account at the provider it was started at, and stays with; null for the operator's own. */
  account: string | null;
  created_at: Date;
  /** The end of the last period whose credits were granted; invoices of earlier ones are too late. */
  credited_until: Date | null;
  currency: string;
  ends_at_period_end: Generated<boolean>;
  /** When the provider was asked for this state; an answer to an earlier question never replaces it. */
  fetched_at: Date;
  /** Granted in each period. */
  half_credits: number;
  id: string;
  /** Whether the provider was told to charge no renewals, while the site is off. */
  is_paused: Generated<boolean>;
  name: string;
  /** Since when charging fails. */
  past_due_since: Date | null;
  period_days: number;
  period_end: Date;
  period_start: Date;
  price_cents: number;
  provider: "stripe" | "sandbox";
  ref: string;
  /** How many emails reminded of that. */
  reminders_sent: Generated<number>;
  state: "active" | "canceled" | "incomplete" | "past_due" | "trialing";
  tenant_id: string;
  user_id: string;
}

export interface TableImport {
  created_at: Date;
  encoding: string;
  ended_at: Date | null;
  /** Raised with every job that is sent; a job of an earlier generation does nothing. */
  generation: Generated<number>;
  header: Json<string[]>;
  id: string;
  kind: "people" | "videos";
  /** The name of the file. */
  name: string;
  /** The index of the first row that was not processed yet, from 0. */
  next_row: Generated<number>;
  /** Which column holds what; its shape depends on the kind. */
  plan: JsonWithDefault<unknown>;
  /** How many of the processed rows were refused. */
  refused_count: Generated<number>;
  row_count: number;
  /** The first rows, shown with the names of the columns. */
  sample: Json<string[][]>;
  /** From when on the emails to invited people are sent, one after another. */
  started_at: Date | null;
  state: Generated<"open" | "running" | "done" | "cancelled">;
  tenant_id: string;
  /** The person who brought the file; the import is deleted with them. */
  user_id: string;
}

export interface Tenant {
  created_at: Generated<Date>;
  id: string;
  kind: "flagship" | "partner";
  name: string;
  plan: string | null;
  settings: JsonWithDefault<unknown>;
  slug: string;
  status: Generated<"active" | "suspended">;
  vertical: "tourism" | "property";
}

export interface TenantExport {
  created_at: Date;
  /** When its file is deleted; null until there is one. */
  expires_at: Date | null;
  id: string;
  /** What it holds: people, videos, ledger. */
  parts: Json<TenantExportPart[]>;
  requested_by: string;
  size_bytes: number | null;
  state: Generated<"waiting" | "ready" | "expired">;
  tenant_id: string;
}

export interface TenantHost {
  created_at: Generated<Date>;
  host: string;
  kind: "primary" | "alias";
  /** When the tenant gave it up; no other tenant gets it for 30 days. */
  released_at: Date | null;
  state: Generated<"pending" | "active" | "failed">;
  tenant_id: string;
}

export interface TenantRemoval {
  id: string;
  name: string;
  people: number;
  removed_id: string;
  requested_at: Date;
  requested_by: string;
  rows_deleted: Generated<number>;
  slug: string;
  /** `deleted`: no row is left. `swept`: no file is left either. */
  step: Generated<"asked" | "deleted" | "swept">;
  tenant_id: string;
  videos: number;
}

export interface Traffic {
  /** Refused because of a blocked network or a rate limit. */
  blocked: Generated<number>;
  failed_sign_ins: Generated<number>;
  /** Refused because of a rate limit. */
  limited: Generated<number>;
  requests: Generated<number>;
  /** 60, 3600 or 86400. */
  seconds: number;
  starts_at: Date;
  tenant_id: string;
  /** Null in the sum of the whole site. */
  user_id: string | null;
}

export interface TwinConsent {
  address: string | null;
  /** When its recording was checked. Null for those of the time before there was a check. */
  checked_at: Date | null;
  code: string;
  created_at: Date;
  /** How many of the six digits of the code were heard. */
  digits_heard: number | null;
  /** Of the words from the text: 0 identical, 1 unrelated. */
  dissimilarity: number | null;
  /** When it was revoked. */
  ended_at: Date | null;
  /** Until when it may be recorded. */
  expires_at: Date;
  /** From the face in the other recordings: 0 identical. Null without one. */
  face_distance: number | null;
  /** When the recordings had left the storage after that. */
  files_removed_at: Date | null;
  /** Whether the words are right, or what is wrong. Null where they were not compared. */
  heard: "right" | "unsure" | "silent" | "sentence" | "code" | null;
  id: string;
  language: Language;
  /** Whether the lips move in the recording. Null where they were not measured. */
  lips_move: boolean | null;
  person_name: string;
  recorded_at: Date | null;
  /** The twin that it was for, before another consent replaced it. */
  replaced_for: string | null;
  /** Of the recording as it came. */
  sha256: string | null;
  state: Generated<"asked" | "recorded" | "revoked">;
  tenant_id: string;
  /** The sentence itself, with name and code. */
  text: string;
  upload_id: string | null;
  /** Whose presenter the twin is; the recorded person may be another one. */
  user_id: string;
  /** The version of the sentence that had to be read. */
  wording: number;
}

export interface TwinConsentRequest {
  consent_id: string;
  created_at: Date;
  /** Where the link went, and the copy of what was agreed to. */
  email: string;
  /** When the person said no. */
  refused_at: Date | null;
  tenant_id: string;
  /** sha256 of the token by which the person answers, in hex. Null before its email is written, and once they have answered. */
  token_hash: string | null;
  /** The one file that was begun with the link. */
  upload_id: string | null;
  /** sha256 of the token by which the person withdraws what they agreed to, in hex. */
  withdrawal_hash: string | null;
}

export interface TwinEntitlement {
  /** The twin it was taken for. Kept when that is deleted after its making. */
  avatar_id: string | null;
  created_at: Date;
  id: string;
  /** Which of the twins of its order this is, from 1. */
  ordinal: number | null;
  purchase_id: string | null;
  /** A paid order, the plan of the partner, or no charge at all. */
  source: "order" | "plan" | "free";
  /** Used from the moment in which the twin is made of its recording; until then a refund ends it. */
  state: Generated<"open" | "used" | "refunded">;
  tenant_id: string;
  used_at: Date | null;
  user_id: string;
}

export interface TwinRequest {
  asked_at: Date | null;
  avatar_id: string;
  changed_at: Date;
  clip_key: string | null;
  created_at: Date;
  error: string | null;
  /** Credits of a video that ended while the service was at work. They go back once it is not. */
  hold_id: string | null;
  /** Its name at the service, by which it can be found again. */
  id: string;
  kind: "training" | "clip";
  lease_id: string | null;
  /** Until when a worker has it. */
  leased_until: Date | null;
  /** When the service is asked again; null when there is nothing to ask. */
  next_at: Date | null;
  percent: Generated<number>;
  provider: "tavus" | "own-server";
  /** The id of the twin or clip at the service; null once that is deleted there. */
  provider_id: string | null;
  /** Null for the service of the installation. */
  service_id: string | null;
  /** The speech from which the video is rendered afterwards. */
  speech_files: JsonWithDefault<unknown>;
  /** Of the words and the voice of it. */
  speech_hash: string | null;
  /** What the lips follow. */
  speech_key: string | null;
  speech_seconds: number | null;
  /** Asked until the service is known to have it or not; ending until the service is known to have nothing left. */
  state: Generated<"wanted" | "asked" | "working" | "ready" | "failed" | "ending" | "ended">;
  tenant_id: string;
  /** Calls that failed, or found nothing new, since the last change. */
  tries: Generated<number>;
  /** The twin that speaks in a clip. */
  twin_provider_id: string | null;
  video_id: string | null;
}

export interface TwinService {
  base_url: string;
  changed_at: Date;
  created_at: Date;
  /** When it was disconnected: what it holds is deleted there, nothing new is asked. */
  ended_at: Date | null;
  id: string;
  /** Bound to tenant and address, so that it is never sent elsewhere. */
  key_encrypted: string | null;
  kind: "tavus" | "own-server";
  model: string;
  tenant_id: string;
}

export interface Upload {
  bytes: number;
  created_at: Generated<Date>;
  error_message: string | null;
  id: string;
  kind: "footage" | "voice" | "content";
  name: string;
  /** The web page that was captured; null for other files. */
  page_url: string | null;
  progress: Generated<number>;
  received_bytes: Generated<number>;
  result: NullableJson<UploadResult> | null;
  /** Where a file came from, and the consent to its use; null for a file that was sent. */
  rights: NullableJson<PhotoRights> | null;
  /** Of the file as it came, in hex; null until it was checked. */
  sha256: string | null;
  status: Generated<"receiving" | "checking" | "ready" | "failed">;
  tenant_id: string;
  user_id: string;
}

export interface Video {
  /** What it was drawn with (`Tenant.appearance`). */
  appearance: string | null;
  attempt: Generated<number>;
  avatar_id: string | null;
  /** What the video was drawn with (DrawnBrandKit of the contract); null for the brand of the site. */
  brand_kit: NullableJson<unknown> | null;
  /** Null for the brand of the site, and once the kit was deleted. */
  brand_kit_id: string | null;
  bytes: number | null;
  /** Without the extension: `.vtt`, `.srt` and the waveform as `.json` have this key. */
  captions_key: string | null;
  charged_half_credits: number | null;
  /** The run of a worker that may finish this attempt; a later run takes over. */
  claim_id: string | null;
  /** The video it is a personal copy of: made from the same speech, free, and shown only under its own link. */
  copy_of: string | null;
  created_at: Generated<Date>;
  /** When it was moved to the trash. */
  deleted_at: Date | null;
  /** The still that was drawn with the video, while poster_key is one that a person chose; else null. */
  drawn_poster_key: string | null;
  duration_seconds: number | null;
  error_code: string | null;
  error_message: string | null;
  facts: JsonWithDefault<unknown>;
  /** Shared by the videos that say the same in several languages; null while there is only one. */
  family_id: string | null;
  file_key: string | null;
  finished_at: Date | null;
  /** The terms of glossaries in its script that are said in another way. */
  glossary: JsonWithDefault<unknown>;
  heartbeat_at: Date | null;
  hold_id: string | null;
  id: string;
  language: SpokenLanguage;
  look: JsonWithDefault<unknown>;
  /** What its person should know about how it was made: code and reason of each note. */
  notes: JsonWithDefault<StoredNote[]>;
  /** When its person was emailed about the outcome, or that no email is needed. */
  notified_at: Date | null;
  poster_key: string | null;
  presenter_id: string;
  property_address: string | null;
  /** When it got its place in the render queue; before that it waits for the tenant's turn. */
  queued_at: Date | null;
  quoted_half_credits: number;
  /** The name of the person it is for. */
  recipient: string | null;
  /** The texts the rendered file shows; it is drawn anew when the row's differ. */
  rendered_texts: string | null;
  request_key: string | null;
  screen_share_type: string | null;
  screen_share_url: string | null;
  script: string;
  sound: JsonWithDefault<unknown>;
  /** The names of the files with its speech, from which it is drawn again without being spoken again. */
  speech_files: JsonWithDefault<string[]>;
  started_at: Date | null;
  status: Generated<"pending" | "processing" | "ready" | "failed">;
  taken_down_at: Date | null;
  /** What the team told the owner. Set while nobody may watch the video. */
  taken_down_reason: string | null;
  tenant_id: string;
  /** The moment of the video that poster_key shows; null where it is an upload or was not chosen. */
  thumbnail_second: number | null;
  title: string;
  unbranded_key: string | null;
  updated_at: Generated<Date>;
  user_id: string;
  /** What its voice costs in addition to its minutes. */
  voice_half_credits_per_minute: Generated<number>;
  /** The upload that speaks instead of the presenter. */
  voice_id: string | null;
  /** What it waits for until waits_until: its speech server, or the clip of its twin. */
  waits_for: "voice" | "lip-sync" | null;
  /** Since when its speech server cannot be reached; null where it can. */
  waits_since: Date | null;
  /** When it is tried again. */
  waits_until: Date | null;
}

export interface VideoContent {
  position: number;
  tenant_id: string;
  upload_id: string;
  video_id: string;
}

export interface VideoCounter {
  delta: number;
  id: Generated<string>;
  status: string;
  tenant_id: string;
  user_id: string;
}

export interface VideoJob {
  /** The re-brand of many videos that it is part of. */
  bulk_rebrand_id: string | null;
  /** The run of a worker that may finish it; a later run takes over. */
  claim_id: string | null;
  error_message: string | null;
  file_key: string | null;
  /** Identifies this order; a job of an earlier one finds it gone. */
  id: string;
  /** One of many that were asked for together: it waits for what people wait for. */
  is_bulk: Generated<boolean>;
  kind: "rebrand" | "mov" | "webm" | "transparent" | "gif" | "16:9" | "9:16" | "1:1" | "4:5" | "5:4";
  percent: Generated<number>;
  /** When it got its place in the queue; before that it waits for the tenant's turn. */
  queued_at: Date | null;
  requested_at: Generated<Date>;
  /** Where in the video a teaser starts. */
  start_seconds: number | null;
  state: Generated<"waiting" | "working" | "done" | "failed">;
  tenant_id: string;
  video_id: string;
}

export interface VideoProgress {
  percent: number;
  stage: string;
  tenant_id: string;
  updated_at: Generated<Date>;
  video_id: string;
}

export interface VideoSearchTerm {
  tenant_id: string;
  term: string;
  user_id: string;
  video_id: string;
}

export interface VideoStoryboard {
  /** The scenes of the file (PlannedStoryboard of the presenter); null before it is ready. */
  cut: NullableJson<unknown> | null;
  /** What a person wants (StoryboardEdits of the contract); null where all is left to the director. */
  edits: NullableJson<unknown> | null;
  tenant_id: string;
  video_id: string;
}

export interface VoiceFavourite {
  created_at: Date;
  tenant_id: string;
  user_id: string;
  /** Id of a voice of the catalogue. No foreign key: the catalogue is part of the program. */
  voice: string;
}

export interface VoiceSetting {
  /** Charged in addition to the minutes of the video. */
  half_credits_per_minute: number;
  is_hidden: boolean;
  position: number;
  tenant_id: string;
  /** Id of GET /api/voices. No foreign key: most voices are part of the program. */
  voice: string;
}

export interface Webhook {
  /** The dispatcher that sends to it now. Only the latest claim may note what came of an attempt. */
  claim_id: string | null;
  claimed_until: Date | null;
  created_at: Date;
  end_reason: "failing" | "gone" | null;
  /** When it was turned off by itself. */
  ended_at: Date | null;
  events: Json<WebhookEventName[]>;
  /** The first failed attempt after the last success; null after a success. */
  failing_since: Date | null;
  id: string;
  is_active: Generated<boolean>;
  /** Encrypted; signs beside the new one until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: Date | null;
  scope: "own" | "site";
  /** Encrypted. */
  secret: string;
  tenant_id: string;
  url: string;
  user_id: string;
}

export interface WebhookAttempt {
  /** The beginning of its body. */
  answer: string;
  answer_headers: Json<Record<string, string>>;
  at: Date;
  delivery_id: string;
  milliseconds: number;
  number: number;
  problem: string | null;
  request_headers: Json<Record<string, string>>;
  status_code: number | null;
  tenant_id: string;
}

export interface WebhookDelivery {
  attempts: Generated<number>;
  body: string;
  /** The size of its body and of the logged attempts. */
  bytes: Generated<number>;
  created_at: Date;
  event: string;
  id: string;
  is_test: Generated<boolean>;
  last_attempt_at: Date | null;
  /** The same for every webhook that hears of the event, in every attempt and replay. */
  message_id: string;
  milliseconds: number | null;
  next_attempt_at: Date | null;
  problem: string | null;
  /** Failed attempts since it was created or replayed, which decide the next pause. */
  retries: Generated<number>;
  state: Generated<"pending" | "delivered" | "failed">;
  /** Of the last attempt, as are `problem` and `milliseconds`. */
  status_code: number | null;
  /** Whom the event is about; null for tests. */
  subject_id: string | null;
  tenant_id: string;
  webhook_id: string;
}

export interface WebhookEvent {
  /** The account it is about; null for the operator's own. */
  account: string | null;
  id: string;
  kind: 'account' | 'invoice' | 'payment' | 'subscription';
  received_at: Date;
  ref: string;
  tenant_id: string;
}

export interface Tables {
  acceptance: Acceptance;
  account_export: AccountExport;
  alert_acknowledgement: AlertAcknowledgement;
  api_key: ApiKey;
  app_user: AppUser;
  audit_chain: AuditChain;
  audit_log: AuditLog;
  auto_top_up: AutoTopUp;
  avatar: Avatar;
  avatar_preference: AvatarPreference;
  batch_link: BatchLink;
  batch_photo: BatchPhoto;
  batch_row: BatchRow;
  billing_details: BillingDetails;
  brand: Brand;
  brand_draft: BrandDraft;
  brand_kit: BrandKit;
  brand_kit_logo: BrandKitLogo;
  brand_logo: BrandLogo;
  brand_stylesheet: BrandStylesheet;
  brand_version: BrandVersion;
  bulk_rebrand: BulkRebrand;
  credit_account: CreditAccount;
  credit_adjustment: CreditAdjustment;
  credit_bucket: CreditBucket;
  credit_entry: CreditEntry;
  credit_grant: CreditGrant;
  credit_hold: CreditHold;
  deletion_request: DeletionRequest;
  device_token: DeviceToken;
  domain: Domain;
  draft: Draft;
  email_blast_order: EmailBlastOrder;
  email_change: EmailChange;
  email_outbox: EmailOutbox;
  email_sender: EmailSender;
  email_text: EmailText;
  email_verification: EmailVerification;
  event: Event;
  external_identity: ExternalIdentity;
  failed_attempt: FailedAttempt;
  feed_listing: FeedListing;
  glossary_entry: GlossaryEntry;
  idempotency_key: IdempotencyKey;
  impersonation_session: ImpersonationSession;
  invitation: Invitation;
  invoice: Invoice;
  ip_block: IpBlock;
  known_device: KnownDevice;
  lead: Lead;
  listing_feed: ListingFeed;
  login_token: LoginToken;
  newsletter: Newsletter;
  newsletter_consent: NewsletterConsent;
  newsletter_recipient: NewsletterRecipient;
  node: Node;
  oauth_session: OauthSession;
  partner_customer: PartnerCustomer;
  partner_payment: PartnerPayment;
  partner_plan_change: PartnerPlanChange;
  partner_terms: PartnerTerms;
  password_reset: PasswordReset;
  payment_customer: PaymentCustomer;
  payout_account: PayoutAccount;
  people_import_row: PeopleImportRow;
  person_figure: PersonFigure;
  platform_invoice: PlatformInvoice;
  presenter_voice: PresenterVoice;
  price_list: PriceList;
  provenance_record: ProvenanceRecord;
  provenance_start: ProvenanceStart;
  purchase: Purchase;
  rate_counter: RateCounter;
  reconciliation_difference: ReconciliationDifference;
  recovery_code: RecoveryCode;
  removed_invoice: RemovedInvoice;
  sample_video: SampleVideo;
  sandbox_object: SandboxObject;
  scheduled_run: ScheduledRun;
  scim_token: ScimToken;
  scim_user: ScimUser;
  script_version: ScriptVersion;
  second_factor: SecondFactor;
  session: Session;
  share_daily_stats: ShareDailyStats;
  share_link: ShareLink;
  share_visitor_event: ShareVisitorEvent;
  share_visitor_salt: ShareVisitorSalt;
  speech_service: SpeechService;
  speech_usage: SpeechUsage;
  sso_connection: SsoConnection;
  sso_domain: SsoDomain;
  storage_marker: StorageMarker;
  subscription: Subscription;
  table_import: TableImport;
  tenant: Tenant;
  tenant_export: TenantExport;
  tenant_host: TenantHost;
  tenant_removal: TenantRemoval;
  traffic: Traffic;
  twin_consent: TwinConsent;
  twin_consent_request: TwinConsentRequest;
  twin_entitlement: TwinEntitlement;
  twin_request: TwinRequest;
  twin_service: TwinService;
  upload: Upload;
  video: Video;
  video_content: VideoContent;
  video_counter: VideoCounter;
  video_job: VideoJob;
  video_progress: VideoProgress;
  video_search_term: VideoSearchTerm;
  video_storyboard: VideoStoryboard;
  voice_favourite: VoiceFavourite;
  voice_setting: VoiceSetting;
  webhook: Webhook;
  webhook_attempt: WebhookAttempt;
  webhook_delivery: WebhookDelivery;
  webhook_event: WebhookEvent;
}
