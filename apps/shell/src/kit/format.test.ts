import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatCount,
  formatCredits,
  formatDate,
  formatDuration,
  formatMinutes,
  formatMoment,
  formatMoney,
  formatPlural,
} from './format.ts'

describe('figures', () => {
  it('are written as people read them', () => {
    expect(formatCount(4812)).toBe('4,812')
    expect([2.5, 3, 1906.5].map(formatCredits)).toEqual(['2.5', '3', '1,906.5'])
    expect(formatMoney(17_750)).toBe('$177.50')
    expect(formatMoney(7500, { short: true })).toBe('$75')
    expect(formatMoney(1325, { short: true })).toBe('$13.25')
    expect([
      formatPlural(1, 'video'),
      formatPlural(0, 'video'),
      formatPlural(2.5, 'credit'),
      formatPlural(0.5, 'credit'),
    ]).toEqual(['1 video', '0 videos', '2.5 credits', '0.5 credit'])
  })
})

describe('lengths of time', () => {
  it('are short: seconds like a player, minutes in words', () => {
    expect([0, 9, 84, 3600].map(formatDuration)).toEqual(['0:00', '0:09', '1:24', '60:00'])
    expect([0.13, 1, 1.4, 12.5].map(formatMinutes)).toEqual(['8 sec', '1 min', '1 min 24 sec', '12 min'])
  })
})

describe('moments', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

  it.each([
    [5, 'just now'],
    [50, '50 seconds ago'],
    [120, '2 minutes ago'],
    [59.6 * 60, '1 hour ago'],
    [2 * 3600, '2 hours ago'],
    [26 * 3600, 'yesterday'],
    [10 * 86_400, 'last week'],
    [45 * 86_400, 'last month'],
    [800 * 86_400, '2 years ago'],
  ])('%i seconds back are "%s"', (seconds, text) => expect(formatAgo(before(seconds), now)).toBe(text))

  it('say so when they cannot be read', () => {
    expect(formatAgo('soon', now)).toBe('Invalid Date')
    expect(formatMoment('soon')).toBe('Invalid Date')
    expect(formatDate('soon')).toBe('Invalid Date')
  })

  it('are shown in tables with a short month and the time', () => {
    expect(formatMoment('2026-03-04T09:12:00')).toBe('Mar 4, 2026, 09:12 AM')
  })

  it('are shown as a day alone where the time says nothing', () => {
    expect(formatDate('2026-03-04T09:12:00')).toBe('Mar 4, 2026')
  })
})
