import { z } from 'zod'

/** The public status of a site. */
export const PublicStatus = z.object({
  state: z.enum(['ok', 'slow', 'down', 'paused']),
  /** `off`: the site does not offer the service, or it is paused. */
  services: z.array(
    z.object({
      name: z.enum(['sign-in', 'videos', 'payments', 'email']),
      state: z.enum(['ok', 'slow', 'down', 'off']),
    }),
  ),
  queue: z.object({
    /** The waiting time of the oldest waiting video; 0 when none waits. */
    waitSeconds: z.number().int(),
    /** The median waiting time of videos started within the last hour; null without any. */
    medianWaitSeconds: z.number().int().nullable(),
  }),
  /** Incidents of the last 30 days, newest first; `to` is null while one lasts. */
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
