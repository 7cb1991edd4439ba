import { type PlanTerms, type WhitelabelFees, termsForPart, whitelabelFees } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { monthOf, partFrom } from './month.ts'
import * as store from './store.ts'
import { termsIn } from './terms.ts'
import { listTermsOf } from './terms-store.ts'

interface TenantMonth {
  videosIncluded: number | null
  videos: number
  twins: number
  revenueCents: number
  fees: WhitelabelFees | null
}

export type UsageOverview = ReturnType<typeof createUsageOverview>

/** The month so far of several tenants, and who is there. Nothing is owed before an owner has come. */
export function createUsageOverview({ db, clock }: { db: Db; clock: Clock }) {
  return async function overview(tenants: readonly { id: string; plan: string | null }[]) {
    const ids = tenants.map(({ id }) => id)
    const month = monthOf(clock.now())
    const figures = new Map((await store.figuresOf(db, ids, month)).map((row) => [row.id, row]))
    const agreed = Map.groupBy(await listTermsOf(db, ids), ({ tenantId }) => tenantId)
    return tenants.map((tenant) => {
      const found = figures.get(tenant.id)
      const used = { videos: found?.videos ?? 0, twins: found?.twins ?? 0 }
      const terms: PlanTerms | null = termsIn(agreed.get(tenant.id) ?? [], tenant, month.name)
      const since = found?.owner_since
      const ofPart = terms && termsForPart(terms, since ? partFrom(month, since) : null)
      const shown: TenantMonth = {
        ...used,
        videosIncluded: ofPart?.videosIncluded ?? null,
        revenueCents: found?.revenue_cents ?? 0,
        fees: ofPart && since ? whitelabelFees(ofPart, used) : null,
      }
      const { people = 0, waiting = 0, has_owner: hasOwner = false, invited_owner: invitedOwner = null } = found ?? {}
      const owner = ownerState(hasOwner, invitedOwner)
      return { id: tenant.id, terms, month: shown, people, waiting, owner, invitedOwner }
    })
  }
}

function ownerState(hasOwner: boolean, invited: string | null): 'here' | 'invited' | 'none' {
  if (hasOwner) return 'here'
  return invited ? 'invited' : 'none'
}
