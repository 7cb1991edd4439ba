import { i18n } from '@lingui/core'
import type { Avatar } from '@vitrine/contract'
import { presenters } from '@vitrine/presenter/people'
import { beforeAll, expect, it } from 'vitest'
import { setBoot } from '../../lib/boot/boot.ts'
import { someBoot } from '../../test/some-boot.ts'
import { lineOf } from './line-of.ts'
import { type Kind, kindsAmong, searchAvatars } from './search.ts'

const avatar = (name: string, rest: Partial<Avatar>) => ({ name, line: '', ...rest }) as Avatar
const stock = presenters.map(({ id, name }) => avatar(name, { type: 'stock', presenterId: id }))
const twin = avatar('José García', { type: 'custom', presenterId: 'maya' })
const found = (query: string, kind?: Kind) =>
  searchAvatars([twin, ...stock], query, kind)
    .map(({ name }) => name)
    .toSorted()

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  setBoot(someBoot())
})

it('finds a presenter by name, whatever its case and accents', () => {
  expect(found('jose')).toEqual(['José García'])
  expect(found('MAYA')).toEqual(['Maya'])
})

it('finds presenters by what they suit and how they look, every word of it', () => {
  expect(found('beach')).toEqual(['Maya'])
  expect(found('glasses')).toEqual(['Tom', 'Wei'])
  expect(found('glasses countryside')).toEqual(['Tom'])
  expect(found('headscarf beard')).toEqual([])
})

it('says what a presenter suits on a site of this trade', () => {
  expect(found('family homes')).toEqual([])
  expect(stock.map(lineOf)).toContain('Family vacations')

  setBoot(someBoot({ vertical: 'property' }))
  expect(found('family homes')).toEqual(['Sofia'])
  expect(found('beach')).toEqual([])
  setBoot(someBoot())
})

it('finds everybody by a language that all of them speak, by either of its names', () => {
  expect(found('farsi')).toHaveLength(9)
  expect(found('فارسی tom')).toEqual(['Tom'])
  expect(found('klingon')).toEqual([])
})

it('knows a twin by its name alone, since its looks are those of a person', () => {
  expect(found('blazer')).toEqual(['Amina', 'Maya'])
})

it('narrows to a kind, and offers the kinds that tell presenters apart', () => {
  expect(found('', 'own')).toEqual(['José García'])
  expect(found('suit', 'formal')).toEqual(['Daniel'])
  expect(kindsAmong([twin, ...stock])).toEqual(['own', 'formal', 'casual'])
  expect(kindsAmong(stock)).not.toContain('own')
})
