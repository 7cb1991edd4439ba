import type { PlanTerms } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { monthOf } from './month.ts'
import { deletePlanChanges } from './plans/plan-change-store.ts'
import { termsOfPlan } from './terms.ts'
import { listTerms, saveTerms } from './terms-store.ts'

interface Before {
  plan: string | null
  createdAt: Date
}

export type AgreedTerms = ReturnType<typeof createAgreedTerms>

/** Stores terms agreed with partners. They apply from the running month on; earlier months keep their terms. */
export function createAgreedTerms({ clock }: { clock: Clock }) {
  return { agree, termsOfPlan }

  async function agree(tx: TenantTx, { plan, createdAt }: Before, terms: PlanTerms): Promise<void> {
    const [begun, now] = [monthOf(createdAt).name, monthOf(clock.now()).name]
    const until = termsOfPlan(plan)
    // Stores the terms of the plan, which applied without a record until now.
    if (until && begun < now && (await listTerms(tx)).length === 0) await saveTerms(tx, begun, until)
    await saveTerms(tx, now, terms)
    // Also replaces the partner's own choice for later months.
    const next = monthOf(monthOf(clock.now()).to).name
    if ((await listTerms(tx)).some(({ month }) => month >= next)) await saveTerms(tx, next, terms)
    await deletePlanChanges(tx, now)
  }
}
