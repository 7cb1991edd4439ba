import type { SpokenLanguage } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { drawnTitle } from './drawn-text.ts'

const SCRIPT = '[presenter]\nWelcome to the old harbour. Breakfast is served by the water.'
const shown = (title: string, place = '', script = SCRIPT, language: SpokenLanguage = 'en') =>
  drawnTitle({ title, property_address: place, script, language })

it('shows the place only when the title was made from it, numbered or not', () => {
  expect(shown('Tour - 1 Quay', '1 Quay')).toBe('1 Quay')
  expect(shown('Tour - 1 Quay (3)', '1 Quay')).toBe('1 Quay')
})

it('shows the first sentence when the title was made from the date, and nothing when that is long', () => {
  expect(shown('Tour - Nov 22, 2026')).toBe('Welcome to the old harbour.')
  expect(shown('Tour - Nov 22, 2026 (2)')).toBe('Welcome to the old harbour.')
  expect(shown('Recorrido - 22 nov 2026 (2)')).toBe('Welcome to the old harbour.')
  expect(shown('گردش - ۱ آذر ۱۴۰۵')).toBe('Welcome to the old harbour.')
  expect(shown('Tour - Nov 22, 2026', '', '欢迎来到老港口。早餐在水边。', 'zh')).toBe('欢迎来到老港口。')
  expect(shown('Tour - Nov 22, 2026', '', `We ${'really '.repeat(20_000)}welcome you.`)).toBe('')
})

it('keeps a title that a person wrote, its number included', () => {
  expect(shown('Our walk (2)')).toBe('Our walk (2)')
  expect(shown('Walks - Spring, 2026')).toBe('Walks - Spring, 2026')
})
