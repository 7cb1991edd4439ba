import { languages } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

const voices = catalogue.flatMap(({ voices: people, commercialUse }) =>
  people.map((one) => ({ ...one, commercialUse })),
)

it('the catalogue has two commercially usable voices per language, except Farsi, which has none', () => {
  const allowed = languages.map(({ code }) => [
    code,
    voices.filter((voice) => voice.commercialUse === 'allowed' && voice.languages.includes(code)).length,
  ])
  expect(allowed.filter(([, count]) => Number(count) < 2)).toEqual([['fa', 0]])
  expect(voices.filter((voice) => voice.languages.includes('fa'))).toHaveLength(2)
})

it('the catalogue names each model and voice once, with https addresses only', () => {
  const ids = [...catalogue, ...voices].map(({ id }) => id)
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
  expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
  // Each is the name of a folder.
  expect(ids.filter((id) => !/^[\w.-]+$/.test(id) || id.includes('..'))).toEqual([])
  const files = catalogue.flatMap((model) => model.files)
  expect(
    files.filter(({ url, md5 = '0'.repeat(32) }) => !url.startsWith('https://') || !/^[\da-f]{32}$/.test(md5)),
  ).toEqual([])
})
