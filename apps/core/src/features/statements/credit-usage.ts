import type { CreditUsage } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { type SubscriptionRow, countBoughtTwins, findSubscription, isLive } from '../billing/index.ts'
import { sourcesOf } from './sources.ts'
import type { Ledger } from '../ledger/index.ts'

const SOON_MS = 30 * DAY_MS

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'balance' | 'usedSince'>
  clock: Clock
}

export type CreditUsages = ReturnType<typeof createCreditUsages>

/** A person's credits: balance, parts and usage, read from the ledger alone. */
export function createCreditUsages({ db, ledger, clock }: Deps) {
  return { usage }

  async function usage({ tenantId, id: userId }: Person): Promise<CreditUsage> {
    return db.inTenant(tenantId, async (tx) => {
      const { availableHalfCredits, heldHalfCredits, buckets } = await ledger.balance(tx, userId)
      const sources = await sourcesOf(
        tx,
        buckets.map(({ sourceRef }) => sourceRef),
      )
      const current = await findSubscription(tx, userId)
      const period = periodOf(current, clock.now())
      return {
        available: availableHalfCredits / 2,
        held: heldHalfCredits / 2,
        buckets: buckets.map((bucket) => ({
          kind: bucket.kind,
          name: sources.get(bucket.sourceRef)?.name ?? null,
          credits: bucket.remainingHalfCredits / 2,
          granted: bucket.grantedHalfCredits / 2,
          expiresAt: bucket.expiresAt?.toISOString() ?? null,
        })),
        periodStart: period.start.toISOString(),
        periodEnd: period.end.toISOString(),
        used: (await ledger.usedSince(tx, userId, period.start)) / 2,
        allowance: current && isLive(current) ? current.halfCredits / 2 : null,
        ownedTwins: await countBoughtTwins(tx, userId),
        expiringSoon: endingBy(buckets, new Date(clock.now().getTime() + SOON_MS)),
      }
    })
  }
}

function periodOf(current: SubscriptionRow | undefined, now: Date): { start: Date; end: Date } {
  if (current && isLive(current)) return { start: current.periodStart, end: current.periodEnd }
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}

function endingBy(buckets: readonly { remainingHalfCredits: number; expiresAt: Date | null }[], limit: Date) {
  const ending = buckets.flatMap(({ remainingHalfCredits: half, expiresAt: at }) =>
    at && at <= limit ? [{ half, at }] : [],
  )
  const [first] = ending.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (!first) return null
  return { credits: ending.reduce((sum, { half }) => sum + half, 0) / 2, at: first.at.toISOString() }
}
