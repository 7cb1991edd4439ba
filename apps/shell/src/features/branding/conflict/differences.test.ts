import type { BrandDesign } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { differencesOf, merged } from './differences.ts'

const designOf = (changes: object) =>
  ({
    companyName: 'Azure Coast',
    colours: { primary: '#111111', accent: '#222222' },
    presenters: ['kai', 'maya', 'tom'],
    darkLogoId: null,
    words: { en: { promise: 'Hello.' } },
    ...changes,
  }) as unknown as BrandDesign

const base = designOf({})
const mine = designOf({ colours: { primary: '#333333', accent: '#222222' }, companyName: 'Sea Lane' })
const theirs = designOf({ companyName: 'Bay Lane', words: { en: { promise: 'Hello.' }, fa: { promise: 'سلام.' } } })
const differences = differencesOf({ base, mine, theirs })

it('lists each field that differs, with the side that changed it', () => {
  expect(differences.map(({ path, preset }) => [path, preset])).toEqual([
    ['companyName', 'mine'],
    ['colours.primary', 'mine'],
    ['words.fa.promise', 'theirs'],
  ])
})

it('merges the chosen side of each field, removed fields included', () => {
  const both = merged(theirs, differences, ({ path, preset }) => (path === 'companyName' ? 'theirs' : preset))
  expect(both).toEqual(designOf({ ...theirs, colours: mine.colours }))

  expect(merged(theirs, differences, () => 'mine').words).toEqual({ en: { promise: 'Hello.' }, fa: {} })
})

it('keeps or drops a group of fields that exists on one side only', () => {
  const withCredit = designOf({ footer: { credit: { name: 'Studio', url: null } } })
  const without = designOf({ footer: { credit: null } })
  const gone = differencesOf({ base: withCredit, mine: without, theirs: withCredit })
  const added = differencesOf({ base: without, mine: withCredit, theirs: without })

  expect(merged(withCredit, gone, () => 'mine')).toEqual(without)
  expect(merged(without, added, () => 'mine')).toEqual(withCredit)
})
