import { z } from 'zod'

export const Role = z.enum(['customer', 'partner', 'operator'])
export type Role = z.infer<typeof Role>

/** The signed-in person as their own browser sees them. `credits` are whole and half credits, e.g. 2.5. */
export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: Role,
  credits: z.number(),
  creditsHeld: z.number(),
  profilePictureUrl: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

/** What the person tells about themselves, as the settings screen shows and changes it. */
export const Profile = User.pick({ username: true, email: true, displayName: true, profilePictureUrl: true })
export type Profile = z.infer<typeof Profile>

/** A browser in which the person is signed in. The id names it and opens nothing. */
export const Session = z.object({
  id: z.uuid(),
  browser: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>
