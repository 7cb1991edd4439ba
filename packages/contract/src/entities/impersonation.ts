import { z } from 'zod'

/**
 * An impersonation visit. `asked`: the team asks for access; `allowed`: the person agreed; `running`: the visit has begun. Both sides
 * get the same but for `isVisitor`, which is true for the visitor.
 */
export const SupportNote = z.object({
  id: z.uuid(),
  state: z.enum(['asked', 'allowed', 'running']),
  isVisitor: z.boolean(),
  reason: z.string(),
  /** How the visitor is called; null for somebody of the platform, and before anybody has answered. */
  actorName: z.string().nullable(),
  /** When the question, the leave or the visit is over. */
  endsAt: z.string(),
})
export type SupportNote = z.infer<typeof SupportNote>

/** What came of the wish to look after somebody's account: they were asked, or the visit may begin at `path`. */
export const SupportWish = z.object({
  state: z.enum(['asked', 'allowed']),
  /** On the site of the account; it opens once, for two minutes. Null while the person has not answered. */
  url: z.string().nullable(),
})
export type SupportWish = z.infer<typeof SupportWish>

/** What stands behind the address at which a visit begins. */
export const SupportPass = z.object({ username: z.string(), reason: z.string(), minutes: z.number().int() })
export type SupportPass = z.infer<typeof SupportPass>
