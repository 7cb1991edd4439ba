import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { fieldMessage, issueSentence } from './field-messages.ts'

const UNSTORABLE_MESSAGE = 'Text can’t contain NUL characters or incomplete characters.'
/** The most fields reported at once: each adds a message to the response. */
const FIELDS_MAX = 100

/** Returns a part of a request, parsed by its schema. Throws `invalid` with the fields named, and `bad-request`. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: fieldMessage })
  if (result.success && holdsUnstorable(result.data)) throw new AppError('bad-request', { message: UNSTORABLE_MESSAGE })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, FIELDS_MAX)
  const fields = issues.map((issue) => ({ field: issue.path.join('.'), ...issueSentence(issue) }))
  throw new AppError('invalid', { sentence: fields[0], fields })
}

/** PostgreSQL stores neither NUL nor half a character (a surrogate alone) in text; no person types one. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}
