import {
  type PlanTerms,
  type PlatformInvoice,
  type PlatformInvoiceStats,
  termsForPart,
  whitelabelFees,
} from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { SYSTEM_ACTOR, type Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { SortedPageQuery } from '../../platform/db/keyset.ts'
import { pageOfArray } from '../../platform/db/keyset-array.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { billIssuedEmail, billPayload } from './emails.ts'
import { dated, stateOf } from './invoice-state.ts'
import * as partnerInvoices from './invoice-store.ts'
import { type Month, monthNamed, monthOf, partFrom, partOf } from './month.ts'
import type { Collections } from './payments/collection.ts'
import { listRemovedIn, markRemoved } from './removed-invoice-store.ts'
import type { Settlement } from './settlement.ts'
import * as store from './store.ts'
import { termsIn } from './terms.ts'
import { listTerms, listTermsEverywhere } from './terms-store.ts'
import { listOwnerIds } from '../people/index.ts'
import { type Tenants, listPartners } from '../tenants/index.ts'
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'

const DUE_DAYS = 14
/** How long after the end of a month its invoices wait: transactions of its last moments commit within the hour. */
export const SETTLING_MS = HOUR_MS

type InvoicesQuery = SortedPageQuery<keyof typeof VALUES> & { month?: string | undefined }

interface Marked {
  tenantId: string
  month: string
  isPaid: boolean
}

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  clock: Clock
  audit: Audit
  settlement: Settlement
  /** Charges the card on file for a bill. */
  collections: Pick<Collections, 'order'>
  enqueueEmail: EnqueueEmail
}

export type PartnerInvoices = ReturnType<typeof createPartnerInvoices>

