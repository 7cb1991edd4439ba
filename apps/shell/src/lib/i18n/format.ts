import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { unbroken } from './unbroken.ts'

// English and Chinese use one number and date format each; the region of the browser is ignored.
const locales: Record<string, string> = { en: 'en-US', zh: 'zh-CN' }
const formatters = new Map<string, unknown>()
let shownZone: string | undefined
let hasLatinDigits = false

/** Sets the time zone of all dates, e.g. `Europe/Lisbon`; null for the browser's own. */
export function setTimeZone(timeZone: string | null): void {
  if (timeZone === (shownZone ?? null)) return
  shownZone = timeZone && isKnown(timeZone) ? timeZone : undefined
  formatters.clear()
}

/** Sets the digits of all numbers: Latin, or those of the page's language. */
export function setDigits(digits: 'latin' | null): void {
  if (hasLatinDigits === (digits === 'latin')) return
  hasLatinDigits = digits === 'latin'
  formatters.clear()
}

// A browser may know fewer zones than the core.
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Returns the cached formatter of that name in the page's language. Creating one costs more than a thousand uses. */
function formatter<Formatter>(name: string, make: (locale: string) => Formatter): Formatter {
  const spoken = locales[i18n.locale] ?? (i18n.locale || 'en-US')
  const locale = hasLatinDigits ? `${spoken}-u-nu-latn` : spoken
  const key = `${name} ${locale}`
  const found = (formatters.get(key) as Formatter | undefined) ?? make(locale)
  formatters.set(key, found)
  return found
}

function numbers(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatter(name, (locale) => new Intl.NumberFormat(locale, options))
}

function dates(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zone = shownZone ? { timeZone: shownZone } : {}
  return formatter(name, (locale) => new Intl.DateTimeFormat(locale, { ...options, ...zone }))
}

/** `4812` -> `4,812` */
export function formatCount(count: number): string {
  return numbers('whole', { maximumFractionDigits: 0 }).format(count)
}

/** `2.5` -> `2.5`, `3` -> `3` */
export function formatCredits(credits: number): string {
  return numbers('credits', { maximumFractionDigits: 1 }).format(credits)
}

/** Formats credits for a column, always with one decimal: `3` -> `3.0` */
export function formatHalves(credits: number): string {
  return numbers('halves', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(credits)
}

/** `1.5` -> `+1.5`, `-1.5` -> `−1.5` */
export function formatSigned(credits: number): string {
  return numbers('signed', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'always' })
    .format(credits)
    .replace('-', '−')
}

