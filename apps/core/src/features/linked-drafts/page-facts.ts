import { FACT_LENGTHS_MAX, type FactSource, type LinkedFactName, type SpokenLanguage } from '@vitrine/contract'
import { withoutLoneSurrogate } from '../../platform/text/lone-surrogate.ts'
import type { Item } from '../../platform/web-pages/structured-data.ts'
import { openingIn } from './opening-hours.ts'
import { itemsAt, plain, textAt } from './subject.ts'
import { areaIn, dateRange, dayText, durationIn, moneyIn, moneyText, numberIn, timeText } from './values.ts'

export interface FoundFact {
  name: LinkedFactName
  value: string
  source: FactSource
  property: string
}

const PROPERTY_CHARACTERS_MAX = 80

/** Returns what the subject of a page says of itself, in the form of the video's language. */
export function factsOfSubject(subject: Item, language: SpokenLanguage): FoundFact[] {
  const type = subject.types[0] ?? 'Thing'
  const offer = itemsAt(subject.properties.get('offers'))[0] ?? (type.endsWith('Offer') ? subject : undefined)
  const home = homeOf(subject)
  const found: (FoundFact | undefined)[] = [
    text('title', subject, 'name', 'headline'),
    fact('place', addressOf(subject), 'address'),
    fact('place', addressOf(home), 'address', home),
    fact('price', offer && moneyIn(offer, language), 'offers.price'),
    fact('price', pricesIn(subject), 'priceRange'),
    fact('bedrooms', countIn(home, 'numberOfBedrooms', 'numberOfBedroomsTotal'), 'numberOfBedrooms', home),
    fact('bathrooms', countIn(home, 'numberOfBathroomsTotal', 'numberOfFullBathrooms'), 'numberOfBathroomsTotal', home),
    fact('area', areaIn(itemsAt(home.properties.get('floorSize'))[0], language), 'floorSize', home),
    fact('yearBuilt', yearIn(textAt(home, 'yearBuilt')?.text), 'yearBuilt', home),
    fact('roomCount', roomCountIn(subject), 'numberOfRooms'),
    fact('checkIn', timeText(textAt(subject, 'checkinTime')?.text, language), 'checkinTime'),
    fact('opening', openingIn(subject, language), 'openingHours'),
    fact('dates', dateRange(subject, language), 'startDate'),
    fact('duration', durationIn(textAt(subject, 'duration', 'timeRequired')?.text, language), 'duration'),
    fact(
      'validUntil',
      dayText(textAt(offer, 'priceValidUntil', 'validThrough')?.text, language),
      'offers.validThrough',
    ),
    text('phone', subject, 'telephone'),
    text('email', subject, 'email'),
    text('description', subject, 'description', 'abstract'),
  ]
  return firstOfEach(found.filter((one) => one !== undefined))

  function fact(
    name: LinkedFactName,
    value: string | undefined,
    property: string,
    { types }: Item = subject,
  ): FoundFact | undefined {
    if (!value) return undefined
    const at = `${types[0] ?? type}.${property}`.slice(0, PROPERTY_CHARACTERS_MAX)
    return { name, value: cut(name, value), source: 'structured-data', property: at }
  }

  function text(name: LinkedFactName, item: Item, ...names: string[]): FoundFact | undefined {
    const at = textAt(item, ...names)
    return at && fact(name, name === 'email' ? at.text.replace(/^mailto:/i, '') : at.text, at.name)
  }
}

/** Returns the home that a listing or an offer is about, or the subject itself. */
function homeOf(subject: Item): Item {
  const inner = ['itemOffered', 'mainEntity', 'about'].flatMap((name) => itemsAt(subject.properties.get(name)))
  return inner.find(({ types }) => types.length > 0) ?? subject
}

/** Returns what the head of a page says, as every page with a preview has it. */
export function factsOfHead(
  metas: ReadonlyMap<string, string>,
  title: string,
  language: SpokenLanguage = 'en',
): FoundFact[] {
  const siteName = metas.get('og:site_name') ?? ''
  const amount = numberIn(metas.get('product:price:amount') ?? metas.get('og:price:amount'))
  const currency = metas.get('product:price:currency') ?? metas.get('og:price:currency')
  const fact = (name: LinkedFactName, property: string, value: string | undefined): FoundFact[] =>
    value ? [{ name, value: cut(name, plain(value)), source: 'page-head', property }] : []
  return firstOfEach([
    ...['og:title', 'twitter:title'].flatMap((one) => fact('title', one, ownTitle(metas.get(one) ?? '', siteName))),
    ...fact('title', 'title', ownTitle(title, siteName)),
    ...['og:description', 'description', 'twitter:description'].flatMap((one) =>
      fact('description', one, metas.get(one)),
    ),
    ...(amount ? fact('price', 'product:price:amount', moneyText(amount, currency, language)) : []),
  ])
}

/** Returns a title without the name of its site and what follows a bar, as in `Casa do Faro | Book direct`. */
function ownTitle(title: string, siteName: string): string {
  const parts = title.split(/ [|–—·-] /).filter((part) => part.toLowerCase() !== siteName.toLowerCase())
  const kept = title.includes('|') ? parts.slice(0, 1) : parts
  return kept.join(' – ').trim() || title.trim()
}

/** Keeps the first fact of each name. */
export function firstOfEach(facts: readonly FoundFact[]): FoundFact[] {
  const seen = new Set<LinkedFactName>()
  return facts.filter(({ name }) => !seen.has(name) && seen.add(name))
}

function cut(name: LinkedFactName, value: string): string {
  const most = FACT_LENGTHS_MAX[name]
  if (value.length <= most) return value
  return `${withoutLoneSurrogate(value.slice(0, most - 1)).trimEnd()}…`
}

/** A range without a figure, as `$$`, says nothing in a video. */
function pricesIn(subject: Item): string | undefined {
  const text = textAt(subject, 'priceRange')?.text
  return text && /\p{Nd}/u.test(text) ? text : undefined
}

function countIn(item: Item, ...names: string[]): string | undefined {
  const text = textAt(item, ...names)?.text
  const count = Number(text)
  return text && count > 0 && count <= 99 ? String(Math.round(count * 2) / 2) : undefined
}

/** Returns the number of rooms of a hotel. For homes there is none: what counts as a room differs by country. */
function roomCountIn(subject: Item): string | undefined {
  const count = Number(textAt(subject, 'numberOfRooms')?.text)
  const isHotel = subject.types.some((type) => /Hotel|Lodging|Resort|BedAndBreakfast|Hostel|Motel/.test(type))
  return isHotel && Number.isInteger(count) && count > 0 && count <= 9999 ? String(count) : undefined
}

function yearIn(text: string | undefined): string | undefined {
  return text && /^(?:1[0-9]|20)\d{2}$/.test(text) ? text : undefined
}

function addressOf(item: Item): string | undefined {
  const place = itemsAt(item.properties.get('location'))[0]
  const address = itemsAt(item.properties.get('address'))[0] ?? (place && itemsAt(place.properties.get('address'))[0])
  if (!address) {
    const written = item.properties.get('address')?.find((value) => typeof value === 'string')
    return written ? plain(written) : undefined
  }
  const parts = ['streetAddress', 'addressLocality', 'addressRegion'].map((name) => textAt(address, name)?.text)
  return [...new Set(parts.filter(Boolean))].join(', ') || undefined
}
