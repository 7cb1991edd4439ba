import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { HoldPart } from '../../platform/db/column-types.ts'
import { takeFrom, unusedParts } from './allocation.ts'
import type { BalanceRequest, Cause, Given, Grant } from './grant-types.ts'
import type { HoldRequest, HoldResult } from './hold-types.ts'
import { createKeyLimits } from './key-limits.ts'
import { listReleases } from './release-store.ts'
import * as statements from './statement-store.ts'
import type { BucketKind } from './store.ts'

/** Lower is spent first: what runs out monthly before grants and refunds, and what was paid for last. */
const priorities: Record<BucketKind, number> = { monthly: 10, signup: 15, admin: 15, refund: 15, bundle: 20 }

const refundMilliseconds = 30 * DAY_MS

/** A hold without its video is released an hour after it was made, which is longer than any open transaction. */
export const looseAfterMilliseconds = HOUR_MS

interface Deps {
  store: typeof import('./store.ts')
  videoSummaries: statements.VideoSummaries
  heldForRequests: statements.HeldElsewhere
  clock: Clock
  newId: () => string
}

export type Ledger = ReturnType<typeof createLedger>

/**
 * The credits of people, in whole half-credits. Credits lie in buckets that may expire. A hold takes credits out of them and is
 * then either settled (charged, the rest returned) or released (all returned). Every change appends an entry that is never
 * altered, and the entries of a person add up to their balance. Every function runs in the caller's transaction, and those that
 * change something lock the account first.
 */