/** A rate in hundredths of a percent: 2150 is `21.5%`. */
export function formatRate(basisPoints: number): string {
  return numbers('rate', { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}

/** `73` -> `73%` */
export function formatPercent(percent: number): string {
  return numbers('percent', { style: 'percent' }).format(percent / 100)
}

/**
 * Formats an amount: `17750` -> `$177.50`. Prices of offers are `short`: whole amounts lose their cents, `7500` -> `$75`. Sums,
 * charges, invoices and amounts that are compared by cents keep them. So do prices of one list, as soon as one of them has
 * cents: see `areWhole`.
 */
export function formatMoney(cents: number, { short = false, fractions = false, currency = 'USD' } = {}): string {
  const digits = {
    ...(short && cents % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
    ...(fractions ? { maximumFractionDigits: 4 } : {}),
  }
  const name = `money ${currency} ${Object.keys(digits).join()}`
  return numbers(name, { style: 'currency', currency, ...digits }).format(cents / 100)
}

/** Whether no amount of a list has cents, so that all of them may be `short`. */
export function areWhole(amounts: readonly number[]): boolean {
  return amounts.every((cents) => cents % 100 === 0)
}

/** Formats a duration in milliseconds: `214` -> `214 ms`, `1442` -> `1.44 sec` */
export function formatTook(milliseconds: number): string {
  const [name, amount] = milliseconds < 1000 ? ['millisecond', milliseconds] : ['second', milliseconds / 1000]
  return unbroken(numbers(name, { style: 'unit', unit: name, maximumFractionDigits: 2 }).format(amount))
}

/** Seconds as a player shows them: `84` -> `1:24` */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  const twoDigits = numbers('two digits', { minimumIntegerDigits: 2 })
  return `${formatCount(Math.floor(total / 60))}:${twoDigits.format(total % 60)}`
}

/** Minutes of speech in words: `0.13` -> `8 sec`, `1.4` -> `1 min 24 sec`, `12.5` -> `12 min` */
export function formatMinutes(minutes: number): string {
  const seconds = Math.max(0, Math.round(minutes * 60))
  const whole = Math.floor(seconds / 60)
  if (whole === 0) return unit('second', seconds)
  if (minutes >= 10 || seconds % 60 === 0) return unit('minute', whole)
  const list = formatter('units', (locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }))
  return list.format([unit('minute', whole), unit('second', seconds % 60)])
}

const commas: Record<string, string> = { zh: '、', fa: '، ' }

/** Joins short texts: `speaking`, `about 2 min left` -> `speaking, about 2 min left` */
export function formatList(parts: readonly string[]): string {
  return parts.join(commas[i18n.locale] ?? ', ')
}

function unit(name: 'minute' | 'second', amount: number): string {
  return unbroken(numbers(`short ${name}`, { style: 'unit', unit: name, unitDisplay: 'short' }).format(amount))
}

/** Returns the time since an ISO date in words: `2 hours ago`, `yesterday`; `Invalid Date` when it cannot be parsed. */
export function formatAgo(iso: string, now: Date = new Date()): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return t`Invalid Date`
  if (seconds > -45) return t`just now`
  const [amount, name] = largestUnit(seconds)
  const relative = formatter('relative', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  return relative.format(Math.round(amount), name)
}

const shortDate = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** An ISO date as tables show it: `Mar 4, 2026, 9:12 AM`; `Invalid Date` when it cannot be read. */
export function formatMoment(iso: string): string {
  return readable(iso, dates('moment', { ...shortDate, hour: 'numeric', minute: '2-digit' }))
}

/** The time of an ISO date: `9:12 AM` */
export function formatTime(iso: string): string {
  return readable(iso, dates('time', { hour: 'numeric', minute: '2-digit' }))
}

/**
 * Formats a billing month (UTC): `2026-11` -> `November 2026`. Persian months begin on other days, so Persian shows the range of
 * days.
 */
export function formatMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(first.getTime())) return t`Invalid Date`
  const utc = { year: 'numeric', timeZone: 'UTC' } as const
  if (i18n.locale !== 'fa')
    return formatter('month', (locale) => new Intl.DateTimeFormat(locale, { ...utc, month: 'long' })).format(first)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  const days = formatter(
    'month days',
    (locale) => new Intl.DateTimeFormat(locale, { ...utc, month: 'long', day: 'numeric' }),
  )
  return days.formatRange(first, last)
}

/** The year of a date in the page's calendar and digits: `2026` */
export function formatYear(date: Date): string {
  const parts = dates('year', { year: 'numeric' }).formatToParts(date)
  return parts.find(({ type }) => type === 'year')?.value ?? ''
}

/** A day of a bill, in UTC: `Nov 30` */
export function formatBillDay(moment: string | number): string {
  const shape = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return formatter('bill day', (locale) => new Intl.DateTimeFormat(locale, shape)).format(new Date(moment))
}

/** The day of an ISO date: `Mar 4, 2026`; `Invalid Date` when it cannot be read. */
export function formatDate(iso: string): string {
  return readable(iso, dates('date', shortDate))
}

function readable(iso: string, format: Intl.DateTimeFormat): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? t`Invalid Date` : format.format(date)
}

/** Formats a day for the beginning of a sentence: `Friday, November 20` */
export function formatDay(date: Date): string {
  return capitalised(dates('day', { weekday: 'long', day: 'numeric', month: 'long' }).format(date))
}

/** `yesterday` -> `Yesterday` */
export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(i18n.locale) + text.slice(1)
}

function largestUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, 'minute'],
    [60, 'hour'],
    [24, 'day'],
    [7, 'week'],
    [4.345, 'month'],
    [12, 'year'],
  ]
  let amount = seconds
  let unit: Intl.RelativeTimeFormatUnit = 'second'
  for (const [size, next] of steps) {
    if (Math.abs(Math.round(amount)) < size) break
    amount /= size
    unit = next
  }
  return [amount, unit]
}
