import type { ChecklistStep } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { setUpFacts } from './store.ts'
import type { BillingModule } from '../billing/index.ts'
import { findPrimary } from '../domains/index.ts'
import type { EmailModule } from '../email/index.ts'

interface Deps {
  db: Db
  senders: Pick<EmailModule['senders'], 'read'>
  payouts: Pick<BillingModule['payouts'], 'known'>
}

/** The steps of a partner from a new site to the first sale. Nobody ticks them off: each follows from facts. */
export function createChecklist({ db, senders, payouts }: Deps) {
  return async function checklist(tenant: Tenant): Promise<ChecklistStep[]> {
    const { facts, domain } = await db.inTenant(tenant.id, async (tx) => ({
      facts: await setUpFacts(tx),
      domain: await findPrimary(tx),
    }))
    const { sender } = await senders.read(tenant.id)
    const payout = await payouts.known(tenant)
    const { companyName, address } = tenant.settings.legal
    return [
      { name: 'brand', isDone: facts.published > 0, found: String(tenant.brand.version) },
      { name: 'domain', isDone: domain?.state === 'live', found: domain?.host ?? '' },
      { name: 'email', isDone: sender?.state === 'verified', found: sender?.address ?? '' },
      { name: 'prices', isDone: facts.price_changes > 0, found: String(countProducts(tenant)) },
      ...(payout ? [{ name: 'payouts' as const, isDone: payout === 'active', found: '' }] : []),
      { name: 'legal', isDone: companyName !== null && address !== null, found: companyName ?? '' },
      { name: 'team', isDone: facts.team > 1, found: String(facts.team) },
      { name: 'customer', isDone: facts.customers > 0, found: String(facts.customers) },
      { name: 'sale', isDone: facts.sales > 0, found: String(facts.sales) },
    ]
  }
}

/** Counts the products on sale: the subscription, the bundles and, where sold, digital twins and the email blast. */
function countProducts({ prices, branding }: Pick<Tenant, 'prices' | 'branding'>): number {
  return 1 + prices.bundles.length + Number(branding.sellsTwins) + Number(prices.sellsEmailBlast)
}
