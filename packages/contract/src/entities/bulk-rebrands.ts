import { z } from 'zod'

/** A rebrand of all videos whose look was older than their brand. */
export const BulkRebrand = z.object({
  state: z.enum(['running', 'done', 'cancelled']),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  createdAt: z.string(),
})
export type BulkRebrand = z.infer<typeof BulkRebrand>

export const BulkRebrandState = z.object({
  /** The number of videos that would look different if they were redrawn now, without those being updated. */
  outdated: z.number().int(),
  /** The newest one, running or over; null where there was none. */
  latest: BulkRebrand.nullable(),
})
export type BulkRebrandState = z.infer<typeof BulkRebrandState>

/** A chosen video that cannot be rebranded, and why. */
export const SkippedVideo = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The code of the problem. */
  code: z.string(),
  message: z.string(),
})
export type SkippedVideo = z.infer<typeof SkippedVideo>

export const RebrandedVideos = z.object({
  /** The number of videos queued, including those that were already queued. */
  queued: z.number().int(),
  skipped: z.array(SkippedVideo),
  /** The ids of which the person has no video. */
  missing: z.array(z.string()),
})
export type RebrandedVideos = z.infer<typeof RebrandedVideos>
