import type { PlanTerms } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { monthOf } from './month.ts'
import { deletePlanChanges } from './plans/plan-change-store.ts'
import { termsOfPlan } from './terms.ts'
import { listTerms, putTerms } from './terms-store.ts'

interface Before {
  plan: string | null
  createdAt: Date
}

export type AgreedTerms = ReturnType<typeof createAgreedTerms>

/** What is agreed with a partner counts from the running month on; months before keep what counted in them. */
export function createAgreedTerms({ clock }: { clock: Clock }) {
  return { agree, termsOfPlan }

  async function agree(tx: TenantTx, { plan, createdAt }: Before, terms: PlanTerms): Promise<void> {
    const [begun, now] = [monthOf(createdAt).name, monthOf(clock.now()).name]
    const until = termsOfPlan(plan)
    // Nothing was written down while the plan alone counted.
    if (until && begun < now && (await listTerms(tx)).length === 0) await putTerms(tx, begun, until)
    await putTerms(tx, now, terms)
    // What the partner had chosen for the months after this one gives way as well.
    const next = monthOf(monthOf(clock.now()).to).name
    if ((await listTerms(tx)).some(({ month }) => month >= next)) await putTerms(tx, next, terms)
    await deletePlanChanges(tx, now)
  }
}
