/**
 * Facts about columns that the schema cannot express. Everything else in `platform/db/tables.ts` comes from the
 * schema: names, nulls, defaults, comments, and unions from `check (column in (...))`.
 */

/** The types of JSON columns; `unknown` where their feature checks the shape when it reads. */
export const jsonTypes: Readonly<Record<string, string>> = {
  'api_key.scopes': 'string[]',
  'app_user.email_opt_outs': 'MailKind[]',
  'avatar.consent': 'Consent',
  'avatar.spoken_previews': 'Record<string, SpokenPreview>',
  'batch_row.reason_values': 'SentenceValues',
  'credit_hold.allocations': 'HoldPart[]',
  'deletion_request.stopped_video_ids': 'string[]',
  'draft.content': 'DraftContent',
  'email_sender.report': 'MailRecord[]',
  'email_text.texts': 'MailTexts | null',
  'idempotency_key.response': '{ value: unknown }',
  'invoice.buyer': 'Buyer',
  'invoice.lines': 'PurchaseLine[]',
  'invoice.tax': 'Tax',
  'listing_feed.problem_values': 'SentenceValues',
  'partner_plan_change.terms': 'PlanTerms',
  'partner_plan_change.terms_before': 'PlanTerms',
  'partner_terms.terms': 'PlanTerms',
  'people_import_row.reason_values': 'SentenceValues',
  'platform_invoice.terms': 'PlanTerms',
  'purchase.lines': 'PurchaseLine[]',
  'removed_invoice.terms': 'PlanTerms',
  'share_link.call_to_action': 'CallToAction | null',
  'table_import.header': 'string[]',
  'table_import.sample': 'string[][]',
  'tenant_export.parts': 'TenantExportPart[]',
  'upload.result': 'UploadResult',
  'upload.rights': 'PhotoRights',
  'batch_link.page': 'RowPage',
  'video.notes': 'StoredNote[]',
  'video.speech_files': 'string[]',
  'webhook.events': 'WebhookEventName[]',
  'webhook_attempt.answer_headers': 'Record<string, string>',
  'webhook_attempt.request_headers': 'Record<string, string>',
}

/** Columns whose values have a type of the contract or of the code that no check of the database repeats. */
export const columnTypes: Readonly<Record<string, string>> = {
  'app_user.member_role': 'Generated<MemberRole>',
  'email_text.language': 'Language',
  'event.seq': 'GeneratedAlways<number>',
  'event.type': 'EventType',
  'invitation.member_role': 'MemberRole',
  'invitation.role': "Exclude<Role, 'operator'>",
  'script_version.language': 'SpokenLanguage',
  'twin_consent.language': 'Language',
  'video.language': 'SpokenLanguage',
  'webhook_event.kind': "'account' | 'invoice' | 'payment' | 'subscription'",
}

/** The imports of the types named above. */
export const imports = `import type {
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
`
