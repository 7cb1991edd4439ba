import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'

// Counts of a site's videos, for its team and for operators.

/** All videos, including those in the trash. */
export async function countAllVideos(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('video')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Videos that wait or are being rendered, and the creation time of the oldest. */
export function countOpenVideos(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .select([(row) => row.fn.countAll<number>().as('n'), (row) => row.fn.min('created_at').as('oldest')])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow()
}

/** Returns the number of videos by state, and of those started since a time. */
export function countVideosByState(tx: TenantTx, since: Date) {
  const inState = (status: string) => sql<number>`(count(*) filter (where status = ${status}))::int`
  return tx
    .selectFrom('video')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where created_at >= ${since}))::int`.as('thisMonth'),
      inState('ready').as('ready'),
      inState('processing').as('processing'),
      inState('pending').as('waiting'),
      inState('failed').as('failed'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Returns the number of videos of all tenants by state. */
export function countEverywhereByState(tx: SystemTx) {
  return tx
    .selectFrom('video')
    .select(['status', (row) => row.fn.countAll<number>().as('n')])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
}
