import { languages } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { endsInTitleDay, titleDay } from './title-day.ts'

const DAY = new Date('2026-11-30T12:00:00Z')

it('a day in a title is written as the language writes it', () => {
  expect(titleDay(DAY, 'en')).toBe('Nov 30, 2026')
  expect(titleDay(DAY, 'es')).toBe('30 nov 2026')
  expect(titleDay(DAY, 'zh')).toBe('2026年11月30日')
  expect(titleDay(DAY, 'fa')).toBe('۹ آذر ۱۴۰۵')
})

it.each(languages.map(({ code }) => code))('every day of a year is recognized in %s', (language) => {
  const days = Array.from({ length: 366 }, (_, day) => titleDay(new Date(DAY.getTime() + day * 86_400_000), language))

  expect(days.filter((day) => !endsInTitleDay(`Video - ${day}`))).toEqual([])
})

it.each(['Walks - Spring, 2026', 'Nov 30, 2026', 'Video - Nov 30, 2026 at noon', 'Video - 30'])(
  '%j does not end in such a day',
  (title) => expect(endsInTitleDay(title)).toBe(false),
)
