import { type PlanTerms, type WhitelabelFees, termsForPart, whitelabelFees } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Month, monthOf, partFrom } from './month.ts'
import * as store from './store.ts'
import { termsIn } from './terms.ts'
import { listTermsEverywhere, listTermsOf } from './terms-store.ts'

interface Usage {
  videosIncluded: number | null
  videos: number
  twins: number
  fees: WhitelabelFees | null
}

interface TenantMonth extends Usage {
  revenueCents: number
}

export type UsageOverview = ReturnType<typeof createUsageOverview>

/** The month so far of several tenants, with their people. Nothing is owed before an owner has joined. */
export function createUsageOverview({ db, clock }: { db: Db; clock: Clock }) {
  return async function overview(tenants: readonly { id: string; plan: string | null }[]) {
    const ids = tenants.map(({ id }) => id)
    const month = monthOf(clock.now())
    const figures = new Map((await store.figuresOf(db, ids, month)).map((row) => [row.id, row]))
    const agreed = Map.groupBy(await listTermsOf(db, ids), ({ tenantId }) => tenantId)
    return tenants.map((tenant) => {
      const found = figures.get(tenant.id)
      const terms: PlanTerms | null = termsIn(agreed.get(tenant.id) ?? [], tenant, month.name)
      const shown: TenantMonth = { ...usageIn(month, terms, found), revenueCents: found?.revenue_cents ?? 0 }
      const { people = 0, waiting = 0, has_owner: hasOwner = false, invited_owner: invitedOwner = null } = found ?? {}
      const owner = ownerState(hasOwner, invitedOwner)
      return { id: tenant.id, terms, month: shown, people, waiting, owner, invitedOwner }
    })
  }
}

interface MonthOfTenant {
  usage: Usage
  waiting: number
}

export type UsageEverywhere = ReturnType<typeof createUsageEverywhere>

/** The month so far of all tenants at once, for sums and sorting. */
export function createUsageEverywhere({ db, clock }: { db: Db; clock: Clock }) {
  return async function everywhere(tenants: readonly { id: string; plan: string | null }[]) {
    const month = monthOf(clock.now())
    const figures = new Map((await store.listMonths(db, month)).map((row) => [row.id, row]))
    const agreed = new Map((await listTermsEverywhere(db, month.name)).map((row) => [row.tenantId, row]))
    return new Map<string, MonthOfTenant>(
      tenants.map((tenant) => {
        const [found, latest] = [figures.get(tenant.id), agreed.get(tenant.id)]
        const terms = termsIn(latest ? [latest] : [], tenant, month.name)
        return [tenant.id, { usage: usageIn(month, terms, found), waiting: found?.waiting ?? 0 }]
      }),
    )
  }
}

/** Returns the usage and fees of a tenant under its terms. */
function usageIn(month: Month, terms: PlanTerms | null, found: store.Used | undefined): Usage {
  const used = { videos: found?.videos ?? 0, twins: found?.twins ?? 0 }
  const since = found?.owner_since
  const ofPart = terms && termsForPart(terms, since ? partFrom(month, since) : null)
  const videosIncluded = ofPart?.videosIncluded ?? null
  return { ...used, videosIncluded, fees: ofPart && since ? whitelabelFees(ofPart, used) : null }
}

function ownerState(hasOwner: boolean, invited: string | null): 'here' | 'invited' | 'none' {
  if (hasOwner) return 'here'
  return invited ? 'invited' : 'none'
}