export function createLedger({ store, videoSummaries, heldForRequests, clock, newId }: Deps) {
  const keyLimits = createKeyLimits({ clock })
  return {
    openAccount: store.lockAccount,
    grant,
    renewMonthly,
    hold,
    settle,
    release,
    balance,
    sums: (tx: TenantTx, userId: string) => store.sumCredits(tx, userId, clock.now()),
    entries: statements.listEntries,
    setAvailable,
    revoke,
    reinstate,
    spentByKeys: keyLimits.spentByKeys,
    statement: (tx: TenantTx, userId: string, page: statements.StatementPage) =>
      statements.listStatement(tx, videoSummaries, userId, page),
    usedSince: statements.sumUsedSince,
    refundsOf,
    expireDue,
    looseHolds: (tx: TenantTx, limit: number) => {
      const before = new Date(clock.now().getTime() - looseAfterMilliseconds)
      return statements.listLooseHolds(tx, { videoSummaries, heldForRequests }, before, limit)
    },
    usersWithDue: (tx: TenantTx, limit: number) => store.listUsersWithDue(tx, clock.now(), limit),
  }

  /** Adds credits. Returns false when this kind and source has been booked before. Throws when that was for another person or amount. */
  async function grant(tx: TenantTx, request: Grant): Promise<boolean> {
    requireAmount(request.halfCredits)
    await store.lockAccount(tx, request.userId)
    if (await isBooked(tx, request)) return false
    await addBucket(tx, request, { kind: 'grant', holdId: null })
    return true
  }

  /** Replaces the remaining monthly credits by new ones. Returns false when this source was booked before. */
  async function renewMonthly(tx: TenantTx, request: Omit<Grant, 'kind'>): Promise<boolean> {
    requireAmount(request.halfCredits)
    const renewal: Grant = { ...request, kind: 'monthly' }
    // It was nearly always booked before, so the lock of the account is rarely needed.
    if (await isBooked(tx, renewal)) return false
    await store.lockAccount(tx, request.userId)
    if (await isBooked(tx, renewal)) return false
    await store.endMonthlyBuckets(tx, request.userId, clock.now())
    await expireBuckets(tx, request.userId)
    await addBucket(tx, renewal, { kind: 'grant', holdId: null })
    return true
  }

  /**
   * Sets credits aside. Returns the available half-credits when they do not suffice, or those that the key may still spend when
   * these are fewer. Throws when the hold has been released.
   */
  async function hold(tx: TenantTx, request: HoldRequest): Promise<HoldResult> {
    const { userId, holdId, halfCredits, expiresAt, videoId = null, key } = request
    requireAmount(halfCredits)
    await store.lockAccount(tx, userId)
    const earlier = await store.findHold(tx, holdId)
    if (earlier) {
      const isSame = earlier.userId === userId && earlier.heldHalfCredits === halfCredits
      if (!isSame || earlier.state === 'released') throw new Error(`the hold ${holdId} was used for something else`)
      return { held: true, goneHalfCredits: 0 }
    }
    const keyLeftHalfCredits = await keyLimits.leftOf(tx, key)
    if (keyLeftHalfCredits < halfCredits) return { held: false, keyLeftHalfCredits }
    const { live, expiredHalfCredits } = await expireBuckets(tx, userId)
    const parts = takeFrom(live, halfCredits)
    if (!parts) return { held: false, availableHalfCredits: sumRemaining(live) }
    const createdAt = clock.now()
    await store.insertHold(tx, {
      id: holdId,
      userId,
      halfCredits,
      videoId,
      keyId: key?.id ?? null,
      parts,
      createdAt,
      expiresAt,
    })
    for (const part of parts) await move(tx, userId, part.bucketId, -part.halfCredits, { kind: 'hold', holdId })
    return { held: true, goneHalfCredits: halfCredits + expiredHalfCredits }
  }

  /** Charges a hold, at most what it holds, and returns the rest to its buckets. Returns false when it had already ended. */
  async function settle(tx: TenantTx, holdId: string, halfCredits: number): Promise<boolean> {
    if (!Number.isInteger(halfCredits) || halfCredits < 0)
      throw new RangeError(`cannot charge ${halfCredits} half-credits`)
    return end(tx, holdId, halfCredits)
  }

  /** Releases a hold completely. Returns false when it had already ended. */
  async function release(tx: TenantTx, holdId: string): Promise<boolean> {
    return end(tx, holdId, null)
  }

  async function end(tx: TenantTx, holdId: string, settledHalfCredits: number | null): Promise<boolean> {
    const found = await store.findHold(tx, holdId)
    if (!found) throw new Error(`there is no hold ${holdId}`)
    const { userId, heldHalfCredits, allocations } = found
    const charged = settledHalfCredits ?? 0
    if (charged > heldHalfCredits) throw new RangeError(`the hold ${holdId} holds less than ${charged} half-credits`)
    await store.lockAccount(tx, userId)
    const isFirst = await store.endHold(tx, holdId, { settledHalfCredits, at: clock.now() })
    if (!isFirst) return false
    let lost = 0
    for (const { bucketId, halfCredits } of unusedParts(allocations, charged)) {
      lost += await returnToBucket(tx, userId, { bucketId, halfCredits }, holdId)
    }
    if (lost > 0) await refund(tx, userId, lost, holdId)
    return true
  }

  /** Returns a part of a hold to its bucket, less debts. Returns the half-credits lost because the bucket has run out. */
  async function returnToBucket(tx: TenantTx, userId: string, { bucketId, halfCredits }: HoldPart, holdId: string) {
    const bucket = await store.findBucket(tx, bucketId)
    if (!bucket) return halfCredits
    const owed = Math.min(bucket.owedHalfCredits, halfCredits)
    const returned = hasRunOut(bucket) ? owed : halfCredits
    if (returned > 0) await move(tx, userId, bucketId, returned, { kind: 'release', holdId })
    if (owed > 0) {
      await move(tx, userId, bucketId, -owed, { kind: 'adjust', holdId: null })
      await store.addToOwed(tx, bucketId, -owed)
    }
    return halfCredits - returned
  }

  /** Returns the person's available and held credits, and the buckets in the order in which they are spent. */
  async function balance(tx: TenantTx, userId: string) {
    const stored = await store.listBuckets(tx, userId)
    const buckets = stored.filter((bucket) => !hasRunOut(bucket))
    return {
      availableHalfCredits: sumRemaining(buckets),
      heldHalfCredits: await store.sumHeld(tx, userId),
      buckets,
    }
  }

  /** Sets the available balance: adds a bucket, or takes from those that are spent first. Returns the previous balance. */
  async function setAvailable(tx: TenantTx, request: BalanceRequest): Promise<number> {
    const { userId, halfCredits, sourceRef, adjustmentId } = request
    if (!Number.isInteger(halfCredits) || halfCredits < 0)
      throw new RangeError(`cannot set ${halfCredits} half-credits`)
    await store.lockAccount(tx, userId)
    const { live } = await expireBuckets(tx, userId)
    const before = sumRemaining(live)
    const change = halfCredits - before
    const cause = { kind: 'adjust', holdId: null, adjustmentId } as const
    if (change > 0) {
      const kind = adjustmentId === undefined ? 'grant' : 'adjust'
      await addBucket(tx, { userId, kind: 'admin', halfCredits: change, sourceRef }, { ...cause, kind })
    }
    for (const part of takeFrom(live, Math.max(0, -change)) ?? []) {
      await move(tx, userId, part.bucketId, -part.halfCredits, cause)
    }
    return before
  }

  /** Takes back what remains of a grant, held credits once they are released. Returns the half-credits taken at once. */
  async function revoke(tx: TenantTx, request: Given): Promise<number> {
    await store.lockAccount(tx, request.userId)
    await expireBuckets(tx, request.userId)
    const bucket = await store.findBucketBySource(tx, request.kind, request.sourceRef)
    const taken = Math.min(request.halfCredits, bucket?.remainingHalfCredits ?? 0)
    if (bucket && taken > 0) await move(tx, request.userId, bucket.id, -taken, { kind: 'adjust', holdId: null })
    if (bucket && taken < request.halfCredits) await store.addToOwed(tx, bucket.id, request.halfCredits - taken)
    return taken
  }

  /** Undoes a revocation by at most `halfCredits`; what has expired becomes a refund. Returns what was restored. */
  async function reinstate(tx: TenantTx, { userId, kind, halfCredits, sourceRef }: Given): Promise<number> {
    await store.lockAccount(tx, userId)
    const bucket = await store.findBucketBySource(tx, kind, sourceRef)
    if (!bucket) return 0
    const fromDebt = Math.min(bucket.owedHalfCredits, halfCredits)
    if (fromDebt > 0) await store.addToOwed(tx, bucket.id, -fromDebt)
    const given = Math.min(halfCredits - fromDebt, bucket.grantedHalfCredits - bucket.remainingHalfCredits)
    if (given > 0 && hasRunOut(bucket)) await refund(tx, userId, given, null)
    else if (given > 0) await move(tx, userId, bucket.id, given, { kind: 'adjust', holdId: null })
    return given
  }

  /** Grants credits that would vanish in an expired bucket, though the customer has received nothing for them. */
  async function refund(tx: TenantTx, userId: string, halfCredits: number, holdId: string | null): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + refundMilliseconds)
    const sourceRef = holdId === null ? `back ${newId()}` : `hold ${holdId}`
    const cause = { kind: holdId === null ? 'grant' : 'release', holdId } as const
    await addBucket(tx, { userId, kind: 'refund', halfCredits, sourceRef, expiresAt }, cause)
  }

  /** Returns the returned credits of each hold: the sum, and the entry that the statement shows. */
  async function refundsOf(tx: TenantTx, holdIds: readonly string[]) {
    const refunds = new Map<string, { entryId: string; credits: number; at: string }>()
    if (holdIds.length === 0) return refunds
    for (const { hold_id: holdId, id, delta_half_credits: halfCredits, at } of await listReleases(tx, holdIds)) {
      const { entryId = id, credits = 0 } = refunds.get(holdId ?? '') ?? {}
      refunds.set(holdId ?? '', { entryId, credits: credits + halfCredits / 2, at: at.toISOString() })
    }
    return refunds
  }

  /** Releases the overdue holds of a person and empties their expired buckets. Returns the expired half-credits. */
  async function expireDue(tx: TenantTx, userId: string): Promise<number> {
    await store.lockAccount(tx, userId)
    for (const { id } of await store.listDueHolds(tx, userId, clock.now())) await release(tx, id)
    return (await expireBuckets(tx, userId)).expiredHalfCredits
  }

  /** Empties expired buckets, each with an entry. Returns the other buckets and the expired half-credits. */
  async function expireBuckets(tx: TenantTx, userId: string) {
    const stored = await store.listBuckets(tx, userId)
    const over = stored.filter(hasRunOut)
    for (const { id, remainingHalfCredits } of over) {
      await move(tx, userId, id, -remainingHalfCredits, { kind: 'expire', holdId: null })
    }
    return { live: stored.filter((bucket) => !hasRunOut(bucket)), expiredHalfCredits: sumRemaining(over) }
  }

  function hasRunOut({ expiresAt }: { expiresAt: Date | null }): boolean {
    return expiresAt !== null && expiresAt <= clock.now()
  }

  async function isBooked(tx: TenantTx, { userId, kind, halfCredits, sourceRef }: Grant): Promise<boolean> {
    const earlier = await store.findBucketBySource(tx, kind, sourceRef)
    if (!earlier) return false
    if (earlier.userId === userId && earlier.grantedHalfCredits === halfCredits) return true
    throw new Error(`${kind} ${sourceRef} was booked with another person or amount`)
  }

  async function addBucket(tx: TenantTx, request: Grant, cause: Cause): Promise<void> {
    const { userId, kind, halfCredits, sourceRef, expiresAt = null } = request
    const [id, now, priority] = [newId(), clock.now(), priorities[kind]]
    await store.insertBucket(tx, { id, userId, kind, priority, halfCredits, createdAt: now, expiresAt, sourceRef })
    const entry = { id: newId(), userId, bucketId: id, deltaHalfCredits: halfCredits, at: now }
    await store.insertEntries(tx, [{ ...entry, ...cause }])
  }

  /** Changes the content of a bucket together with its entry. Nothing else changes it. */
  async function move(
    tx: TenantTx,
    userId: string,
    bucketId: string,
    deltaHalfCredits: number,
    cause: Cause,
  ): Promise<void> {
    await store.addToBucket(tx, bucketId, deltaHalfCredits)
    await store.insertEntries(tx, [{ id: newId(), userId, bucketId, deltaHalfCredits, at: clock.now(), ...cause }])
  }
}

function requireAmount(halfCredits: number): void {
  if (Number.isInteger(halfCredits) && halfCredits > 0) return
  throw new RangeError(`${halfCredits} is not a positive whole number of half-credits`)
}

function sumRemaining(buckets: readonly { remainingHalfCredits: number }[]): number {
  return buckets.reduce((sum, { remainingHalfCredits }) => sum + remainingHalfCredits, 0)
}
