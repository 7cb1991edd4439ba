import { z } from 'zod'
import { BatchState } from './batches.ts'

/** The interval between two fetches of an address, in hours. */
export const FeedInterval = z.literal([1, 6, 24, 168], 'Choose how often the feed is checked.')
export type FeedInterval = z.infer<typeof FeedInterval>

/** The result of the last fetch for a listing; `price` when only its price differs. */
export const FeedChange = z.enum(['new', 'changed', 'price', 'same', 'gone'])
export type FeedChange = z.infer<typeof FeedChange>

/** An address with listings, which is fetched at intervals. */
export const ListingFeed = z.object({
  id: z.uuid(),
  url: z.string(),
  everyHours: FeedInterval,
  isActive: z.boolean(),
  /** When listings were last read; null before the first time. */
  fetchedAt: z.string().nullable(),
  /** Null while it is paused. */
  nextFetchAt: z.string().nullable(),
  /** Why the last fetch came to nothing, in the reader's language; null where it worked. */
  problem: z.string().nullable(),
  /** The number of listings of each kind since the last fetch. */
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    price: z.number().int(),
    same: z.number().int(),
    gone: z.number().int(),
  }),
  /** The batch with the listings that wait to become videos, or became some; null before the first. */
  batch: z.object({ id: z.uuid(), state: BatchState, rows: z.number().int() }).nullable(),
  createdAt: z.string(),
})
export type ListingFeed = z.infer<typeof ListingFeed>

/** A listing of a feed. */
export const FeedListing = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.string(),
  change: FeedChange,
  /** The video that was made of it; null where there is none. */
  videoId: z.uuid().nullable(),
})
export type FeedListing = z.infer<typeof FeedListing>
