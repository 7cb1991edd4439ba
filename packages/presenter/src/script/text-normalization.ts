import type { Language } from '../composition/render-job.ts'
import { english } from './locales/en.ts'
import { spanish } from './locales/es.ts'
import { farsi } from './locales/fa.ts'
import { hindi } from './locales/hi.ts'
import type { SpeechLocale } from './locales/speech-locale.ts'
import { chinese } from './locales/zh.ts'
import { HAS_FRACTION_SIGN, spokenFraction } from './fractions.ts'
import { digitsApart } from './phone-numbers.ts'
import { inPairs, readNumber, westernDigits } from './numbers.ts'

export const LOCALES: Record<Language, SpeechLocale> = { en: english, es: spanish, fa: farsi, hi: hindi, zh: chinese }

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[:/?#]\S*)?$/iu
const ADDRESS = /^(?:mailto:)?([\p{L}\p{N}._%+-]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/iu
const LEADING = /^["'“‘«(¿¡「『（《]+/u
const TRAILING = /(?<![.,;:!?…)"'”’»。，、；：！？）」』》।؟،؛])[.,;:!?…)"'”’»。，、；：！？）」』》।؟،؛]+$/u
const COMMA = /(?<![,;:!?،؛])[,;:!?،؛]+$/u
// Longer runs of letters are no words. The voice gets them in pieces.
const LONG_RUN = /[\p{L}\p{M}]{41,}/gu
const SPEAKABLE_PIECE = /.{1,40}/gsu
// Without a scheme only common domains are links: "end.Next" is a missing space.
const MARKED_LINK =
  /^(?:https?:|www\.)|\.(?:com|net|org|io|es|eu|ir|in|cn|mx|uk|de|example|travel|homes|estate)(?:[/?#]|$)/i
const NUMBER = String.raw`\d[\d.,]*`
const SIGNS = '$€£¥￥₹﷼'

/** A word and its neighbours, with western digits: "m" is a metre only after a number. */
interface Place {
  western: string
  before: string
  after: string
  isPhone: boolean
  language: Language
  locale: SpeechLocale
}
type Rule = (bare: string, place: Place) => string | undefined

const saidDots = (host: string, dot: string) => host.split('.').join(` ${dot} `)
const NUMBER_ALONE = new RegExp(`^[${SIGNS}]?${NUMBER}$`)
const isNumber = (text: string) => NUMBER_ALONE.test(text)
const isOne = (text: string) => /^1$/.test(text)

function saidNumber(text: string, { locale }: Place): string {
  const number = readNumber(text, locale.decimal)
  if (!number) return text
  return number.fraction ? number.whole + locale.decimal + number.fraction : number.whole
}

const linkRule: Rule = (bare, { locale: { dot, at } }) => {
  const [, person, domain] = (bare.includes('@') && ADDRESS.exec(bare)) || []
  if (person && domain) return `${saidDots(person, dot)} ${at} ${saidDots(domain, dot)}`
  const [, host] = MARKED_LINK.test(bare) ? (LINK.exec(bare) ?? []) : []
  return host && saidDots(host, dot)
}

function saidPower(power: string, amount: string, { thousand, million, oneMillion = million }: SpeechLocale): string {
  if (/k/i.test(power)) return thousand
  return isOne(amount) ? oneMillion : million
}

const SUM = new RegExp(`^(?:([${SIGNS}])(${NUMBER})([kKmM]?)|(${NUMBER})([kKmM]?)([${SIGNS}]))$`, 'u')

const sumRule: Rule = (bare, place) => {
  const [, signBefore, amountBehind, powerBehind, amountBefore, powerBefore, signBehind] = SUM.exec(bare) ?? []
  const amount = amountBehind ?? amountBefore
  const power = powerBehind || powerBefore
  const { locale } = place
  const currency = locale.currencies[signBefore ?? signBehind ?? '']
  const number = amount && readNumber(amount, locale.decimal)
  if (!number || !currency) return undefined
  const [one, many, hundredths] = currency
  if (power) return `${saidNumber(amount, place)} ${saidPower(power, amount, locale)} ${many}`
  if (number.fraction.length !== 2) return `${saidNumber(amount, place)} ${isOne(amount) ? one : many}`
  const broken = Number(number.fraction) > 0 ? ` ${Number(number.fraction)} ${hundredths}` : ''
  return `${number.whole} ${isOne(number.whole) ? one : many}${broken}`
}

const POWER = new RegExp(`^([kKmM])([${SIGNS}])$`, 'u')

/** The "M€" of "1,2 M€". */
const powerRule: Rule = (bare, { locale, before }) => {
  const [, power = '', sign = ''] = POWER.exec(bare) ?? []
  const currency = locale.currencies[sign]
  if (!power || !currency || !isNumber(before)) return undefined
  return `${saidPower(power, before, locale)} ${currency[1]}`
}

/** Open at all hours. */
const alwaysRule: Rule = (bare) => (bare === '24/7' ? '24 7' : undefined)

const fractionRule: Rule = (bare, place) =>
  // In Spanish "el 1/2" is the first of February.
  /^(?:al|del|día|el)$/iu.test(place.before) ? undefined : spokenFraction(bare, place, place.locale)

/** 1.º, 2ª and 3.er. */
const ordinalRule: Rule = (bare, { locale }) => {
  const [, number = '', sign = ''] = /^(\d{1,2})\.?(º|ª|er)$/u.exec(bare) ?? []
  return locale.ordinals?.[sign]?.[Number(number) - 1] || undefined
}

/** €95/night and 30/day. */
const rateRule: Rule = (bare, place) => {
  const [, amount = '', each = ''] = /^([^/]*\d)\/(\p{L}{2,})$/u.exec(bare) ?? []
  if (!amount || !/^\D?[\d.,]+\D?$/u.test(amount)) return undefined
  return `${sumRule(amount, place) ?? saidNumber(amount, place)} ${place.locale.per} ${each}`
}

const PER = new RegExp(`^([${SIGNS}]|\\p{L}+)/(\\p{L}{2,})$`, 'u')

/** The "€/night" and "euros/night" of an amount before it. */
const perRule: Rule = (bare, { locale, before }) => {
  const [, what = '', each] = PER.exec(bare) ?? []
  if (!each || !isNumber(before)) return undefined
  return `${locale.currencies[what]?.[isOne(before) ? 0 : 1] ?? what} ${locale.per} ${each}`
}

const TIME = /^(\d{1,2})(?::(\d{2}))?\s?([ap]\.?m)?$/i
const AMOUNT = new RegExp(`^${NUMBER}`)

/** 120m², and the "km" or "USD" of 5 km and 90 USD. */
const unitRule: Rule = (bare, place) => {
  const { locale, language, before } = place
  const start = AMOUNT.exec(bare)?.[0] ?? ''
  const rest = bare.slice(start.length)
  const isAttached = start !== '' && /^\D+$/.test(rest)
  const amount = isAttached ? start : ''
  const attached = isAttached ? rest : ''
  if (attached === '%') return locale.percent(saidNumber(amount, place))
  const name = (attached || bare).replace(/^(m|ft)2$/, '$1²')
  const isCounted = isNumber(before) || /^sq\.?$/i.test(before) || (name === 'h' && TIME.test(before))
  const counted = amount || (isCounted ? before : '')
  if (!counted) return undefined
  if (bare === '%' && isNumber(before) && language !== 'zh') return locale.percent('').trim()
  const unit = Object.hasOwn(locale.units, name) ? locale.units[name] : undefined
  const said = unit ?? (Object.hasOwn(locale.currencies, name) ? locale.currencies[name] : undefined)
  if (!said) return undefined
  const word = isOne(counted) ? said[0] : said[1]
  return amount ? `${saidNumber(amount, place)} ${word}` : word
}

const DATE = /^(?:(\d{4})([-/])(\d{1,2})\2(\d{1,2})|(\d{1,2})([/.])(\d{1,2})\6(\d{4}))$/

/** A year of the Solar Hijri calendar. */
const SOLAR_YEAR = /^1[34]\d\d$/

const dateRule: Rule = (bare, { locale }) => {
  const [, isoYear, , isoMonth, isoDay, first, , second, year] = DATE.exec(bare) ?? []
  if (!isoYear && !year) return undefined
  const swapped = locale.monthFirst && Number(first) <= 12
  const isSolar = SOLAR_YEAR.test(isoYear ?? year ?? '')
  const months = (isSolar && locale.solarMonths) || locale.months
  const month = months[Number(isoMonth ?? (swapped ? first : second)) - 1]
  const day = Number(isoDay ?? (swapped ? second : first))
  return month && day >= 1 && day <= 31 ? locale.date(day, month, Number(isoYear ?? year)) : undefined
}

const timeRule: Rule = (bare, { locale, before, after }) => {
  const isHalf = /^[ap]\.?m\.?$/i.test(bare) && TIME.test(before)
  if (isHalf) return /^a/i.test(bare) ? locale.am : locale.pm
  const [, hour, minute, half = ''] = TIME.exec(bare) ?? []
  if (!hour || (!minute && !half) || Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined
  if (after.startsWith('बजे')) return `${hour} ${minute ?? ''}`.trim()
  return locale.time(Number(hour), Number(minute ?? 0), half && (/^a/i.test(half) ? locale.am : locale.pm))
}

const RANGE = new RegExp(`^(${NUMBER})[–—-](${NUMBER})$`)

const numberRule: Rule = (bare, place) => {
  const { locale, language, after } = place
  const [, from, to] = RANGE.exec(bare) ?? []
  if (from && to && from.length < 7 && to.length < 7 && !/^\d{3}-\d{4}$/.test(bare))
    return `${saidNumber(from, place)} ${locale.upTo} ${saidNumber(to, place)}`
  if (/^#\d+$/.test(bare)) return `${locale.number} ${bare.slice(1)}`
  // A phone number is spoken digit by digit.
  if (/^\+\d|^\(?\d{2,4}\)?[-.]\d{3}[-.]?\d{2,}|^\d{3}-\d{4}$|^0?\d{9,}$/.test(bare))
    return bare.replace(/\D/g, '').split('').join(' ')
  if (!isNumber(bare)) return undefined
  if (language === 'zh' && bare.length === 4 && after.startsWith('年')) return bare.split('').join(' ')
  if (language === 'zh' && bare === '2' && /^[间个套层晚天位张座栋]/u.test(after)) return '两'
  return language === 'en' && /^\d{4}$/.test(bare) ? inPairs(bare) : saidNumber(bare, place)
}

const abbreviationRule: Rule = (bare, { locale, after }) => {
  const written = bare.toLowerCase()
  if (written === '&' || written === '+') return locale.and
  if (written === 'no.' && !/^\d/.test(after)) return undefined
  return Object.hasOwn(locale.abbreviations, written) ? locale.abbreviations[written] : undefined
}

// Words without these, not after a number, are spoken as written.
const NEEDS_RULES = new RegExp(`[\\d.@]|${HAS_FRACTION_SIGN.source}`, 'u')
const COUNTS = /\d|^sq\.?$/i

const RULES = [
  linkRule,
  alwaysRule,
  fractionRule,
  ordinalRule,
  sumRule,
  powerRule,
  rateRule,
  dateRule,
  timeRule,
  unitRule,
  perRule,
  numberRule,
] as const
/** Those that can apply to a word without digits or signs behind a number, and to digits alone. */
const RULES_BEHIND_NUMBER = [powerRule, timeRule, unitRule, perRule] as const
const RULES_OF_DIGITS = [numberRule] as const

function rulesFor(western: string, { before }: Place): readonly Rule[] {
  if (/^\d+$/.test(western)) return RULES_OF_DIGITS
  if (NEEDS_RULES.test(western)) return RULES
  return COUNTS.test(before) ? RULES_BEHIND_NUMBER : []
}

/** A link is shown by its host. */
function shownAs(bare: string): string {
  const [, host] = MARKED_LINK.test(bare) && !ADDRESS.test(bare) ? (LINK.exec(bare) ?? []) : []
  return host ?? bare
}

/**
 * Returns a word as shown and as spoken: links by their host, amounts with the currency after them, units, dates and
 * abbreviations in full, very long runs in pieces.
 */
export function normalizeWord(text: string, place: Place): { text: string; spoken: string } {
  const leading = LEADING.exec(text)?.[0] ?? ''
  const inner = text.slice(leading.length)
  const comma = COMMA.exec(inner)?.[0] ?? ''
  const short = abbreviationRule(inner.slice(0, inner.length - comma.length), place)
  if (short) return { text, spoken: short + comma }
  const trailing = TRAILING.exec(inner)?.[0] ?? ''
  const bare = inner.slice(0, inner.length - trailing.length)
  if (place.isPhone) return { text, spoken: digitsApart(bare) + trailing.replaceAll(')', '') }
  const western = place.western === text ? bare : westernDigits(bare)
  for (const rule of rulesFor(western, place)) {
    const said = rule(western, place)
    if (said) return { text: leading + shownAs(bare) + trailing, spoken: said + trailing }
  }
  return { text, spoken: text.replace(LONG_RUN, (run) => run.match(SPEAKABLE_PIECE)?.join(' ') ?? run) }
}
