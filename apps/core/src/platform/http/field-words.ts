import type { z } from 'zod'

type Fault = Pick<z.core.$ZodRawIssue, 'code' | 'input'> & Record<string, unknown>

/** What each kind of value is called by whoever writes to the API. */
const KINDS: Record<string, string> = {
  string: 'This has to be text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'This has to be true or false.',
  array: 'This has to be a list.',
  tuple: 'This has to be a list.',
  object: 'This has to be an object.',
  record: 'This has to be an object.',
}
const MISSING = 'This is missing. Add it.'
const OTHERWISE = 'This value cannot be used here.'

/** What sizes are counted in. */
const UNITS: Record<string, string> = { string: ' characters', array: ' items', tuple: ' items' }

/** What is said of a wrong field for which the contract has no sentence of its own. */
export function fieldWords(fault: Fault): string {
  const isEmpty = fault.code === 'too_small' && fault.minimum === 1 && UNITS[String(fault.origin)] !== undefined
  if (fault.input === undefined || isEmpty) return MISSING
  switch (fault.code) {
    case 'invalid_type':
      return KINDS[String(fault.expected)] ?? OTHERWISE
    case 'invalid_value':
      return `Use one of these: ${(fault.values as unknown[]).join(', ')}.`
    case 'too_small':
      return `Use ${fault.inclusive === false ? 'more than' : 'at least'} ${counted(fault, fault.minimum)}.`
    case 'too_big':
      return `Use ${fault.inclusive === false ? 'less than' : 'at most'} ${counted(fault, fault.maximum)}.`
    default:
      return OTHERWISE
  }
}

function counted({ origin }: Fault, bound: unknown): string {
  return String(bound) + (UNITS[String(origin)] ?? '')
}
