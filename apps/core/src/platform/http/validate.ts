import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { fieldWords } from './field-words.ts'

const UNSTORABLE_MESSAGE = 'Text may not hold NUL characters or halves of characters.'
/** Nobody corrects more fields at a time, and each costs an answer its words. */
const FIELDS_MAX = 100

/** A part of a request as its schema reads it. Throws `invalid` with the fields named, and `bad-request`. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: fieldWords })
  if (result.success && holdsUnstorable(result.data)) throw new AppError('bad-request', { message: UNSTORABLE_MESSAGE })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, FIELDS_MAX)
  const fields = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new AppError('invalid', { message: fields[0]?.message ?? '', fields })
}

/** PostgreSQL stores neither NUL nor half a character (a surrogate alone) in text; no person types one. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}
