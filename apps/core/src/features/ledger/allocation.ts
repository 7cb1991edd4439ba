import type { HoldPart } from '../../platform/db/column-types.ts'

/** Takes half-credits from buckets in the given order and returns the amount per bucket; undefined when all together have too few. */
export function takeFrom(
  buckets: readonly { id: string; remainingHalfCredits: number }[],
  halfCredits: number,
): HoldPart[] | undefined {
  const parts: HoldPart[] = []
  let missing = halfCredits
  for (const { id, remainingHalfCredits } of buckets) {
    if (missing === 0) break
    const taken = Math.min(missing, remainingHalfCredits)
    if (taken > 0) parts.push({ bucketId: id, halfCredits: taken })
    missing -= taken
  }
  return missing === 0 ? parts : undefined
}

/** Returns the parts of a hold to return when only `settledHalfCredits` are charged. What was taken last is returned first. */
export function unusedParts(parts: readonly HoldPart[], settledHalfCredits: number): HoldPart[] {
  let charged = settledHalfCredits
  const unused: HoldPart[] = []
  for (const { bucketId, halfCredits } of parts) {
    const kept = Math.min(charged, halfCredits)
    charged -= kept
    if (halfCredits > kept) unused.unshift({ bucketId, halfCredits: halfCredits - kept })
  }
  return unused
}
