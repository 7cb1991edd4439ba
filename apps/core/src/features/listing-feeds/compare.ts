import type { FeedChange } from '@vitrine/contract'
import type { ReadListing } from './read-feed.ts'

/** A listing as it is stored. */
export interface KnownListing {
  id: string
  key: string
  price: string
  fingerprint: string
  change: FeedChange
  batch_id: string | null
  /** The newest video of the listing. */
  video_id: string | null
  /** Whether its row of the batch was processed: turned into a video, or refused. */
  is_taken: boolean
}

export interface ComparedListing {
  listing: ReadListing
  known: KnownListing | undefined
  change: Exclude<FeedChange, 'gone'>
}

/** Returns the change of each listing of a feed against the stored ones, and the stored ones that are gone. */
export function compareListings(listings: readonly ReadListing[], stored: readonly KnownListing[]) {
  const byKey = new Map(stored.map((known) => [known.key, known]))
  const compared = listings.map((listing): ComparedListing => {
    const known = byKey.get(listing.key)
    return { listing, known, change: changeOf(listing, known) }
  })
  const keys = new Set(listings.map(({ key }) => key))
  return { compared, gone: stored.filter(({ key }) => !keys.has(key)) }
}

function changeOf(listing: ReadListing, known: KnownListing | undefined): ComparedListing['change'] {
  if (!known) return 'new'
  // A listing that reappears still has its video; without one it counts as new.
  if (known.change === 'gone' && !known.video_id) return 'new'
  if (known.fingerprint !== listing.fingerprint) return 'changed'
  return known.price === listing.price ? 'same' : 'price'
}

/**
 * Returns the listings of the next batch. Listings that wait in `openBatchId`, a batch that was not started yet, move to
 * it. Returns undefined when there is nothing to add, so that a batch under review stays as it is.
 */
export function listingsForBatch(
  compared: readonly ComparedListing[],
  openBatchId: string | undefined,
): ComparedListing[] | undefined {
  const waits = ({ known }: ComparedListing) =>
    known !== undefined && openBatchId !== undefined && known.batch_id === openBatchId && !known.is_taken
  const isFresh = (one: ComparedListing) =>
    one.change === 'new' || one.change === 'changed' || (one.change === 'price' && (waits(one) || !one.known?.video_id))
  if (!compared.some(isFresh)) return undefined
  return compared.filter((one) => isFresh(one) || waits(one))
}
