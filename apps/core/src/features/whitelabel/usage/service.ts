import { type WhitelabelFees, whitelabelFees, whitelabelPlans } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import * as store from './store.ts'

interface TenantMonth {
  videos: number
  twins: number
  revenueCents: number
  fees: WhitelabelFees | null
}

export type Usage = ReturnType<typeof createUsage>

/** What tenants use of the platform and owe for it, counted from what was charged to their customers. */
export function createUsage({ db, clock }: { db: Db; clock: Clock }) {
  return { overview }

  /** The month so far of several tenants, and who is there. Nothing is owed before an owner has come. */
  async function overview(tenants: readonly { id: string; plan: string | null }[]) {
    const figures = await store.figuresOf(
      db,
      tenants.map(({ id }) => id),
      monthOf(clock.now()),
    )
    return tenants.map(({ id, plan: planId }) => {
      const found = figures.find((row) => row.id === id)
      const used = { videos: found?.videos ?? 0, twins: found?.twins ?? 0 }
      const plan = whitelabelPlans.find((one) => one.id === planId)
      const hasOwner = (found?.owners ?? 0) > 0
      const fees = plan && hasOwner ? whitelabelFees(plan, used) : null
      const month: TenantMonth = { ...used, revenueCents: found?.revenue_cents ?? 0, fees }
      const { people = 0, waiting = 0 } = found ?? {}
      return { id, month, people, waiting, owner: ownerState(hasOwner, found?.owner_invitations ?? 0) }
    })
  }
}

function ownerState(hasOwner: boolean, invitations: number): 'here' | 'invited' | 'none' {
  if (hasOwner) return 'here'
  return invitations > 0 ? 'invited' : 'none'
}

/** The first moment of the month, in UTC: the month of a bill must not depend on where its reader is. */
function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
