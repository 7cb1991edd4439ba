import { z } from 'zod'

/** `draft` until it is sent; `cancelled` stays where it was stopped. */
export const NewsletterState = z.enum(['draft', 'sending', 'done', 'cancelled'])
export type NewsletterState = z.infer<typeof NewsletterState>

export const Newsletter = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** Plain paragraphs with an empty line between them; addresses become links. */
  text: z.string(),
  state: NewsletterState,
  /** The number of recipients; for a draft, the number it would have now. */
  receivers: z.number().int(),
  sent: z.number().int(),
  /** Emails that failed, or whose delivery is unknown. They are sent again only on request. */
  failed: z.number().int(),
  /** Did not want it any more by the time it was their turn. */
  skipped: z.number().int(),
  /** Ended their newsletters from this one. */
  unsubscribed: z.number().int(),
  /** The username of the author. */
  writtenBy: z.string(),
  changedAt: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type Newsletter = z.infer<typeof Newsletter>

/** The number of people who can get newsletters, and what the plan allows within 24 hours. */
export const NewsletterReach = z.object({
  /** Customers who agreed and have an address. */
  receivers: z.number().int(),
  customers: z.number().int(),
  newslettersLeft: z.number().int(),
  mailsLeft: z.number().int(),
})
export type NewsletterReach = z.infer<typeof NewsletterReach>

/** The place at which a person agreed to newsletters or declined them. */
export const ConsentSource = z.enum(['sign-up', 'invitation', 'profile', 'mail'])
export type ConsentSource = z.infer<typeof ConsentSource>