/** The bills of the platform to its partners: drafts, issuing them, and marking them as paid. */
export function createPartnerInvoices(deps: Deps) {
  const { db, tenants, clock, audit, settlement, collections, enqueueEmail } = deps
  return { list, stats, issue, issueOwn, mark }

  /** Returns the invoices of `ofMonth`, sorted and in pages. */
  async function list({ month, cursor, limit, sort, order }: InvoicesQuery) {
    const places = { valueOf: (invoice: PlatformInvoice) => VALUES[sort](invoice), idOf: tenantIdOf }
    const { rows, next } = pageOfArray(await ofMonth(month), { cursor, limit, order }, places)
    return { items: rows, next }
  }

  async function stats(month?: string): Promise<PlatformInvoiceStats> {
    const all = await ofMonth(month)
    const sum = (some: PlatformInvoice[]) => some.reduce((total, { fees }) => total + fees.totalCents, 0)
    return {
      invoices: all.length,
      totalCents: sum(all),
      openCents: sum(all.filter(({ state }) => state === 'issued' || state === 'overdue')),
      toIssue: all.filter(({ state }) => state === 'closed').length,
    }
  }

  /** Returns the bills of a month, including drafts, of every partner who owes for it, and issued bills of deleted partners. */
  async function ofMonth(name?: string): Promise<PlatformInvoice[]> {
    const month = name === undefined ? monthOf(clock.now()) : monthNamed(name)
    const partners = await listPartners(db)
    const issued = new Map((await partnerInvoices.listBillsIn(db, month.name)).map((bill) => [bill.tenantId, bill]))
    const figures = new Map((await store.listMonths(db, month)).map((used) => [used.id, used]))
    const agreed = new Map((await listTermsEverywhere(db, month.name)).map((row) => [row.tenantId, row]))
    const owed = partners.flatMap((partner): PlatformInvoice[] => {
      const of = { tenantId: partner.id, slug: partner.slug, name: partner.name, month: month.name, isDeleted: false }
      const bill = issued.get(partner.id)
      if (bill) return [{ ...of, ...serialize(bill, clock.now()) }]
      const used = figures.get(partner.id)
      const latest = agreed.get(partner.id)
      const draft = used && draftOf(month, used, termsIn(latest ? [latest] : [], partner, month.name))
      return draft ? [{ ...of, ...draft }] : []
    })
    return [...owed, ...(await ofDeleted(month))]
  }

  /** Returns the draft of a month without an invoice; undefined without terms, or before an owner has joined. */
  function draftOf(month: Month, { videos, twins, owner_since: since }: store.Used, agreed: PlanTerms | null) {
    if (!agreed || !since || since >= month.to) return undefined
    const part = partFrom(month, since)
    const terms = termsForPart(agreed, part)
    const state = month.to > clock.now() ? ('running' as const) : ('closed' as const)
    const fees = whitelabelFees(terms, { videos, twins })
    return { state, agreed, part, terms, videos, twins, fees, issuedAt: null, dueAt: null, paidAt: null }
  }

  async function ofDeleted({ name: month }: Month): Promise<PlatformInvoice[]> {
    const rows = await listRemovedIn(db, month)
    return rows.map(({ tenantId, slug, name, ...bill }) => {
      return { tenantId, slug, name, month, isDeleted: true, ...serialize(bill, clock.now()) }
    })
  }

  /** Issues the missing bills of a month, for one partner or for all. Returns their number. Throws month-open. */
  async function issue(person: Person, { month: name, tenantId }: { month: string; tenantId?: string | undefined }) {
    const month = monthNamed(name)
    if (month.to.getTime() + SETTLING_MS > clock.now().getTime()) throw new AppError('month-open')
    const drafts = (await ofMonth(name)).filter(
      (draft) => draft.state === 'closed' && (tenantId === undefined || draft.tenantId === tenantId),
    )
    for (const draft of drafts) await db.inTenant(draft.tenantId, (tx) => issueOne(tx, person, month, draft))
    return { issued: drafts.length }
  }

  /** Issues the bill of one partner for a past month automatically. Does nothing where nothing is owed. */
  async function issueOwn(tenant: { id: string; plan: string | null }, month: Month): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const draft = draftOf(month, await store.usedIn(tx, month), termsIn(await listTerms(tx), tenant, month.name))
      if (draft) await issueOne(tx, SYSTEM_ACTOR, month, draft)
    })
  }

  type Draft = Pick<PlatformInvoice, 'agreed' | 'part' | 'terms'>

  async function issueOne(tx: TenantTx, person: Parameters<Audit>[1], month: Month, draft: Draft): Promise<void> {
    const { videos, twins } = await store.usedIn(tx, month)
    const { totalCents } = whitelabelFees(draft.terms, { videos, twins })
    const issuedAt = clock.now()
    const dueAt = new Date(issuedAt.getTime() + DUE_DAYS * DAY_MS)
    const paidAt = totalCents === 0 ? issuedAt : null
    const daysOwed = draft.part?.days ?? null
    const bill = {
      month: month.name,
      terms: draft.agreed,
      daysOwed,
      videos,
      twins,
      totalCents,
      issuedAt,
      dueAt,
      paidAt,
    }
    if (!(await partnerInvoices.insertBill(tx, bill))) return
    await audit(tx, person, 'invoice-issued', { subject: tx.tenantId, detail: { month: month.name, totalCents } })
    if (totalCents === 0) return
    await collections.order(tx, bill)
    for (const userId of await listOwnerIds(tx)) await enqueueEmail(tx, billIssuedEmail, billPayload(userId, bill))
  }

  /**
   * Marks a bill as paid or unpaid. A site that was paused for it opens again, unless another one keeps it paused. Throws
   * not-found.
   */
  async function mark(person: Person, { tenantId, month, isPaid }: Marked) {
    const partner = (await listPartners(db)).find(({ id }) => id === tenantId)
    if (!partner) return markDeleted(person, { tenantId, month, isPaid })
    await db.inTenant(tenantId, async (tx) => {
      const bill = await partnerInvoices.lockBill(tx, month)
      if (!bill) throw new AppError('not-found')
      await settlement.settle(tx, person, bill, { isPaid })
    })
    tenants.drop(tenantId)
    return findInvoice(tenantId, month)
  }

  async function findInvoice(tenantId: string, month: string): Promise<PlatformInvoice> {
    const invoice = (await ofMonth(month)).find((some) => some.tenantId === tenantId)
    if (!invoice) throw new AppError('not-found')
    return invoice
  }

  /** Marks the invoice of a deleted partner, which the operator's own site stores. */
  async function markDeleted(person: Person, { tenantId, month, isPaid }: Marked) {
    await db.inTenant(person.tenantId, async (tx) => {
      const paidAt = isPaid ? clock.now() : null
      const totalCents = await markRemoved(tx, { removedId: tenantId, month, paidAt })
      if (totalCents === undefined) throw new AppError('not-found')
      const act = isPaid ? 'invoice-paid' : 'invoice-reopened'
      await audit(tx, person, act, { subject: tenantId, detail: { month, totalCents } })
    })
    return findInvoice(tenantId, month)
  }
}

/** Sort values of the list. */
const VALUES = {
  name: ({ name }: PlatformInvoice) => name,
  base: ({ fees }: PlatformInvoice) => fees.baseCents,
  twins: ({ fees }: PlatformInvoice) => fees.twinsCents,
  overage: ({ fees }: PlatformInvoice) => fees.overageCents,
  total: ({ fees }: PlatformInvoice) => fees.totalCents,
  state: ({ state }: PlatformInvoice) => state,
}

const tenantIdOf = ({ tenantId }: PlatformInvoice) => tenantId

type Billed = Pick<
  partnerInvoices.BillRow,
  'daysOwed' | 'dueAt' | 'issuedAt' | 'month' | 'paidAt' | 'terms' | 'twins' | 'videos'
>

function serialize(bill: Billed, now: Date) {
  const { terms: agreed, videos, twins } = bill
  const part = partOf(monthNamed(bill.month), bill.daysOwed)
  const terms = termsForPart(agreed, part)
  const fees = whitelabelFees(terms, bill)
  return { state: stateOf(bill, now), ...dated(bill), agreed, part, terms, videos, twins, fees }
}
