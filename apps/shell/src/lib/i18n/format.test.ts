import { i18n } from '@lingui/core'
import { afterEach, describe, expect, it } from 'vitest'
import {
  areWhole,
  formatAgo,
  formatBillDay,
  formatCount,
  formatCredits,
  formatDate,
  formatDay,
  formatDuration,
  formatList,
  formatMinutes,
  formatMoment,
  formatMoney,
  formatMonth,
  formatPercent,
  setDigits,
  setTimeZone,
} from './format.ts'

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })

afterEach(() => {
  speak('en')
  setTimeZone(null)
})

describe('numbers', () => {
  it('are formatted for people', () => {
    expect(formatCount(4812)).toBe('4,812')
    expect([2.5, 3, 1906.5].map(formatCredits)).toEqual(['2.5', '3', '1,906.5'])
    expect(formatMoney(17_750)).toBe('$177.50')
    expect(formatMoney(7500, { short: true })).toBe('$75')
    expect(formatMoney(1325, { short: true })).toBe('$13.25')
    expect([1.35, 180].map((cents) => formatMoney(cents, { fractions: true }))).toEqual(['$0.0135', '$1.80'])
  })

  it('all have cents in a list where one has them', () => {
    const shown = (prices: number[]) => prices.map((cents) => formatMoney(cents, { short: areWhole(prices) }))

    expect(shown([17_750, 40_000, 132_500])).toEqual(['$177.50', '$400.00', '$1,325.00'])
    expect(shown([7500, 40_000])).toEqual(['$75', '$400'])
  })
})

describe('lengths of time', () => {
  it('are short: seconds like a player, minutes in words', () => {
    expect([0, 9, 84, 3600].map(formatDuration)).toEqual(['0:00', '0:09', '1:24', '60:00'])
    expect([0.13, 1, 1.4, 12.5].map(formatMinutes)).toEqual([
      '8\u00A0sec',
      '1\u00A0min',
      '1\u00A0min 24\u00A0sec',
      '12\u00A0min',
    ])
  })
})

describe('dates and times', () => {
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

  it('are reported when they are invalid', () => {
    expect(formatAgo('soon', now)).toBe('Invalid Date')
    expect(formatMoment('soon')).toBe('Invalid Date')
    expect(formatDate('soon')).toBe('Invalid Date')
  })

  it('are shown in tables with a short month and the time', () => {
    expect(formatMoment('2026-03-04T09:12:00')).toBe('Mar 4, 2026, 9:12 AM')
  })

  it('are shown without a time when it has no meaning', () => {
    expect(formatDate('2026-03-04T09:12:00')).toBe('Mar 4, 2026')
  })
})

describe('in the language of the page', () => {
  const day = new Date(2026, 10, 20, 12)
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u200e]/g, ' ').trim()
  const said = () => ({
    count: formatCount(14_812),
    credits: formatCredits(2.5),
    percent: plain(formatPercent(73)),
    money: plain(formatMoney(17_750)),
    price: plain(formatMoney(7500, { short: true })),
    length: formatDuration(84),
    minutes: plain(formatMinutes(1.4)),
    day: formatDay(day),
    list: formatList(['a', 'b']),
    ago: formatAgo('2026-11-20T10:00:00Z', new Date('2026-11-20T12:00:00Z')),
  })

  it.each([
    ['en', { count: '14,812', percent: '73%', day: 'Friday, November 20', minutes: '1 min 24 sec', list: 'a, b' }],
    ['es', { count: '14.812', credits: '2,5', percent: '73 %', money: '177,50 US$', day: 'Viernes, 20 de noviembre' }],
    ['zh', { money: 'US$177.50', minutes: '1分钟24秒', day: '11月20日星期五', ago: '2小时前', list: 'a、b' }],
    ['hi', { count: '14,812', price: '$75', length: '1:24', day: 'शुक्रवार, 20 नवंबर', ago: '2 घंटे पहले' }],
    ['fa', { count: '۱۴٬۸۱۲', credits: '۲٫۵', percent: '۷۳٪', length: '۱:۲۴', ago: '۲ ساعت پیش', list: 'a، b' }],
  ])('%s formats numbers and dates in its own way', (language, words) => {
    speak(language)
    expect(said()).toMatchObject(words)
  })

  it('Persian has its own calendar', () => {
    speak('fa')
    expect(formatDate('2026-03-04T12:00:00')).toBe('۱۳ اسفند ۱۴۰۴')
  })

  it('a billing month is named by its days in Persian, whose months start on others', () => {
    expect(formatMonth('2026-11')).toBe('November 2026')
    speak('fa')
    expect(formatMonth('2026-11')).toBe('۱۰ آبان تا ۹ آذر ۱۴۰۵')
    expect(formatBillDay('2026-11-30T00:00:00Z')).toBe('۹ آذر')
  })

  it('Persian numbers use Latin digits for people who choose them', () => {
    speak('fa')
    setDigits('latin')
    expect([formatDate('2026-03-04T12:00:00'), formatCredits(2.5)]).toEqual(['13 اسفند 1404', '2.5'])
    setDigits(null)
    expect(formatCount(12)).toBe('۱۲')
  })

  it('the chosen zone survives a change of language, and an unknown one changes nothing', () => {
    setTimeZone('Asia/Tokyo')
    speak('es')
    expect(formatMoment('2026-03-04T22:12:00Z')).toBe('5 mar 2026, 7:12')
    expect(() => setTimeZone('Moon/Tranquility')).not.toThrow()
  })
})
