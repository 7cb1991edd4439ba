import type { BillingDetails, PurchaseLine, PurchaseState, Tax } from '@vitrine/contract'
import type { Generated } from 'kysely'
import type { Json, Nullable, NullableJson } from './column-types.ts'

// What people buy, and what the payment provider knows of it.

type Provider = 'sandbox' | 'stripe'

export interface PaymentCustomerTable {
  tenant_id: string
  user_id: string
  provider: Provider
  /** Whose account at the provider knows the person; empty for the operator's own. */
  account: string
  ref: string
}

/** The account of a tenant's own at a provider, where its customers can pay to. */
export interface PayoutAccountTable {
  tenant_id: string
  provider: Provider
  ref: string
  /** `active` once the provider takes payments for it. */
  state: 'active' | 'pending'
  /** False once the tenant sells through the operator's account again. */
  is_used: Generated<boolean>
  asked_at: Date
  created_at: Date
}

export interface PurchaseTable {
  tenant_id: string
  id: string
  user_id: string
  provider: Provider
  lines: Json<PurchaseLine[]>
  total_cents: number
  currency: string
  /** Whose account at the provider is paid; null is the operator's own. */
  account: Nullable<string>
  state: Generated<PurchaseState>
  payment_ref: Nullable<string>
  /** The first invoice, where a subscription is part of it. */
  invoice_ref: Nullable<string>
  subscription_ref: Nullable<string>
  returned_cents: Generated<number>
  /** Half-credits that went back with returned money. */
  taken_half_credits: Generated<number>
  failure: Nullable<string>
  /** When the provider was asked for this state: an answer to an earlier question never replaces it. */
  asked_at: Nullable<Date>
  created_at: Date
  paid_at: Nullable<Date>
  /** Bought by the automatic top-up. */
  is_automatic: Generated<boolean>
  /** When our books were last held beside the provider's. */
  checked_at: Nullable<Date>
  /** Until when its subscription is or was being begun at the provider. */
  starting_until: Nullable<Date>
}

/** Where our books and the provider's say different things. */
export interface MoneyDifferenceTable {
  tenant_id: string
  id: string
  purchase_id: string
  kind: 'amount' | 'credits' | 'not-booked' | 'not-paid' | 'returned' | 'unknown'
  ours: string
  theirs: string
  found_at: Date
}

/** What is to happen when somebody's credits fall below a limit of theirs. */
export interface CreditWatchTable {
  tenant_id: string
  user_id: string
  below_half_credits: number
  /** What the automatic top-up buys; null while it is off. */
  bundle_id: Nullable<string>
  /** What it had been buying when a declined card switched it off. */
  bundle_off: Nullable<string>
  /** When the last letter left, so that nobody gets two a day. */
  told_at: Nullable<Date>
}

export interface SubscriptionTable {
  tenant_id: string
  id: string
  user_id: string
  provider: Provider
  /** Where it was begun, and stays; null is the operator's own. */
  account: Nullable<string>
  ref: string
  name: string
  price_cents: number
  currency: string
  /** What each period brings. */
  half_credits: number
  period_days: number
  state: 'active' | 'canceled' | 'incomplete' | 'past_due' | 'trialing'
  period_start: Date
  period_end: Date
  ends_at_period_end: Generated<boolean>
  /** The end of the last period whose credits were given; invoices of earlier ones come too late. */
  credited_until: Nullable<Date>
  asked_at: Date
  created_at: Date
  /** Since when charging it fails. */
  past_due_since: Nullable<Date>
  /** How many letters have told of that. */
  letters_sent: Generated<number>
}

export interface InvoiceTable {
  tenant_id: string
  id: string
  user_id: string
  /** Counts the tenant's invoices without a gap. */
  seq: number
  /** The provider's payment or invoice that it stands for. */
  source_ref: string
  purchase_id: Nullable<string>
  subscription_ref: Nullable<string>
  lines: Json<PurchaseLine[]>
  total_cents: number
  returned_cents: Generated<number>
  currency: string
  paid_at: Date
  /** When the provider was asked how much of a renewal has gone back. */
  asked_at: Nullable<Date>
  /** Who was billed, and the tax in the total, as they were then. */
  buyer: NullableJson<BillingDetails>
  tax: NullableJson<Tax>
  /** A card was declined before. */
  after_retry: Generated<boolean>
}

/** Who somebody wants to be on invoices. */
export interface BillingDetailsTable {
  tenant_id: string
  user_id: string
  company: string
  address: string
  tax_id: string
}

export interface PaymentNewsTable {
  tenant_id: string
  id: string
  kind: 'account' | 'invoice' | 'payment' | 'subscription'
  ref: string
  /** The account that spoke; null is the operator's own. */
  account: Nullable<string>
  received_at: Date
}

export interface SandboxObjectTable {
  tenant_id: string
  ref: string
  kind: 'account' | 'customer' | 'invoice' | 'payment' | 'subscription'
  body: Json<unknown>
}
