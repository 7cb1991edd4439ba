import { expect, it } from 'vitest'
import { dayLine } from './day-line.ts'

const day = new Date(2026, 10, 20)
const idle = { total: 4, ready: 4, processing: 0, failed: 0 }

it('shows the day and the current status, work before problems', () => {
  expect(dayLine(day, undefined)).toBe('Friday, November 20.')
  expect(dayLine(day, idle)).toBe('Friday, November 20. No videos in progress.')
  expect(dayLine(day, { ...idle, processing: 1, failed: 2 })).toBe('Friday, November 20. 1 video in progress.')
  expect(dayLine(day, { ...idle, processing: 3 })).toBe('Friday, November 20. 3 videos in progress.')
  expect(dayLine(day, { ...idle, failed: 1 })).toBe('Friday, November 20. 1 video failed.')
  expect(dayLine(day, { ...idle, failed: 2 })).toBe('Friday, November 20. 2 videos failed.')
})
