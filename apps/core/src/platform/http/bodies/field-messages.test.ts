import { expect, it } from 'vitest'
import { z } from 'zod'
import { errorSentence, fieldMessage } from './field-messages.ts'
import { translateProblem } from '../problem-messages.ts'

const faults: [schema: z.ZodType, value: unknown, words: string][] = [
  [z.string(), undefined, 'This field is required.'],
  [z.string().min(1), '', 'This field is required.'],
  [z.array(z.string()).min(1), [], 'This field is required.'],
  [z.string(), 5, 'This must be text.'],
  [z.number(), 'five', 'This must be a number.'],
  [z.int(), 2.5, 'This must be a whole number.'],
  [z.boolean(), 'yes', 'This must be true or false.'],
  [z.array(z.string()), 'one', 'This must be a list.'],
  [z.tuple([z.string()]), 'one', 'This must be a list.'],
  [z.object({}), 'one', 'This must be an object.'],
  [z.record(z.string(), z.string()), null, 'This must be an object.'],
  [z.uuid(), 'x', 'Invalid value.'],
  [z.number().min(1), 0, 'Use at least 1.'],
  [z.number().max(9), 10, 'Use at most 9.'],
  [z.number().positive(), 0, 'Use more than 0.'],
  [z.string().min(8), 'short', 'Use at least 8 characters.'],
  [z.string().max(3), 'long', 'Use at most 3 characters.'],
  [z.array(z.string()).min(2), [], 'Use at least 2 items.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Use at most 2 items.'],
]

it.each(faults)('%# says what to change, in every language', (schema, value, words) => {
  const said = saidOf(schema, value)

  expect(translateProblem('en', said)).toBe(words)
  for (const language of ['es', 'zh', 'hi', 'fa'] as const) expect(translateProblem(language, said)).not.toBe(words)
})

it('names the allowed values', () => {
  const said = saidOf(z.enum(['newest', 'oldest']), 'best')

  expect(translateProblem('en', said)).toBe('Use one of these: newest, oldest.')
})

it('keeps a custom message of the contract', () => {
  expect(saidOf(z.string('Write a title.'), 5)).toEqual({ message: 'Write a title.' })
})

function saidOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { error: fieldMessage })
  if (!error) throw new Error('the value was accepted')
  return errorSentence(error)
}
