import type { SpokenLanguage } from '@vitrine/contract'
import type { Item } from '../../../platform/web-pages/structured-data.ts'
import { itemsAt, textAt } from './subject.ts'

const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,3})M)?)?$/
/** Codes of UN/CEFACT, and what pages write instead. */
const SQUARE_METRE = /^(?:mtk|m2|m²|sqm|square met(?:er|re)s?)$/i
const SQUARE_FOOT = /^(?:ftk|ft2|ft²|sq\.? ?ft\.?|square f(?:oo|ee)t)$/i

/** Returns the price of an offer as its language writes money; undefined without an amount and a currency. */
export function moneyIn(offer: Item, language: SpokenLanguage): string | undefined {
  const details = itemsAt(offer.properties.get('priceSpecification'))[0]
  const amount = numberIn((textAt(offer, 'price', 'lowPrice') ?? textAt(details, 'price', 'minPrice'))?.text)
  const currency = (textAt(offer, 'priceCurrency') ?? textAt(details, 'priceCurrency'))?.text.toUpperCase()
  if (amount === undefined || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined
  const fractions = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...fractions }).format(amount)
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
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return end && end > start ? format.formatRange(start, end) : format.format(start)
}

function dayIn(text: string | undefined): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  const date = day ? new Date(`${day}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** Reads `1250`, `1,250.50` and `1.250,50` alike. */
function numberIn(text: string | undefined): number | undefined {
  const bare = (text ?? '').replace(/[^\d.,]/g, '')
  if (!/\d/.test(bare) || bare.length > 20) return undefined
  const decimals = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimals ? bare.slice(0, decimals.index) : bare).replace(/[.,]/g, '')
  const value = Number(`${whole || '0'}.${decimals?.[1] ?? '0'}`)
  return Number.isFinite(value) && value > 0 ? value : undefined
}
