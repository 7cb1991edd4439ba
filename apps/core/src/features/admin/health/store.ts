import type { Db } from '../../../platform/db/open.ts'
import { countDomainsEverywhere } from '../../domains/index.ts'
import { countDeliveriesEverywhere } from '../../integrations/index.ts'

/** Returns the figures of webhooks and domains of all tenants. */
export function readDeliveriesAndDomains(db: Db, since: Date) {
  return db.asSystem('the operator checks webhooks and domains of all tenants', async (tx) => ({
    webhooks: await countDeliveriesEverywhere(tx, since),
    domains: await countDomainsEverywhere(tx),
  }))
}

/** Returns the response time and the size of the database. */
export async function readDatabase(db: Db): Promise<{ milliseconds: number; bytes: number }> {
  const before = performance.now()
  await db.execute('select 1')
  const milliseconds = Math.round((performance.now() - before) * 10) / 10
  const { rows } = await db.execute('select pg_database_size(current_database())::bigint::text as bytes')
  return { milliseconds, bytes: Number((rows as { bytes: string }[])[0]?.bytes ?? 0) }
}
