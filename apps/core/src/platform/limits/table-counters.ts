import { sql } from 'kysely'
import type { Clock } from '../time/clock.ts'
import type { Db, TenantTx } from '../db/open.ts'
import type { Counters } from './counters.ts'

/** Counters that all nodes share, one row each, counted by a single statement so that no two requests see the same number. */
export function createTableCounters({ db, clock }: { db: Db; clock: Clock }): Counters {
  return {
    async add(tenantId, key, amount, seconds) {
      const now = clock.now()
      const fresh = { count: Math.max(0, amount), ends_at: new Date(now.getTime() + seconds * 1000) }
      const hasEnded = sql<boolean>`rate_counter.ends_at <= ${now}`
      const counted = await db.inTenant(tenantId, (tx) =>
        tx
          .insertInto('rate_counter')
          .values({ tenant_id: tenantId, key, ...fresh })
          .onConflict((conflict) =>
            conflict.columns(['tenant_id', 'key']).doUpdateSet({
              count: sql`case when ${hasEnded} then excluded.count else greatest(0, rate_counter.count + ${amount}) end`,
              ends_at: sql`case when ${hasEnded} then excluded.ends_at else rate_counter.ends_at end`,
            }),
          )
          .returning(['count', 'ends_at'])
          .executeTakeFirstOrThrow(),
      )
      return { count: counted.count, endsAt: counted.ends_at }
    },
  }
}

export async function deleteEndedCounters(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('rate_counter').where('tenant_id', '=', tx.tenantId).where('ends_at', '<=', now).execute()
}
