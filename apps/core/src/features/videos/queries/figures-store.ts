import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'

// How many videos a site has, for those who run it.

/** All there are, also those in the trash. */
export async function countAllVideos(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('video')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Videos that wait or are being made, and since when the oldest of them. */
export function countOpenVideos(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .select([(row) => row.fn.countAll<number>().as('n'), (row) => row.fn.min('created_at').as('oldest')])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow()
}

/** How many videos there are by state, and how many were begun since a moment. */
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

/** How many videos of all tenants stand how. */
export function countEverywhereByState(tx: SystemTx) {
  return tx
    .selectFrom('video')
    .select(['status', (row) => row.fn.countAll<number>().as('n')])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
}
