import { expect, it } from 'vitest'
import { inlineThreads, owner } from '../../test/owner.ts'
import { createRuleWriter } from './writer-rules.ts'
import { writerSuite } from './writer.suite.ts'

writerSuite('of rules', async () => ({ writer: createRuleWriter(inlineThreads), close: async () => {} }))

const improve = (script: string, vertical: 'tourism' | 'property' = 'tourism') =>
  createRuleWriter(inlineThreads).improve({ script, language: 'en', vertical, owner, terms: [] })

it.each([
  ['en', 'Welcome to the old harbour.\r\nIt is open all day'],
  ['es', 'Bienvenidos al puerto viejo.'],
  ['zh', '欢迎来到老港口。'],
  ['hi', 'पुराने बंदरगाह में आपका स्वागत है।'],
  ['fa', 'به بندر قدیمی خوش آمدید.'],
] as const)('adds neither hook nor call to action to a short script in %s', async (language, script) => {
  const { improve: improved } = createRuleWriter(inlineThreads)

  expect(await improved({ script, language, vertical: 'tourism', owner, terms: [] })).toBe(script)
})

it('changes nothing when it is applied twice', async () => {
  const once = await improve('In order to join, you can book on our website.')

  expect(once).toBe('To join, you can book on our website.')
  expect(await improve(once)).toBe(once)
})

it('splits a long sentence and changes none of its words', async () => {
  const lanterns = 'lanterns for every guest and a warm drink by the old harbour wall'
  const script = `Ever seen it at night? The tour has ${lanterns}, and you hear the sea below. Book now.`

  expect(await improve(script)).toBe(
    `Ever seen it at night? The tour has ${lanterns}. You hear the sea below. Book now.`,
  )
})

it('leaves addresses unchanged', async () => {
  expect(await improve('See https://a.example/in-order-to/very very nice. Book now!')).toContain(
    'https://a.example/in-order-to/very',
  )
})
