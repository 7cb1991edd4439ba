import { expect, it } from 'vitest'
import { inlineThreads, owner } from '../../test/owner.ts'
import { createRuleWriter } from './writer-rules.ts'
import { writerSuite } from './writer.suite.ts'

writerSuite('of rules', async () => ({ writer: createRuleWriter(inlineThreads), close: async () => {} }))

const improve = (script: string, vertical: 'tourism' | 'property' = 'tourism') =>
  createRuleWriter(inlineThreads).improve({ script, language: 'en', vertical, owner })

it('adds a hook and a call to action where there is none, and once', async () => {
  const once = await improve('Welcome to the old harbour.')

  expect(once).toBe(
    'Ready for a day you will still talk about at home? Welcome to the old harbour. Save your place today.',
  )
  expect(await improve(once)).toBe(once)
})

it('leaves a script alone that hooks and asks already', async () => {
  const script = 'Ever seen a whale breathe? Book your boat now.'

  expect(await improve(script)).toBe(script)
})

it('cuts long sentences in two, and says what the listener gets', async () => {
  const lanterns = 'lanterns for every guest who comes along with us after dark'
  const script = `Ever seen it at night? The tour has ${lanterns}, and you hear the sea below. Book now.`

  expect(await improve(script)).toBe(
    `Ever seen it at night? The tour gives you ${lanterns}. You hear the sea below. Book now.`,
  )
})

it('changes no letter of an address', async () => {
  expect(await improve('See https://a.example/in-order-to/very very nice. Book now!')).toContain(
    'https://a.example/in-order-to/very',
  )
})
