import { type Sentence, problemSentence } from '@vitrine/contract'
import type { z } from 'zod'

type Fault = Pick<z.core.$ZodRawIssue, 'code' | 'input'> & Record<string, unknown>

/** The messages for values of the wrong type, by the expected type. */
const KINDS: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  tuple: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
}
const MISSING = 'This field is required.'
const OTHERWISE = 'Invalid value.'

/** The unit of a value's length. */
const UNITS: Record<string, 'characters' | 'items'> = { string: 'characters', array: 'items', tuple: 'items' }
const AT_LEAST = {
  characters: 'Use at least {minimum, number} characters.',
  items: 'Use at least {minimum, number} items.',
  value: 'Use at least {minimum, number}.',
}
const AT_MOST = {
  characters: 'Use at most {maximum, number} characters.',
  items: 'Use at most {maximum, number} items.',
  value: 'Use at most {maximum, number}.',
}

/** Returns the message (ICU) for an invalid field whose schema has no message of its own. */
export function fieldMessage(fault: Fault): string {
  const isEmpty = fault.code === 'too_small' && fault.minimum === 1 && UNITS[String(fault.origin)] !== undefined
  if (fault.input === undefined || isEmpty) return MISSING
  switch (fault.code) {
    case 'invalid_type':
      return KINDS[String(fault.expected)] ?? OTHERWISE
    case 'invalid_value':
      return 'Use one of these: {choices}.'
    case 'too_small':
      return fault.inclusive === false ? 'Use more than {minimum, number}.' : AT_LEAST[unitOf(fault)]
    case 'too_big':
      return fault.inclusive === false ? 'Use less than {maximum, number}.' : AT_MOST[unitOf(fault)]
    default:
      return OTHERWISE
  }
}

function unitOf({ origin }: Fault) {
  return UNITS[String(origin)] ?? 'value'
}

/** Returns the message for the first fault that a schema finds in a value. */
export function errorSentence({ issues: [first] }: z.ZodError): Sentence {
  return first ? issueSentence(first) : problemSentence('invalid')
}

/** Returns the sentence of a zod issue. Its arguments are the bounds or the choices of the issue. */
export function issueSentence(issue: z.core.$ZodIssue): Sentence {
  const values: Record<string, string | number> = {}
  if ('minimum' in issue) values.minimum = Number(issue.minimum)
  if ('maximum' in issue) values.maximum = Number(issue.maximum)
  if (issue.code === 'invalid_value') values.choices = issue.values.join(', ')
  return { message: issue.message, ...(Object.keys(values).length > 0 ? { values } : {}) }
}
