import { type PartnerPlan, type PlanTerms, type WhitelabelPlan, termsForPart, whitelabelPlans } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import { publishTenantUpdate } from '../../../platform/events/tenant-change.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type Tenants, changeTenant, lockTenant } from '../../tenants/index.ts'
import { daysOf, monthOf, partFrom } from '../month.ts'
import { usedIn } from '../store.ts'
import { termsIn, termsOfPlan } from '../terms.ts'
import { listTerms, saveTerms } from '../terms-store.ts'
import { blendTerms } from './blend.ts'
import { listPlanChanges, savePlanChange } from './plan-change-store.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
}

interface Wanted {
  plan: WhitelabelPlan['id']
  /** The change of this month's fees that the person was shown, in US cents. */
  differenceCents: number
}

type Subject = Pick<Tenant, 'id' | 'plan'>

export type PlanChanges = ReturnType<typeof createPlanChanges>

/** The plan that a partner chooses itself. It applies from today on, and the running month is priced by the day. */
export function createPlanChanges({ db, tenants, events, audit, clock }: Deps) {
  return { read, change }

  /** Throws not-found for a tenant without a plan. */
  async function read(tenant: Subject): Promise<PartnerPlan> {
    return db.inTenant(tenant.id, async (tx) => serialize(await place(tx, tenant)))
  }

  /** Throws not-found, and plan-price-changed where the difference is not the one that was shown. */
  async function change(tenant: Tenant, person: Person, { plan, differenceCents }: Wanted): Promise<PartnerPlan> {
    const said = await db.inTenant(tenant.id, async (tx) => {
      // Serializes two windows, so that the second one is shown the change of the first.
      const { plan: present } = await lockTenant(tx)
      const now = await place(tx, { id: tenant.id, plan: present })
      const offer = offersOf(now).find((one) => one.plan === plan)
      if (!offer || present === plan) throw new AppError('plan-price-changed')
      if (offer.differenceCents !== differenceCents) throw new AppError('plan-price-changed')
      await write(tx, now, plan)
      await changeTenant(tx, { plan })
      await audit(tx, person, 'plan-changed', { subject: tenant.id, detail: { plan, differenceCents } })
      await publishTenantUpdate(events, tx)
      return serialize(await place(tx, { id: tenant.id, plan }))
    })
    tenants.drop(tenant.id)
    return said
  }

  /** Gathers everything that pricing by the day depends on. */
  async function place(tx: TenantTx, tenant: Subject) {
    const now = clock.now()
    const month = monthOf(now)
    const rows = await listTerms(tx)
    const inMonth = termsIn(rows, tenant, month.name)
    const ahead = termsIn(rows, tenant, monthOf(month.to).name)
    if (!inMonth || !ahead || tenant.plan === null) throw new AppError('not-found')
    const { owner_since: since } = await usedIn(tx, month)
    const { gone: today, all } = daysOf(month, now)
    const part = since && since < month.to ? partFrom(month, since) : null
    const owed = { first: part ? all - part.days + 1 : 1, last: all }
    return {
      tenant,
      since,
      month,
      rows,
      inMonth,
      ahead,
      today,
      part,
      owed,
      changes: await listPlanChanges(tx, month.name),
    }
  }

  async function write(tx: TenantTx, now: Place, plan: WhitelabelPlan['id']): Promise<void> {
    const { month, rows, since, tenant } = now
    const terms = requireTerms(plan)
    const [begun, before] = [since && monthOf(since).name, termsOfPlan(tenant.plan)]
    // Stores the terms of the plan, which applied without a record until now.
    if (rows.length === 0 && before && begun && begun < month.name) await saveTerms(tx, begun, before)
    await saveTerms(tx, month.name, blended(now, terms))
    await saveTerms(tx, monthOf(month.to).name, terms)
    const termsBefore = now.changes[0]?.termsBefore ?? now.inMonth
    await savePlanChange(tx, { month: month.name, day: now.today, plan, terms, termsBefore })
  }
}

interface Place {
  tenant: Subject
  since: Date | null
  month: ReturnType<typeof monthOf>
  rows: Awaited<ReturnType<typeof listTerms>>
  inMonth: PlanTerms
  ahead: PlanTerms
  /** The day of the month, from 1 on. */
  today: number
  part: ReturnType<typeof partFrom>
  owed: { first: number; last: number }
  changes: Awaited<ReturnType<typeof listPlanChanges>>
}

/** Returns this month with other terms from today on. */
function blended({ changes, inMonth, today, owed }: Place, terms: PlanTerms): PlanTerms {
  const base = { day: 1, terms: changes[0]?.termsBefore ?? inMonth }
  const earlier = changes.filter(({ day }) => day < today)
  return blendTerms([base, ...earlier, { day: today, terms }], owed)
}

function offersOf(place: Place): PartnerPlan['offers'] {
  const before = termsForPart(place.inMonth, place.part)
  return whitelabelPlans.map(({ id }) => {
    const terms = requireTerms(id)
    const thisMonth = termsForPart(blended(place, terms), place.part)
    return { plan: id, terms, thisMonth, differenceCents: thisMonth.priceCents - before.priceCents }
  })
}

function serialize(place: Place): PartnerPlan {
  const { tenant, month, ahead, inMonth, part, today, owed, changes } = place
  return {
    plan: whitelabelPlans.find(({ id }) => id === tenant.plan)?.id ?? null,
    terms: ahead,
    thisMonth: termsForPart(inMonth, part),
    daysLeft: owed.last - today + 1,
    daysOf: owed.last,
    changes: changes.map(({ day, plan }) => ({ day: `${month.name}-${String(day).padStart(2, '0')}`, plan })),
    offers: offersOf(place),
  }
}

function requireTerms(plan: WhitelabelPlan['id']): PlanTerms {
  const terms = termsOfPlan(plan)
  if (!terms) throw new Error(`there is no plan ${plan}`)
  return terms
}
