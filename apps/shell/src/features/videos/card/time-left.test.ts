import { expect, it } from 'vitest'
import { startText, timeLeftText } from './time-left.ts'

it('never shows 0 minutes left', () => {
  expect(timeLeftText(4)).toBe('less than a minute left')
  expect(timeLeftText(70)).toBe('about 1 min left')
  expect(timeLeftText(200)).toBe('about 3 min left')
  expect(startText(12)).toBe('starts in less than a minute')
  expect(startText(185)).toBe('starts in about 3 min')
})
