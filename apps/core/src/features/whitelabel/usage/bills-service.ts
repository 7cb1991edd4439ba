import { type PlanTerms, type PlatformInvoice, termsForPart, whitelabelFees } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { BillPost } from '../../../platform/mail/bill-letters.ts'
import { dated, stateOf } from './bill-state.ts'
import * as bills from './bill-store.ts'
import { type Month, monthNamed, monthOf, partFrom, partOf } from './month.ts'
import { listRemovedIn, markRemoved } from './removed-bill-store.ts'
import * as store from './store.ts'
import { termsIn } from './terms.ts'
import type { Tenants } from '../../tenants/service.ts'
import { listTermsOf } from './terms-store.ts'

const DAY_MS = 24 * 3_600_000
const DUE_DAYS = 14
/** What ends a video in the last moment of a month commits a little later; nothing commits an hour later. */
const SETTLING_MS = 3_600_000

interface Marked {
  tenantId: string
  month: string
  isPaid: boolean
}

interface Parts {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  clock: Clock
  audit: Audit
  events: Pick<Events, 'publish'>
  billPost: BillPost
}

export type Bills = ReturnType<typeof createBills>

/** The bills of the platform to its partners: what they are, issuing them, and noting that they were paid. */
export function createBills({ db, tenants, clock, audit, events, billPost }: Parts) {
  return { list, issue, mark }

  /** Those of a month, drafts as well, of every partner who owes for it; of deleted ones what was issued before. */
  async function list(name?: string): Promise<PlatformInvoice[]> {
    const month = name === undefined ? monthOf(clock.now()) : monthNamed(name)
    const partners = await store.listPartners(db)
    const ids = partners.map(({ id }) => id)
    const [issued, figures] = [await bills.listBillsIn(db, month.name), await store.figuresOf(db, ids, month)]
    const agreed = await listTermsOf(db, ids)
    const owed = partners.flatMap((partner): PlatformInvoice[] => {
      const of = { tenantId: partner.id, slug: partner.slug, name: partner.name, month: month.name, isDeleted: false }
      const bill = issued.find(({ tenantId }) => tenantId === partner.id)
      if (bill) return [{ ...of, ...viewOf(bill, clock.now()) }]
      const used = figures.find(({ id }) => id === partner.id)
      const draft = used && draftOf(month, used, termsIn(agreed, partner, month.name))
      return draft ? [{ ...of, ...draft }] : []
    })
    return [...owed, ...(await ofDeleted(month))]
  }

  /** What a month comes to that was not billed yet; undefined where nobody owes for it. */
  function draftOf(month: Month, { videos, twins, owner_since: since }: store.TenantFigures, agreed: PlanTerms | null) {
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
      return { tenantId, slug, name, month, isDeleted: true, ...viewOf(bill, clock.now()) }
    })
  }

  /** Issues what of a month was not yet, to one or to all. Throws month-open. */
  async function issue(person: Person, { month: name, tenantId }: { month: string; tenantId?: string | undefined }) {
    const month = monthNamed(name)
    if (month.to.getTime() + SETTLING_MS > clock.now().getTime()) throw new AppError('month-open')
    for (const draft of await list(name))
      if (draft.state === 'closed' && (tenantId === undefined || draft.tenantId === tenantId))
        await db.inTenant(draft.tenantId, (tx) => issueOne(tx, person, month, draft))
    return list(name)
  }

  async function issueOne(tx: TenantTx, person: Person, month: Month, draft: PlatformInvoice): Promise<void> {
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
    if (!(await bills.insertBill(tx, bill))) return
    await audit(tx, person, 'invoice-issued', { subject: tx.tenantId, detail: { month: month.name, totalCents } })
    if (totalCents === 0) return
    for (const userId of await bills.listOwners(tx)) await billPost(tx, { kind: 'issued', userId, bill })
  }

  /** Throws not-found. A site that was paused for the bill opens again, unless another one keeps it closed. */
  async function mark(person: Person, { tenantId, month, isPaid }: Marked) {
    const partner = (await store.listPartners(db)).find(({ id }) => id === tenantId)
    if (!partner) return markDeleted(person, { tenantId, month, isPaid })
    await db.inTenant(tenantId, async (tx) => {
      const bill = await bills.lockBill(tx, month)
      if (!bill) throw new AppError('not-found')
      if (isPaid === (bill.paidAt !== null)) return
      await bills.changeBill(tx, month, { paid_at: isPaid ? clock.now() : null })
      const act = isPaid ? 'invoice-paid' : 'invoice-reopened'
      await audit(tx, person, act, { subject: tenantId, detail: { month, totalCents: bill.totalCents } })
      if (isPaid && bill.suspendedAt) await open(tx, person)
    })
    tenants.drop(tenantId)
    return list(month)
  }

  /** The bill of a partner who is gone lies with the operator's own site. */
  async function markDeleted(person: Person, { tenantId, month, isPaid }: Marked) {
    await db.inTenant(person.tenantId, async (tx) => {
      const paidAt = isPaid ? clock.now() : null
      const totalCents = await markRemoved(tx, { removedId: tenantId, month, paidAt })
      if (totalCents === undefined) throw new AppError('not-found')
      const act = isPaid ? 'invoice-paid' : 'invoice-reopened'
      await audit(tx, person, act, { subject: tenantId, detail: { month, totalCents } })
    })
    return list(month)
  }

  async function open(tx: TenantTx, person: Person): Promise<void> {
    const owed = await bills.lockOwed(tx)
    if (owed.some(({ suspendedAt }) => suspendedAt !== null)) return
    if (!(await bills.setStatus(tx, 'active'))) return
    await audit(tx, person, 'tenant-resumed', { subject: tx.tenantId })
    await events.publish(tx, { userId: null, type: 'brand_update', refId: '1' })
  }
}

type Billed = Pick<bills.BillRow, 'daysOwed' | 'dueAt' | 'issuedAt' | 'month' | 'paidAt' | 'terms' | 'twins' | 'videos'>

function viewOf(bill: Billed, now: Date) {
  const { terms: agreed, videos, twins } = bill
  const part = partOf(monthNamed(bill.month), bill.daysOwed)
  const terms = termsForPart(agreed, part)
  const fees = whitelabelFees(terms, bill)
  return { state: stateOf(bill, now), ...dated(bill), agreed, part, terms, videos, twins, fees }
}
