import { expect, it } from 'vitest'
import { filmTitle } from './words-of-film.ts'

const shown = (title: string, place = '') => filmTitle({ title, property_address: place })

it('says the place alone where the title was made from it, numbered or not', () => {
  expect(shown('Tour - 1 Quay', '1 Quay')).toBe('1 Quay')
  expect(shown('Tour - 1 Quay (3)', '1 Quay')).toBe('1 Quay')
})

it('leaves out the number that tells untitled videos of a day apart, and no number that somebody wrote', () => {
  expect(shown('Tour - Nov 22, 2026 (2)')).toBe('Tour - Nov 22, 2026')
  expect(shown('Our walk (2)')).toBe('Our walk (2)')
})
