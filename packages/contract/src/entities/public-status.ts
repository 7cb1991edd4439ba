import { z } from 'zod'

/** How a site is doing, as everybody may know. */
export const PublicStatus = z.object({
  state: z.enum(['ok', 'slow', 'down', 'paused']),
  /** `off` is what the site does not offer, or does not while it is paused. */
  services: z.array(
    z.object({
      name: z.enum(['sign-in', 'videos', 'payments', 'email']),
      state: z.enum(['ok', 'slow', 'down', 'off']),
    }),
  ),
  queue: z.object({
    /** How long the video that waits longest has waited; 0 where none waits. */
    waitSeconds: z.number().int(),
    /** How long videos waited that were begun within the last hour, the middle one; null where none was. */
    medianWaitSeconds: z.number().int().nullable(),
  }),
  /** What went wrong within 30 days, newest first; `to` is null where it lasts. */
  incidents: z.array(
    z.object({
      /** `videos-failed` is a day on which many videos could not be made because of the service. */
      kind: z.enum(['paused', 'videos-failed']),
      from: z.string(),
      to: z.string().nullable(),
    }),
  ),
  /** Since when incidents would be known: 30 days ago, or when the site opened. */
  recordedSince: z.string(),
  checkedAt: z.string(),
})
export type PublicStatus = z.infer<typeof PublicStatus>
