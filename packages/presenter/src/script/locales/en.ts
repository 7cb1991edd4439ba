import type { SpeechLocale } from './speech-locale.ts'

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (value: number) => `${value}${ENDINGS[ORDINAL.select(value)] ?? 'th'}`

function saidTime(hour: number, minute: number, half: string): string {
  if (minute === 0) return half ? `${hour} ${half}` : `${hour} o'clock`
  return `${hour} ${minute < 10 ? `oh ${minute}` : minute} ${half}`.trim()
}

export const english: SpeechLocale = {
  dot: 'dot',
  at: 'at',
  and: 'and',
  per: 'per',
  percent: (amount) => `${amount} percent`,
  number: 'number',
  upTo: 'to',
  thousand: 'thousand',
  million: 'million',
  decimal: '.',
  currencies: {
    $: ['dollar', 'dollars', 'cents'],
    '€': ['euro', 'euros', 'cents'],
    '£': ['pound', 'pounds', 'pence'],
    '¥': ['yuan', 'yuan', 'fen'],
    '₹': ['rupee', 'rupees', 'paise'],
    USD: ['US dollar', 'US dollars', 'cents'],
    EUR: ['euro', 'euros', 'cents'],
    GBP: ['pound', 'pounds', 'pence'],
    AED: ['dirham', 'dirhams', 'fils'],
  },
  units: {
    m: ['metre', 'metres'],
    km: ['kilometre', 'kilometres'],
    cm: ['centimetre', 'centimetres'],
    mi: ['mile', 'miles'],
    ft: ['foot', 'feet'],
    'm²': ['square metre', 'square metres'],
    sqm: ['square metre', 'square metres'],
    'ft²': ['square foot', 'square feet'],
    sqft: ['square foot', 'square feet'],
    'km/h': ['kilometre per hour', 'kilometres per hour'],
    kg: ['kilogram', 'kilograms'],
    min: ['minute', 'minutes'],
    h: ['hour', 'hours'],
    hrs: ['hour', 'hours'],
    '°C': ['degree Celsius', 'degrees Celsius'],
    '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
    '°': ['degree', 'degrees'],
  },
  abbreviations: {
    'approx.': 'approximately',
    'apt.': 'apartment',
    'ave.': 'avenue',
    'blvd.': 'boulevard',
    'e.g.': 'for example',
    'etc.': 'et cetera.',
    'i.e.': 'that is',
    'no.': 'number',
    'rd.': 'road',
    'sq.': 'square',
    sq: 'square',
    'vs.': 'versus',
    'w/': 'with',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: (day, month, year) => `${month} ${ordinal(day)}${year ? `, ${year}` : ''}`,
  monthFirst: true,
  time: saidTime,
  am: 'a m',
  pm: 'p m',
}
