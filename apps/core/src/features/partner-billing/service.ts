import { type PlanTerms, type UsageMonth, expectedByEnd, termsForPart, whitelabelFees } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import { type PageQuery, pageOf } from '../../platform/db/keyset.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type BillRow, findBill, listBills } from './invoice-store.ts'
import { dated, stateOf } from './invoice-state.ts'
import { type Month, daysOf, monthNamed, monthOf, partFrom, partOf } from './month.ts'
import { type PaymentRow, listLatest } from './payments/payment-store.ts'
import * as store from './store.ts'
import { termsIn } from './terms.ts'
import { listTerms } from './terms-store.ts'

type Subject = Pick<Tenant, 'id' | 'plan'>

export type Usage = ReturnType<typeof createUsage>

/** Usage and fees of a tenant, counted from the charges of its customers. */
export function createUsage({ db, clock }: { db: Db; clock: Clock }) {
  return { month, partnerInvoices, termsNow }

  /** Returns the running month so far, or a named month as it was billed. */
  async function month(tenant: Subject, name?: string): Promise<UsageMonth> {
    const asked = name === undefined ? monthOf(clock.now()) : monthNamed(name)
    return db.inTenant(tenant.id, async (tx) => {
      const bill = await findBill(tx, asked.name)
      if (!bill) return serializeDraft(tx, tenant, asked)
      return serializeInvoice(bill, (await listLatest(tx, [bill.month])).get(bill.month))
    })
  }

  /** Lists issued bills, newest first. */
  async function partnerInvoices(tenant: Subject, asked: PageQuery) {
    return db.inTenant(tenant.id, async (tx) => {
      const { rows, next } = pageOf(await listBills(tx, asked), asked.limit)
      const payments = await listLatest(
        tx,
        rows.map(({ month }) => month),
      )
      return { items: rows.map((bill) => serializeInvoice(bill, payments.get(bill.month))), next }
    })
  }

  async function termsNow(tx: TenantTx, tenant: Subject): Promise<PlanTerms | null> {
    return termsIn(await listTerms(tx), tenant, monthOf(clock.now()).name)
  }

  async function serializeDraft(tx: TenantTx, tenant: Subject, asked: Month): Promise<UsageMonth> {
    const { videos, twins, owner_since: since } = await store.usedIn(tx, asked)
    const agreed = termsIn(await listTerms(tx), tenant, asked.name)
    const isOwed = since !== null && since < asked.to
    const part = isOwed ? partFrom(asked, since) : null
    const terms = agreed && termsForPart(agreed, part)
    return {
      ...namesOf(asked),
      state: asked.to > clock.now() ? 'running' : 'closed',
      agreed,
      part,
      terms,
      videos,
      twins,
      fees: terms && isOwed ? whitelabelFees(terms, { videos, twins }) : null,
      expected: terms && isOwed ? expectedOf({ asked, since }, terms, { videos, twins }) : null,
      issuedAt: null,
      dueAt: null,
      paidAt: null,
      payment: null,
    }
  }

  function expectedOf(
    { asked, since }: { asked: Month; since: Date },
    terms: PlanTerms,
    used: { videos: number; twins: number },
  ) {
    if (asked.to <= clock.now()) return null
    const from = new Date(Math.max(asked.from.getTime(), since.getTime()))
    const days = daysOf({ ...asked, from }, clock.now())
    const videos = expectedByEnd(used.videos, days)
    if (videos === undefined) return null
    // Twins are ordered individually, so no number of them can be projected.
    return { videos, twins: used.twins, fees: whitelabelFees(terms, { videos, twins: used.twins }) }
  }

  function serializeInvoice(bill: BillRow, payment: PaymentRow | undefined): UsageMonth {
    const { terms: agreed, daysOwed, videos, twins } = bill
    const month = monthNamed(bill.month)
    const part = partOf(month, daysOwed)
    const terms = termsForPart(agreed, part)
    const fees = whitelabelFees(terms, { videos, twins })
    const said = { state: stateOf(bill, clock.now()), ...dated(bill) }
    const paid = payment ? { state: payment.state, failure: payment.failure } : null
    return { ...namesOf(month), ...said, agreed, part, terms, videos, twins, fees, expected: null, payment: paid }
  }
}

function namesOf({ name, to }: Month) {
  return { month: name, endsAt: to.toISOString() }
}
