import { expect, it } from 'vitest'
import { entriesIn, extracted } from './catalogs.ts'
import { argumentsOf } from './icu.ts'

const TRANSLATED = ['es', 'zh', 'hi', 'fa']

it('the catalogs contain exactly the messages of the code', { timeout: 60_000 }, async () => {
  for (const catalog of extracted) {
    const [inCode, stored] = [(await catalog.collect()) ?? {}, (await catalog.read('en')) ?? {}]
    const missing = Object.entries(inCode).filter(([id]) => !(id in stored))
    const unused = Object.entries(stored).filter(([id]) => !(id in inCode))

    expect(missing.map(textOf), `Not in ${catalog.path}: run \`npm run messages\`, then translate.`).toEqual([])
    expect(unused.map(textOf), `Not in the code, but in ${catalog.path}: run \`npm run messages\`.`).toEqual([])
    expect(Object.keys(inCode).length).toBeGreaterThan(2)
  }
})

it.each(TRANSLATED)('every message is translated into %s', async (language) => {
  const english = (await entriesIn('en')).map(({ id }) => id).sort()
  const translated = (await entriesIn(language)).filter(({ translation }) => translation !== '')

  expect(translated.map(({ id }) => id).sort()).toEqual(english)
})

it.each(TRANSLATED)('no translation into %s has an unknown placeholder', async (language) => {
  const english = new Map((await entriesIn('en')).map((entry) => [entry.id, entry]))
  // `which` is there for languages in which a name changes inside a sentence.
  const strange = (await entriesIn(language)).filter(({ id, translation }) => {
    const known = [...argumentsOf(english.get(id)?.translation ?? ''), 'which']
    return argumentsOf(translation).some((name) => !known.includes(name))
  })

  expect(strange).toEqual([])
})

// All catalogs become one file: where a message has to differ, its context says so.
it.each(TRANSLATED)('a message in two catalogs has the same translation in %s', async (language) => {
  const said = new Map<string, string>()
  const differing = (await entriesIn(language)).filter(({ id, translation }) => {
    const before = said.get(id) ?? translation
    said.set(id, translation)
    return before !== translation
  })

  expect(differing).toEqual([])
})

function textOf([id, { message, translation }]: [string, { message?: string; translation?: string }]): string {
  return message ?? translation ?? id
}
