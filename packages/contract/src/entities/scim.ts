import { z } from 'zod'

/** A token with which an identity provider manages people. */
export const ScimToken = z.object({
  id: z.uuid(),
  /** Enough to know tokens apart. */
  beginning: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type ScimToken = z.infer<typeof ScimToken>

/** A new token with its secret, which no other response contains. */
export const NewScimToken = ScimToken.extend({ secret: z.string() })

export const ScimSetup = z.object({ baseUrl: z.string(), tokens: z.array(ScimToken) })
export type ScimSetup = z.infer<typeof ScimSetup>

/** Any message of the protocol (RFC 7643). */
export const ScimMessage = z.looseObject({ schemas: z.array(z.string()) })
