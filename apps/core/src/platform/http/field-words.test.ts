import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldWords } from './field-words.ts'
import { refusalIn } from './problem-words.ts'

const faults: [schema: z.ZodType, value: unknown, words: string][] = [
  [z.string(), undefined, 'This is missing. Add it.'],
  [z.string().min(1), '', 'This is missing. Add it.'],
  [z.array(z.string()).min(1), [], 'This is missing. Add it.'],
  [z.string(), 5, 'This has to be text.'],
  [z.number(), 'five', 'This has to be a number.'],
  [z.int(), 2.5, 'This has to be a whole number.'],
  [z.boolean(), 'yes', 'This has to be true or false.'],
  [z.array(z.string()), 'one', 'This has to be a list.'],
  [z.tuple([z.string()]), 'one', 'This has to be a list.'],
  [z.object({}), 'one', 'This has to be an object.'],
  [z.record(z.string(), z.string()), null, 'This has to be an object.'],
  [z.uuid(), 'x', 'This value cannot be used here.'],
  [z.number().min(1), 0, 'Use at least 1.'],
  [z.number().max(9), 10, 'Use at most 9.'],
  [z.number().positive(), 0, 'Use more than 0.'],
  [z.string().min(8), 'short', 'Use at least 8 characters.'],
  [z.string().max(3), 'long', 'Use at most 3 characters.'],
  [z.array(z.string()).min(2), [], 'Use at least 2 items.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Use at most 2 items.'],
]

it.each(faults)('%# says what to change, in every language', (schema, value, words) => {
  const said = schema.safeParse(value, { error: fieldWords }).error?.issues[0]?.message ?? ''

  expect(said).toBe(words)
  for (const language of ['es', 'zh', 'hi', 'fa'] as const) expect(refusalIn(language, said)).not.toBe(said)
})

it('names the values to choose from', () => {
  const { error } = z.enum(['newest', 'oldest']).safeParse('best', { error: fieldWords })

  expect(error?.issues[0]?.message).toBe('Use one of these: newest, oldest.')
})

it('leaves a sentence of the contract alone', () => {
  const { error } = z.string('Write a title.').safeParse(5, { error: fieldWords })

  expect(error?.issues[0]?.message).toBe('Write a title.')
})
