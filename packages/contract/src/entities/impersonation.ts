import { z } from 'zod'

/**
 * Support access to an account. `asked`: the team requests it; `allowed`: the person grants it; `running`: the session has begun. Both
 * sides get the same, but `isVisitor` is true for the team member.
 */
export const SupportStatus = z.object({
  id: z.uuid(),
  state: z.enum(['asked', 'allowed', 'running']),
  isVisitor: z.boolean(),
  reason: z.string(),
  /** Name of the team member. Null for people of the platform, and while nobody has used the access. */
  actorName: z.string().nullable(),
  /** When the request, the access or the session expires. */
  endsAt: z.string(),
})
export type SupportStatus = z.infer<typeof SupportStatus>

/** The result of a request for support access: it waits for an answer, or the session can begin at `url`. */
export const SupportAccess = z.object({
  state: z.enum(['asked', 'allowed']),
  /** On the site of the account. It works once, within two minutes. Null while the person has not answered. */
  url: z.string().nullable(),
})
export type SupportAccess = z.infer<typeof SupportAccess>

/** The purpose of a support session token. */
export const SupportTokenInfo = z.object({ username: z.string(), reason: z.string(), minutes: z.number().int() })
export type SupportTokenInfo = z.infer<typeof SupportTokenInfo>
