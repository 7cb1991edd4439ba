import { scrub } from './scrub.ts'

const CAUSES_MAX = 5
const ERRORS_MAX = 5

/** Data exceptions and broken constraints of PostgreSQL, whose messages quote values of the statement. */
const QUOTES_VALUES = /^2[23]\w{3}$/

export interface ErrorFields {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: ErrorFields
  errors?: ErrorFields[]
}

/**
 * Returns the message and stack of an error for the log. Other properties are left out: those of database errors contain values
 * of the statement.
 */
export function errorFields(error: Error & { code?: unknown }, depth = 0): ErrorFields {
  const { name: type, code, cause } = error
  const fields: ErrorFields = { type, message: messageOf(error), stack: stackOf(error) }
  if (typeof code === 'string' || typeof code === 'number') fields.code = code
  if (depth >= CAUSES_MAX) return fields
  if (cause instanceof Error) fields.cause = errorFields(cause, depth + 1)
  if (error instanceof AggregateError) fields.errors = errorsOf(error, depth)
  return fields
}

function errorsOf({ errors }: AggregateError, depth: number): ErrorFields[] {
  return errors
    .filter((error) => error instanceof Error)
    .slice(0, ERRORS_MAX)
    .map((error) => errorFields(error, depth + 1))
}

export function messageOf({ message, code }: Error & { code?: unknown }): string {
  return scrub(QUOTES_VALUES.test(String(code)) ? message.replace(/: ".*$/s, ': "…"') : message)
}

/** The stack repeats the message in its first lines. */
function stackOf(error: Error): string {
  const { name, message, stack = '' } = error
  const frames = stack.indexOf('\n    at ')
  const head = `${name}: ${messageOf(error)}`
  return frames < 0 || message === '' ? scrub(stack && head) : head + scrub(stack.slice(frames))
}
