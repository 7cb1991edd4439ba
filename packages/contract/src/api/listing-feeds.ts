import { z } from 'zod'
import { FeedChange, FeedInterval, FeedListing, ListingFeed } from '../entities/listing-feeds.ts'
import { FEED_LISTINGS_MAX } from '../limits/batch-limits.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id } from './shapes.ts'

const read = {
  feature: 'listing-feeds',
  access: 'customer',
  limit: 'read',
  scope: null,
  duringImpersonation: 'allowed',
} as const
const change = { ...read, limit: 'change', duringImpersonation: 'refused' } as const

/** Addresses with listings that are fetched at intervals, into a batch that waits to be checked and started. */
export const listingFeeds = {
  'GET /api/feeds': {
    ...read,
    summary: 'The person’s listing feeds, with what the last fetch found.',
    response: z.object({ items: z.array(ListingFeed) }),
    problems: [],
  },
  'POST /api/feeds': {
    ...change,
    summary:
      'Fetches an address with listings as CSV, JSON or XML, puts them into a batch, and fetches it again at intervals. ' +
      `Takes at most 10 MB and ${FEED_LISTINGS_MAX} listings.`,
    limit: 'tools',
    body: z.object({
      url: z
        .string()
        .trim()
        .max(2000, 'Keep the address to {maximum, number} characters or fewer.')
        .regex(/^https?:\/\/\S+$/i, 'Enter the address of a feed, such as https://example.com/listings.xml.'),
      everyHours: FeedInterval.default(24),
    }),
    response: ListingFeed,
    status: 201,
    problems: [
      'feeds-full',
      'feed-exists',
      'page-private',
      'page-busy',
      'feed-unreachable',
      'feed-unreadable',
      'table-unreadable',
      'table-too-long',
    ],
  },
  'PATCH /api/feeds/:id': {
    ...change,
    summary: 'Pauses or resumes a feed, or changes how often it is fetched.',
    params: Id,
    body: z
      .object({ isActive: z.boolean().optional(), everyHours: FeedInterval.optional() })
      .refine((change) => Object.keys(change).length > 0, 'Send isActive or everyHours.'),
    response: ListingFeed,
    problems: ['not-found'],
  },
  'DELETE /api/feeds/:id': {
    ...change,
    summary: 'Removes a feed. Its batches and videos stay.',
    params: Id,
    response: z.object({ removed: z.literal(true) }),
    problems: ['not-found'],
  },
  'POST /api/feeds/:id/refresh': {
    ...change,
    summary:
      'Fetches a feed now. New and changed listings go into its batch; if only the price of a listing changed, its video ' +
      'is rendered again free of charge.',
    limit: 'tools',
    params: Id,
    response: ListingFeed,
    problems: ['not-found', 'feed-busy'],
  },
  'GET /api/feeds/:id/listings': {
    ...read,
    summary: 'The listings of a feed, or those that are new, changed, gone or repriced since the last fetch.',
    params: Id,
    query: Paging.extend({ change: FeedChange.optional() }),
    response: pageOf(FeedListing),
    problems: ['not-found'],
  },
} as const satisfies Table
