import type { PlanTerms } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, JsonWithDefault, Nullable } from './column-types.ts'

export interface TenantTable {
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

export interface TenantHostTable {
  host: string
  tenant_id: string
  kind: 'primary' | 'alias'
  state: Generated<'pending' | 'active' | 'failed'>
  created_at: Generated<Date>
  /** When its tenant gave it up; nobody else gets it for 30 days. */
  released_at: Nullable<Date>
}

export interface BrandTable {
  tenant_id: string
  version: Generated<number>
  company_name: string
  colours: JsonWithDefault<unknown>
  font: Nullable<string>
  logo_svg: Nullable<string>
  /** For dark grounds; null where one logo does for both. */
  logo_dark_svg: Nullable<string>
  words: JsonWithDefault<unknown>
  published_at: Nullable<Date>
  /** The partner's own style sheet, as it was filtered; null where there is none. */
  sheet_hash: Nullable<string>
}

export interface BrandLogoTable {
  tenant_id: string
  id: string
  svg: string
  created_at: Generated<Date>
}

export interface BrandSheetTable {
  tenant_id: string
  hash: string
  css: string
  created_at: Generated<Date>
}

export interface BrandDraftTable {
  tenant_id: string
  based_on: number
  design: Json<unknown>
  saved_at: Generated<Date>
  saved_by: Nullable<string>
}

export interface BrandVersionTable {
  tenant_id: string
  version: number
  design: Json<unknown>
  published_at: Nullable<Date>
  published_by: Nullable<string>
}

export interface PriceListTable {
  tenant_id: string
  id: string
  effective_at: Generated<Date>
  list: Json<unknown>
}

/** A sample film on the public pages, one for each audience; `look` names all that its pictures and words were made from. */
export interface SampleTable {
  tenant_id: string
  audience: number
  look: string
  presenter_id: string
  title: string
  script: string
  duration_seconds: number
  made_at: Generated<Date>
}

/** The receipt of a deleted tenant. It belongs to the platform's own. */
export interface TenantRemovalTable {
  tenant_id: string
  id: string
  removed_id: string
  slug: string
  name: string
  asked_by: string
  /** `deleted`: no row is left. `swept`: no file either. */
  step: Generated<'asked' | 'deleted' | 'swept'>
  people: number
  videos: number
  rows_deleted: Generated<number>
  asked_at: Date
}

/** A bill of a tenant that was deleted, kept by the platform's own beside the receipt. */
export interface RemovedInvoiceTable {
  tenant_id: string
  removal_id: string
  month: string
  terms: Json<PlanTerms>
  days_owed: Nullable<number>
  videos: number
  twins: number
  total_cents: number
  issued_at: Date
  due_at: Date
  paid_at: Nullable<Date>
}

/** An address that a tenant wants to be reached at. */
export interface DomainTable {
  tenant_id: string
  id: string
  host: string
  /** What the tenant has to write into a TXT record: the proof is worth nothing to anybody else. */
  token: string
  state: Generated<'pending' | 'verified' | 'certificate' | 'live' | 'lost'>
  is_primary: Generated<boolean>
  /** What the last look at the records said. */
  report: Json<unknown>
  answer_milliseconds: Nullable<number>
  certificate_until: Nullable<Date>
  checked_at: Nullable<Date>
  lost_at: Nullable<Date>
  created_at: Date
}

/** What was agreed with a partner, from a month (`2026-11`) on. */
export interface PartnerTermsTable {
  tenant_id: string
  month: string
  terms: Json<PlanTerms>
}

/** A bill of the platform for a month. Its lines are those of the ledger, which never change. */
export interface PlatformInvoiceTable {
  tenant_id: string
  month: string
  /** What was agreed for a whole month. */
  terms: Json<PlanTerms>
  /** How many days of the month are owed for; null where that is all of them. */
  days_owed: Nullable<number>
  videos: number
  twins: number
  total_cents: number
  issued_at: Date
  due_at: Date
  paid_at: Nullable<Date>
  /** How many letters have told that it is due. */
  letters_sent: Generated<number>
  told_at: Nullable<Date>
  /** When the site was paused for it; null where it was not. */
  suspended_at: Nullable<Date>
}
