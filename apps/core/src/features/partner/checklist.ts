import type { ChecklistStep } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { setUpFacts } from './store.ts'
import { findPrimary } from '../domains/index.ts'

/** The way of a partner from a new site to the first sale. Nobody ticks a step: the facts do. */
export function createChecklist({ db }: { db: Db }) {
  return async function checklist(tenant: Tenant): Promise<ChecklistStep[]> {
    const { facts, domain } = await db.inTenant(tenant.id, async (tx) => ({
      facts: await setUpFacts(tx),
      domain: await findPrimary(tx),
    }))
    const { companyName, address } = tenant.settings.legal
    return [
      { name: 'brand', isDone: facts.published > 0, found: String(tenant.brand.version) },
      { name: 'domain', isDone: domain?.state === 'live', found: domain?.host ?? '' },
      { name: 'prices', isDone: facts.price_changes > 0, found: String(tenant.prices.bundles.length + 2) },
      { name: 'legal', isDone: companyName !== null && address !== null, found: companyName ?? '' },
      { name: 'team', isDone: facts.team > 1, found: String(facts.team) },
      { name: 'customer', isDone: facts.customers > 0, found: String(facts.customers) },
      { name: 'sale', isDone: facts.sales > 0, found: String(facts.sales) },
    ]
  }
}
