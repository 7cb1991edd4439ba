import { z } from 'zod'

/** The right to have one digital twin made. */
export const TwinEntitlement = z.object({
  id: z.uuid(),
  source: z.enum(['order', 'plan', 'free']),
  orderId: z.uuid().nullable(),
  /** Used once the twin was made; until then a refund of its order ends it. */
  state: z.enum(['open', 'used', 'refunded']),
  avatarId: z.uuid().nullable(),
  createdAt: z.string(),
})
export type TwinEntitlement = z.infer<typeof TwinEntitlement>

export const TwinEntitlements = z.object({
  /** Whether the next twin has to be bought first. */
  needsOrder: z.boolean(),
  /** Twins that were bought and wait for their recording. */
  open: z.number().int(),
  /** Why further ones need no order: they are free here, or included in the partner’s plan. */
  source: z.enum(['free', 'plan']).nullable(),
  /** How many without an order are left; of a plan, this month. */
  left: z.number().int(),
  items: z.array(TwinEntitlement),
})
export type TwinEntitlements = z.infer<typeof TwinEntitlements>
