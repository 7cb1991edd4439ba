import { z } from 'zod'
import { currencies } from './tenants.ts'

/** An order of the email blast. A person of the site's team agrees on it with the customer, carries it out and bills it. */
export const EmailBlastOrder = z.object({
  id: z.uuid(),
  /** The market that the emails go to, as the customer calls it. */
  area: z.string(),
  /** A note for the team; empty without one. */
  note: z.string(),
  /** The monthly price when it was ordered, in cents; null when the team quotes a price for the area. */
  priceCents: z.number().int().nullable(),
  currency: z.enum(currencies),
  orderedAt: z.string(),
  /** When the team marked it as done; null while it waits. */
  doneAt: z.string().nullable(),
})
export type EmailBlastOrder = z.infer<typeof EmailBlastOrder>

/** The same as the team sees it: with the person who ordered. */
export const TeamEmailBlastOrder = EmailBlastOrder.extend({
  orderedBy: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() }),
})
export type TeamEmailBlastOrder = z.infer<typeof TeamEmailBlastOrder>
