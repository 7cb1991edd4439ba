import { z } from 'zod'
import { AdminAvatar, AdminUser, AdminVideo } from './admin.ts'
import { currencies } from './tenants.ts'

const count = z.number().int()

/** A person with what an operator needs to help them. */
export const AdminUserDetails = z.object({
  user: AdminUser.extend({
    emailVerified: z.boolean(),
    /** When they last used a session or signed in; null for a person who never did. */
    lastSeenAt: z.string().nullable(),
    /** The total amount paid less refunds. */
    paidCents: count,
    currency: z.enum(currencies),
    /** Views of all their share pages. */
    views: count,
  }),
  stats: z.object({
    /** Of their videos. */
    total: count,
    ready: count,
    processing: count,
    failed: count,
    /** Those they can choose: their own and the stock of the site. */
    totalAvatars: count,
    customAvatars: count,
  }),
  /** The newest ones. */
  videos: z.array(AdminVideo),
  /** Their own first. */
  avatars: z.array(AdminAvatar),
})
export type AdminUserDetails = z.infer<typeof AdminUserDetails>
