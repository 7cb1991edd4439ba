import { z } from 'zod'

const PRESENTERS_MAX = 200

/** A stock presenter with the site's setting for it. */
export const SiteAvatar = z.object({
  id: z.uuid(),
  name: z.string(),
  line: z.string(),
  presenterId: z.string(),
  isHidden: z.boolean(),
})
export type SiteAvatar = z.infer<typeof SiteAvatar>

/** A partner's settings of its stock presenters, in the order in which customers see them. */
export const SiteAvatarSettings = z.object({
  avatars: z
    .array(z.object({ id: z.uuid(), isHidden: z.boolean() }))
    .max(PRESENTERS_MAX, 'Send at most {maximum, number} presenters.'),
})
export type SiteAvatarSettings = z.infer<typeof SiteAvatarSettings>
