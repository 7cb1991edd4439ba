import { z } from 'zod'
import { scopes } from '../scopes.ts'

export const Scope = z.enum(scopes, 'Choose from the list of scopes.')

/** A key for programs, without what opens. */
export const ApiKeyRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the secret begins, so that one finds it again in one's own settings. */
  beginning: z.string(),
  scopes: z.array(z.string()),
  /** The username of whoever made it; it may do what they may, and no more. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>

export const NewApiKey = ApiKeyRecord.extend({ secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>
