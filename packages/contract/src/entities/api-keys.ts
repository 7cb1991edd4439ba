import { z } from 'zod'
import { scopes } from '../scopes.ts'

export const Scope = z.enum(scopes, 'Choose from the list of scopes.')

/** The credits that a key may spend per calendar month (UTC) or in total. */
export const KeyCreditLimit = z.object({
  credits: z.number().int().min(1, 'Allow at least one credit.').max(1_000_000, 'Allow at most {maximum, number}.'),
  period: z.enum(['month', 'total'], { error: 'Choose month or total.' }),
})
export type KeyCreditLimit = z.infer<typeof KeyCreditLimit>

/** An API key without its secret. */
export const ApiKeyRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the secret, by which its owner recognises the key. */
  beginning: z.string(),
  scopes: z.array(z.string()),
  /** The username of the key's creator. The key has at most their rights. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Null where only its maker's credits limit it. */
  creditLimit: KeyCreditLimit.nullable(),
  /** Credits held or charged for its videos in the period of its limit, or in all its time without one. */
  creditsUsed: z.number(),
})
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>

export const NewApiKey = ApiKeyRecord.extend({ secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>
