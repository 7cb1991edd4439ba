import type { Language } from '../film/film-job.ts'
import { english } from './forms/en.ts'
import { spanish } from './forms/es.ts'
import { farsi } from './forms/fa.ts'
import { hindi } from './forms/hi.ts'
import type { SpokenForms } from './forms/spoken-forms.ts'
import { chinese } from './forms/zh.ts'
import { inPairs, readNumber, westernDigits } from './numbers.ts'

const FORMS: Record<Language, SpokenForms> = { en: english, es: spanish, fa: farsi, hi: hindi, zh: chinese }

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[:/?#]\S*)?$/iu
const ADDRESS = /^(?:mailto:)?([\p{L}\p{N}._%+-]+)@((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/iu
const LEADING = /^["'“‘«(¿¡「『（《]+/u
const TRAILING = /(?<![.,;:!?…)"'”’»。，、；：！？）」』》।؟،؛])[.,;:!?…)"'”’»。，、；：！？）」』》।؟،؛]+$/u
// A run of more than forty letters is no word in any language; the voice gets it in pieces it can breathe between.
const LONG_RUN = /[\p{L}\p{M}]{41,}/gu
const SPEAKABLE_PIECE = /.{1,40}/gsu
// Without a scheme only the usual endings make a link: "end.Next" is a missing space.
const MARKED_LINK =
  /^(?:https?:|www\.)|\.(?:com|net|org|io|es|eu|ir|in|cn|mx|uk|de|example|travel|homes|estate)(?:[/?#]|$)/i
const NUMBER = String.raw`\d[\d.,]*`
const SIGNS = '$€£¥￥₹﷼'

/** A word, and the words before and behind it: "m" is a metre behind a number only. */
interface Place {
  before: string
  after: string
  language: Language
  forms: SpokenForms
}
type Rule = (bare: string, place: Place) => string | undefined

const saidDots = (host: string, dot: string) => host.split('.').join(` ${dot} `)
const NUMBER_ALONE = new RegExp(`^[${SIGNS}]?${NUMBER}$`)
const isNumber = (text: string) => NUMBER_ALONE.test(text)
const isOne = (text: string) => /^1$/.test(text)

function saidNumber(text: string, { forms }: Place): string {
  const number = readNumber(text, forms.decimal)
  if (!number) return text
  return number.fraction ? number.whole + forms.decimal + number.fraction : number.whole
}

const linkRule: Rule = (bare, { forms: { dot, at } }) => {
  const [, person, domain] = ADDRESS.exec(bare) ?? []
  if (person && domain) return `${saidDots(person, dot)} ${at} ${saidDots(domain, dot)}`
  const [, host] = MARKED_LINK.test(bare) ? (LINK.exec(bare) ?? []) : []
  return host && saidDots(host, dot)
}

const SUM = new RegExp(`^(?:([${SIGNS}])(${NUMBER})([kKmM]?)|(${NUMBER})([${SIGNS}]))$`, 'u')

const sumRule: Rule = (bare, place) => {
  const [, signBefore, amountBehind, power, amountBefore, signBehind] = SUM.exec(bare) ?? []
  const amount = amountBehind ?? amountBefore
  const { forms } = place
  const currency = forms.currencies[signBefore ?? signBehind ?? '']
  const number = amount && readNumber(amount, forms.decimal)
  if (!number || !currency) return undefined
  const [one, many, hundredths] = currency
  if (power) return `${saidNumber(amount, place)} ${/k/i.test(power) ? forms.thousand : forms.million} ${many}`
  if (number.fraction.length !== 2) return `${saidNumber(amount, place)} ${isOne(amount) ? one : many}`
  const broken = Number(number.fraction) > 0 ? ` ${Number(number.fraction)} ${hundredths}` : ''
  return `${number.whole} ${isOne(number.whole) ? one : many}${broken}`
}

/** €95/night and 30/day. */
const rateRule: Rule = (bare, place) => {
  const [, amount = '', each = ''] = /^([^/]*\d)\/(\p{L}{2,})$/u.exec(bare) ?? []
  if (!amount || !/^\D?[\d.,]+\D?$/u.test(amount)) return undefined
  return `${sumRule(amount, place) ?? saidNumber(amount, place)} ${place.forms.per} ${each}`
}

const TIME = /^(\d{1,2})(?::(\d{2}))?\s?([ap]\.?m)?$/i
const AMOUNT = new RegExp(`^${NUMBER}`)

/** 120m², and the "km" or "USD" of 5 km and 90 USD. */
const unitRule: Rule = (bare, place) => {
  const { forms, before } = place
  const [start = ''] = AMOUNT.exec(bare) ?? []
  const rest = bare.slice(start.length)
  const [amount, attached] = start && /^\D+$/.test(rest) ? [start, rest] : ['', '']
  if (attached === '%') return forms.percent(saidNumber(amount, place))
  const name = attached || bare
  const isCounted = isNumber(before) || /^sq\.?$/i.test(before) || (name === 'h' && TIME.test(before))
  const counted = amount || (isCounted ? before : '')
  const unit = Object.hasOwn(forms.units, name) ? forms.units[name] : undefined
  const said = unit ?? (Object.hasOwn(forms.currencies, name) ? forms.currencies[name] : undefined)
  if (!counted || !said) return undefined
  const word = isOne(counted) ? said[0] : said[1]
  return amount ? `${saidNumber(amount, place)} ${word}` : word
}

const DATE = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([/.])(\d{1,2})\5(\d{4}))$/

const dateRule: Rule = (bare, { forms }) => {
  const [, isoYear, isoMonth, isoDay, first, , second, year] = DATE.exec(bare) ?? []
  if (!isoYear && !year) return undefined
  const swapped = forms.monthFirst && Number(first) <= 12
  const month = forms.months[Number(isoMonth ?? (swapped ? first : second)) - 1]
  const day = Number(isoDay ?? (swapped ? second : first))
  return month && day >= 1 && day <= 31 ? forms.date(day, month, Number(isoYear ?? year)) : undefined
}

const timeRule: Rule = (bare, { forms, before, after }) => {
  const isHalf = /^[ap]\.?m\.?$/i.test(bare) && TIME.test(before)
  if (isHalf) return /^a/i.test(bare) ? forms.am : forms.pm
  const [, hour, minute, half = ''] = TIME.exec(bare) ?? []
  if (!hour || (!minute && !half) || Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined
  if (after.startsWith('बजे')) return `${hour} ${minute ?? ''}`.trim()
  return forms.time(Number(hour), Number(minute ?? 0), half && (/^a/i.test(half) ? forms.am : forms.pm))
}

const RANGE = new RegExp(`^(${NUMBER})[–—-](${NUMBER})$`)

const numberRule: Rule = (bare, place) => {
  const { forms, language, after } = place
  const [, from, to] = RANGE.exec(bare) ?? []
  if (from && to && from.length < 7 && to.length < 7 && !/^\d{3}-\d{4}$/.test(bare))
    return `${saidNumber(from, place)} ${forms.upTo} ${saidNumber(to, place)}`
  if (/^#\d+$/.test(bare)) return `${forms.number} ${bare.slice(1)}`
  // A telephone number is said digit by digit.
  if (/^\+\d|^\(?\d{2,4}\)?[-.]\d{3}[-.]?\d{2,}|^\d{3}-\d{4}$|^0?\d{9,}$/.test(bare))
    return bare.replace(/\D/g, '').split('').join(' ')
  if (!isNumber(bare)) return undefined
  if (language === 'zh' && bare.length === 4 && after.startsWith('年')) return bare.split('').join(' ')
  if (language === 'zh' && bare === '2' && /^[间个套层晚天位张座栋]/u.test(after)) return '两'
  return language === 'en' && /^\d{4}$/.test(bare) ? inPairs(bare) : saidNumber(bare, place)
}

const abbreviationRule: Rule = (bare, { forms, after }) => {
  const written = bare.toLowerCase()
  if (written === '&' || written === '+') return forms.and
  if (written === 'no.' && !/^\d/.test(after)) return undefined
  return Object.hasOwn(forms.abbreviations, written) ? forms.abbreviations[written] : undefined
}

// A word that holds none of these, behind no number, is said as it is written.
const NEEDS_RULES = /[\d.@]/
const COUNTS = /\d|^sq\.?$/i

const RULES = [linkRule, sumRule, rateRule, dateRule, timeRule, unitRule, numberRule] as const

/** A link is shown by its host alone. */
function shownAs(bare: string): string {
  const [, host] = MARKED_LINK.test(bare) && !ADDRESS.test(bare) ? (LINK.exec(bare) ?? []) : []
  return host ?? bare
}

/**
 * A word as it is shown and as it is said: links by their host, sums with the currency behind, units, dates and short forms
 * in full, very long runs in pieces. `before` and `after` are its neighbours.
 */
export function wordForms(
  text: string,
  language: Language,
  { before, after }: { before: string; after: string },
): { text: string; spoken: string } {
  const place: Place = { before: westernDigits(before), after: westernDigits(after), language, forms: FORMS[language] }
  const [leading = ''] = LEADING.exec(text) ?? []
  const inner = text.slice(leading.length)
  const short = abbreviationRule(inner, place)
  if (short) return { text, spoken: short }
  const [trailing = ''] = TRAILING.exec(inner) ?? []
  const bare = inner.slice(0, inner.length - trailing.length)
  const western = westernDigits(bare)
  const rules = NEEDS_RULES.test(western) || COUNTS.test(place.before) ? RULES : []
  for (const rule of rules) {
    const said = rule(western, place)
    if (said) return { text: leading + shownAs(bare) + trailing, spoken: said + trailing }
  }
  return { text, spoken: text.replace(LONG_RUN, (run) => run.match(SPEAKABLE_PIECE)?.join(' ') ?? run) }
}
