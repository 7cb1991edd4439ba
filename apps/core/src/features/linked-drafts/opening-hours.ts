import type { SpokenLanguage } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import type { Item } from '../../platform/web-pages/structured-data.ts'
import { itemsAt, textAt } from './subject.ts'
import { timeText } from './values.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d/
const SPANS_MAX = 14
/** A Monday, from which the names of days are counted. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Returns opening hours in words, e.g. `Mon – Fri 09:00 – 17:00`; undefined where a part of them cannot be read. */
export function openingIn(subject: Item, language: SpokenLanguage): string | undefined {
  const spans = itemsAt(subject.properties.get('openingHoursSpecification'))
  const written = (subject.properties.get('openingHours') ?? []).filter((value) => typeof value === 'string')
  const all = spans.length > 0 ? spans.map(ofSpan) : written.flatMap((text) => text.split(',')).map(ofText)
  if (all.length === 0 || all.length > SPANS_MAX || !all.every((one) => one !== undefined)) return undefined
  return all.map(({ days, opens, closes }) => lineOf(days, opens, closes, language)).join('; ')
}

interface Span {
  /** From 0 for Monday, in order. */
  days: number[]
  opens: string
  closes: string
}

function ofSpan(span: Item): Span | undefined {
  const names = (span.properties.get('dayOfWeek') ?? []).map((value) => (typeof value === 'string' ? value : ''))
  const days = names.map((name) => DAYS.indexOf(name.split('/').at(-1) ?? ''))
  return checked({ days, opens: textAt(span, 'opens')?.text ?? '', closes: textAt(span, 'closes')?.text ?? '' })
}

/** Reads the short form of schema.org, e.g. `Mo-Fr 09:00-17:00`. */
function ofText(text: string): Span | undefined {
  const [, first, last, opens = '', closes = ''] =
    /^\s*([A-Z][a-z])(?:-([A-Z][a-z]))?\s+(\d{2}:\d{2})-(\d{2}:\d{2})\s*$/.exec(text) ?? []
  const [from, to] = [first, last ?? first].map((day) => DAYS.findIndex((name) => day && name.startsWith(day)))
  if (from === undefined || to === undefined || from < 0 || to < from) return undefined
  return checked({ days: Array.from({ length: to - from + 1 }, (_, index) => from + index), opens, closes })
}

function checked({ days, opens, closes }: Span): Span | undefined {
  const areDays = days.length > 0 && days.length <= 7 && days.every((day) => day >= 0)
  return areDays && [opens, closes].every((time) => TIME.test(time))
    ? { days: days.toSorted((a, b) => a - b), opens, closes }
    : undefined
}

function lineOf(days: readonly number[], opens: string, closes: string, language: SpokenLanguage): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const dayName = (day: number) => format.format(MONDAY + day * DAY_MS)
  const isRun = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const names = isRun
    ? `${dayName(first)} – ${dayName(last)}`
    : new Intl.ListFormat(language, { type: 'unit' }).format(days.map(dayName))
  return `${names} ${timeText(opens, language) ?? opens} – ${timeText(closes, language) ?? closes}`
}
