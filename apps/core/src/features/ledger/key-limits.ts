import { startOfMonth } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import * as keyStore from './key-store.ts'

/** An API key that spends a person's credits; `limit` is null where it has none of its own. */
export interface KeySpender {
  id: string
  limit: { halfCredits: number; period: 'month' | 'total' } | null
}

/** Credit limits of API keys, per calendar month (UTC) or in total. */
export function createKeyLimits({ clock }: { clock: Clock }) {
  return { leftOf, spentByKeys }

  /**
   * Returns how many half-credits a key may still spend. The caller has the tenant's videos locked, so that no other hold of the
   * key comes between.
   */
  async function leftOf(tx: TenantTx, key: KeySpender | undefined): Promise<number> {
    if (!key?.limit) return Infinity
    const { halfCredits, period } = key.limit
    const since = period === 'month' ? startOfMonth(clock.now()) : null
    return Math.max(0, halfCredits - (await keyStore.sumSpentByKey(tx, key.id, since)))
  }

  function spentByKeys(tx: TenantTx) {
    return keyStore.listSpentByKeys(tx, startOfMonth(clock.now()))
  }
}
