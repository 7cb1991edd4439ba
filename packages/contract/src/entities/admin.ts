import { z } from 'zod'

export const AdminUser = z.object({
  id: z.uuid(),
  tenant: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  credits: z.number(),
  subscriptionStatus: z.string().nullable(),
  totalVideos: z.number().int(),
  totalAvatars: z.number().int(),
  createdAt: z.string(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminVideo = z.object({
  id: z.uuid(),
  tenant: z.string(),
  title: z.string(),
  status: z.string(),
  propertyAddress: z.string(),
  createdAt: z.string(),
})
export type AdminVideo = z.infer<typeof AdminVideo>

export const AdminAvatar = z.object({
  id: z.uuid(),
  tenant: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  createdAt: z.string(),
})
export type AdminAvatar = z.infer<typeof AdminAvatar>

export const AdminSystem = z.object({
  videos: z.object({
    total: z.number().int(),
    completed: z.number().int(),
    processing: z.number().int(),
    failed: z.number().int(),
  }),
  avatars: z.object({ stock: z.number().int(), custom: z.number().int(), total: z.number().int() }),
  userCredits: z.number(),
})
export type AdminSystem = z.infer<typeof AdminSystem>
