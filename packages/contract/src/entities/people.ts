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
