import { z } from 'zod'

/** Somebody of the same tenant; `username` is null when they are no longer there. */
const Named = z.object({ id: z.uuid(), username: z.string().nullable() })

/** One line of the audit log. */
export const AuditLine = z.object({
  id: z.uuid(),
  at: z.string(),
  /** One of `acts`; a line outlives the version that wrote it, so it may be one that is no longer there. */
  act: z.string(),
  /** Null where nobody was signed in. */
  actor: Named.nullable(),
  /** Who sat at the account of `actor` while it was done; null for the person themselves. */
  actedBy: Named.nullable(),
  /** Whom it was done to; null where it was no person. */
  subject: Named.nullable(),
  address: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type AuditLine = z.infer<typeof AuditLine>
