import { i18n } from '@lingui/core'
import type { Avatar } from '@vitrine/contract'
import { presenters } from '@vitrine/presenter/people'
import { beforeAll, expect, it } from 'vitest'
import { setBoot } from '../../lib/boot/boot.ts'
import { someBoot } from '../../test/some-boot.ts'
import { lineOf } from './line-of.ts'
import { type AvatarFilters, optionsAmong } from './filters.ts'
import { searchAvatars } from './search.ts'

const avatar = (name: string, rest: Partial<Avatar>) => ({ name, line: '', ...rest }) as Avatar
const stock = presenters.map(({ id, name }) => avatar(name, { type: 'stock', presenterId: id }))
const twin = avatar('José García', { type: 'custom', presenterId: 'maya' })
const found = (query: string, filters: AvatarFilters = {}) =>
  searchAvatars([twin, ...stock], query, filters)
    .map(({ name }) => name)
    .toSorted()

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  setBoot(someBoot())
})

it('finds a presenter by name, ignoring case and accents', () => {
  expect(found('jose')).toEqual(['José García'])
  expect(found('MAYA')).toEqual(['Maya'])
})

it('finds presenters by all words of their purpose and appearance', () => {
  expect(found('beach')).toEqual(['Maya'])
  expect(found('glasses')).toEqual(['Tom', 'Wei'])
  expect(found('glasses countryside')).toEqual(['Tom'])
  expect(found('headscarf beard')).toEqual([])
})

it('names the purposes of a presenter in the words of the site’s trade', () => {
  expect(found('family homes')).toEqual([])
  expect(stock.map(lineOf)).toContain('Family vacations')

  setBoot(someBoot({ vertical: 'property' }))
  expect(found('family homes')).toEqual(['Sofia'])
  expect(found('beach')).toEqual([])
  setBoot(someBoot())
})

it('finds everybody by a language that all speak, by either of its names', () => {
  expect(found('farsi')).toHaveLength(9)
  expect(found('فارسی tom')).toEqual(['Tom'])
  expect(found('klingon')).toEqual([])
})

it('finds a twin by its name only, since it looks like a person', () => {
  expect(found('blazer')).toEqual(['Amina', 'Maya'])
})

it('filters by audience, appearance, voice and favorites, alone and together', () => {
  expect(found('', { audience: 'families' })).toEqual(['Maya', 'Sofia'])
  expect(found('suit', { look: 'formal' })).toEqual(['Daniel'])
  expect(found('', { look: 'glasses' })).toEqual(['Tom', 'Wei'])
  expect(found('', { pitch: 'deeper' })).toEqual(['Daniel', 'Tom', 'Wei'])
  expect(found('', { pitch: 'deeper', audience: 'business' })).toEqual(['Daniel', 'Wei'])
  expect(found('', { isFavourite: true })).toEqual([])
  const favourite = { ...twin, isFavourite: true }
  expect(searchAvatars([favourite, ...stock], '', { isFavourite: true })).toEqual([favourite])

  setBoot(someBoot({ vertical: 'property' }))
  expect(found('', { audience: 'renters' })).toEqual(['Amina', 'Kai', 'Wei'])
  setBoot(someBoot())
})

it('offers only filters that distinguish presenters', () => {
  expect(optionsAmong([twin, ...stock])).toMatchObject({
    looks: ['casual', 'formal', 'glasses'],
    hasFavourites: false,
  })
  expect(optionsAmong([twin])).toEqual({ audiences: [], looks: [], pitches: [], hasFavourites: false })
  expect(optionsAmong(stock.filter(({ name }) => name === 'Daniel')).pitches).toEqual([])
})
