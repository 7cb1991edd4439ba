import type { SpokenLanguage } from '@vitrine/contract'
import type { Item } from '../../platform/web-pages/structured-data.ts'
import { itemsAt, textAt } from './subject.ts'

const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,3})M)?)?$/
/** Codes of UN/CEFACT, and what pages write instead. */
const SQUARE_METRE = /^(?:mtk|m2|m²|sqm|square met(?:er|re)s?)$/i
const SQUARE_FOOT = /^(?:ftk|sqft|ft2|ft²|sq\.? ?ft\.?|square f(?:oo|ee)t)$/i
const NUMBER_CHARACTERS_MAX = 40
/** Larger values are treated as mistakes. */
const NUMBER_MAX = 1e12

/** Returns the price of an offer as its language writes money; undefined without an amount and a currency. */
export function moneyIn(offer: Item, language: SpokenLanguage): string | undefined {
  const details = itemsAt(offer.properties.get('priceSpecification'))[0]
  const amount = numberIn((textAt(offer, 'price', 'lowPrice') ?? textAt(details, 'price', 'minPrice'))?.text)
  const currency = (textAt(offer, 'priceCurrency') ?? textAt(details, 'priceCurrency'))?.text
  return amount === undefined ? undefined : moneyText(amount, currency, language)
}

/** Returns an amount as the language writes money; undefined where the currency is no code of ISO 4217. */
export function moneyText(amount: number, currency: string | undefined, language: SpokenLanguage): string | undefined {
  const code = currency?.toUpperCase() ?? ''
  if (!/^[A-Z]{3}$/.test(code)) return undefined
  const fractions = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(language, { style: 'currency', currency: code, ...fractions }).format(amount)
}

/** Returns a floor area, e.g. `85 m²`; undefined for other units. */
export function areaIn(size: Item | undefined, language: SpokenLanguage): string | undefined {
  const value = numberIn(textAt(size, 'value')?.text)
  const unit = textAt(size, 'unitCode', 'unitText')?.text ?? ''
  const sign = SQUARE_METRE.test(unit) ? 'm²' : SQUARE_FOOT.test(unit) ? 'sq ft' : undefined
  return value === undefined || !sign ? undefined : `${new Intl.NumberFormat(language).format(value)} ${sign}`
}

/** Returns a duration of ISO 8601 in words, e.g. `2 hours, 30 minutes`; undefined for anything else. */
export function durationIn(text: string | undefined, language: SpokenLanguage): string | undefined {
  const [, days, hours, minutes] = DURATION.exec(text ?? '') ?? []
  const parts = Object.entries({ day: days, hour: hours, minute: minutes }).flatMap(([unit, count]) =>
    Number(count) > 0
      ? [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(count))]
      : [],
  )
  return parts.length === 0 ? undefined : new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}

/** Returns the days from start to end, or the first alone. Times of day are left out: they have zones. */
export function dateRange(item: Item, language: SpokenLanguage): string | undefined {
  const [start, end] = [dayIn(textAt(item, 'startDate')?.text), dayIn(textAt(item, 'endDate')?.text)]
  if (!start) return undefined
  return end && end > start ? dayFormat(language).formatRange(start, end) : dayFormat(language).format(start)
}

/** Returns a day in words, e.g. `May 31, 2027`. */
export function dayText(text: string | undefined, language: SpokenLanguage): string | undefined {
  const day = dayIn(text)
  return day && dayFormat(language).format(day)
}

/** Returns a time of day, e.g. `15:00`; undefined for anything else. */
export function timeText(text: string | undefined, language: SpokenLanguage): string | undefined {
  const [, hour, minute] = /^(?:\d{4}-\d{2}-\d{2})?T?([01]\d|2[0-3]):([0-5]\d)/.exec(text ?? '') ?? []
  if (!hour || !minute) return undefined
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute)))
}

function dayFormat(language: SpokenLanguage): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
}

function dayIn(text: string | undefined): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  const date = day ? new Date(`${day}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

/**
 * Reads `1250`, `€1,250.50` and `1.250,50` alike. Returns undefined for what is not one positive number: `1e308`, `-5` and
 * `100-200` would become figures that nobody wrote.
 */
export function numberIn(text: string | undefined): number | undefined {
  if (!text || text.length > NUMBER_CHARACTERS_MAX) return undefined
  const groups = [...text.matchAll(/\d[\d.,'’\u{a0}\u{202f} ]*/gu)]
  const [found] = groups
  if (!found || groups.length > 1) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  if (/[-−–.]\s*$/.test(before) || /^\s*[e%\-−–]/i.test(after)) return undefined
  const value = Number(decimalForm(withoutEnd(found[0].replace(/['’\s]/g, ''))))
  return value > 0 && value <= NUMBER_MAX ? value : undefined
}

/** Returns digits with a point before the decimals. Three digits after a mark are thousands, unless more than three stand before it. */
function decimalForm(digits: string): string {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return digits
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)]
  const isThousands = decimals.length === 3 && (/^\d{1,3}(?:[.,]\d{3})*$/.test(whole) || whole === '')
  return isThousands ? digits.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '') || '0'}.${decimals}`
}

/** Returns digits without a full stop or comma of the sentence around them. */
function withoutEnd(digits: string): string {
  return /[.,]$/.test(digits) ? digits.slice(0, -1) : digits
}
