import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue.ts'
import type { News, Payments, Spot } from '../../ports/payments.ts'
import type { Tenants } from '../tenants/service.ts'
import type { Sellers } from './seller.ts'
import { deleteNewsBefore, noteNews } from './store.ts'

/** Providers repeat themselves for days, and operators look back for weeks; an older message is refused by its signature. */
const NEWS_KEPT_MS = 90 * 24 * 3_600_000

interface Parts {
  db: Db
  payments: Payments | null
  tenants: Pick<Tenants, 'withId'>
  sellers: Sellers
  queue: Queue
  clock: Clock
}

export type PaymentNews = ReturnType<typeof createPaymentNews>

/** Takes news of the provider: each once, with the job that looks after it in the same transaction. */
export function createPaymentNews({ db, payments, tenants, sellers, queue, clock }: Parts) {
  return { receive, take, forgetOld }

  /** A message as it came in. Throws PaymentsError `forged` or `unreadable`; what does not concern us is taken and forgotten. */
  async function receive(body: Buffer, signature: string): Promise<void> {
    const news = await payments?.readNews(body, signature)
    if (!news) return
    const tenant = await tenants.withId(news.tenantId)
    // An account may only speak of what is its own.
    if (!tenant || !(await sellers.owns(tenant.id, news.about.account))) return
    await db.inTenant(tenant.id, (tx) => take(tx, news))
  }

  async function forgetOld(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - NEWS_KEPT_MS)
    await db.inTenant(tenantId, (tx) => deleteNewsBefore(tx, before))
  }

  function take(tx: TenantTx, news: News): Promise<void> {
    return takeNews(tx, news, { queue, at: clock.now() })
  }
}

/** Keeps a piece of news once, with the job that looks where it points. */
export async function takeNews(tx: TenantTx, { id, about }: News, to: { queue: Queue; at: Date }): Promise<void> {
  if (!(await noteNews(tx, { id, ...about, at: to.at }))) return
  await to.queue.send(tx, 'payment', payloadOf(tx.tenantId, about))
}

function payloadOf(tenantId: string, { kind, ref, account }: Spot): Record<string, string> {
  return { tenantId, kind, ref, ...(account === null ? {} : { account }) }
}
