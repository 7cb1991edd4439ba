import { z } from 'zod'
import { PurchaseState } from './billing.ts'
import { currencies } from './tenants.ts'
import { VideoStatus } from './videos.ts'

/** The first ones of a kind, and whether there are more. */
function groupOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), hasMore: z.boolean() })
}

/** Results of a search of the operator console in all tenants. */
export const AdminSearch = z.object({
  people: groupOf(
    z.object({
      id: z.uuid(),
      username: z.string(),
      displayName: z.string().nullable(),
      email: z.string().nullable(),
      tenant: z.string(),
    }),
  ),
  partners: groupOf(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  videos: groupOf(z.object({ id: z.uuid(), title: z.string(), status: VideoStatus, tenant: z.string() })),
  orders: groupOf(
    z.object({
      id: z.uuid(),
      userId: z.uuid(),
      username: z.string(),
      tenant: z.string(),
      state: PurchaseState,
      totalCents: z.number().int(),
      currency: z.enum(currencies),
      createdAt: z.string(),
    }),
  ),
})
export type AdminSearch = z.infer<typeof AdminSearch>
