import type { FactSource, LinkedFactName, SpokenLanguage } from '@vitrine/contract'
import type { Item } from '../../../platform/web-pages/structured-data.ts'
import { areaIn, dateRange, durationIn, moneyIn } from './values.ts'
import { itemsAt, plain, textAt } from './subject.ts'

export interface FoundFact {
  name: LinkedFactName
  value: string
  source: FactSource
  property: string
}

/** The draft keeps no more of each. */
const LENGTH_MAX: Partial<Record<LinkedFactName, number>> = {
  title: 160,
  place: 200,
  description: 4000,
  email: 120,
  phone: 32,
}
const FACT_LENGTH_MAX = 60

/** Returns what the subject of a page says of itself, in the form of the video's language. */
export function factsOfSubject(subject: Item, language: SpokenLanguage): FoundFact[] {
  const type = subject.types[0] ?? 'Thing'
  const offer = itemsAt(subject.properties.get('offers'))[0] ?? (type.endsWith('Offer') ? subject : undefined)
  const home = itemsAt(subject.properties.get('itemOffered'))[0] ?? subject
  const found: (FoundFact | undefined)[] = [
    text('title', subject, 'name', 'headline'),
    fact('place', addressOf(subject) ?? addressOf(home), 'address'),
    fact('price', offer && moneyIn(offer, language), 'offers.price'),
    fact('price', pricesIn(subject), 'priceRange'),
    fact('bedrooms', countIn(home, 'numberOfBedrooms', 'numberOfBedroomsTotal'), 'numberOfBedrooms'),
    fact('bathrooms', countIn(home, 'numberOfBathroomsTotal', 'numberOfFullBathrooms'), 'numberOfBathroomsTotal'),
    fact('area', areaIn(itemsAt(home.properties.get('floorSize'))[0], language), 'floorSize'),
    fact('dates', dateRange(subject, language), 'startDate'),
    fact('duration', durationIn(textAt(subject, 'duration', 'timeRequired')?.text, language), 'duration'),
    text('phone', subject, 'telephone'),
    text('email', subject, 'email'),
    text('description', subject, 'description', 'abstract'),
  ]
  return firstOfEach(found.filter((one) => one !== undefined))

  function fact(name: LinkedFactName, value: string | undefined, property: string): FoundFact | undefined {
    return value
      ? { name, value: cut(name, value), source: 'structured-data', property: `${type}.${property}` }
      : undefined
  }

  function text(name: LinkedFactName, item: Item, ...names: string[]): FoundFact | undefined {
    const at = textAt(item, ...names)
    return at && fact(name, name === 'email' ? at.text.replace(/^mailto:/i, '') : at.text, at.name)
  }
}

/** Returns what the head of a page says, as every page with a preview has it. */
export function factsOfHead(metas: ReadonlyMap<string, string>, title: string): FoundFact[] {
  const siteName = metas.get('og:site_name') ?? ''
  const amount = metas.get('product:price:amount') ?? metas.get('og:price:amount')
  const currency = metas.get('product:price:currency') ?? metas.get('og:price:currency')
  const fact = (name: LinkedFactName, property: string, value: string | undefined): FoundFact[] =>
    value ? [{ name, value: cut(name, value), source: 'page-head', property }] : []
  return firstOfEach([
    ...['og:title', 'twitter:title'].flatMap((one) => fact('title', one, ownTitle(metas.get(one) ?? '', siteName))),
    ...fact('title', 'title', ownTitle(title, siteName)),
    ...['og:description', 'description', 'twitter:description'].flatMap((one) =>
      fact('description', one, metas.get(one)),
    ),
    ...(amount && currency ? fact('price', 'product:price:amount', `${amount} ${currency}`) : []),
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
  const most = LENGTH_MAX[name] ?? FACT_LENGTH_MAX
  if (value.length <= most) return value
  // Never half of a character that takes two units.
  const whole = value.slice(0, most - 1).replace(/\p{Cs}$/u, '')
  return `${whole.trimEnd()}…`
}

/** A range without a figure, as `$$`, says nothing in a video. */
function pricesIn(subject: Item): string | undefined {
  const text = textAt(subject, 'priceRange')?.text
  return text && /\p{Nd}/u.test(text) ? text : undefined
}

function countIn(item: Item, ...names: string[]): string | undefined {
  const text = textAt(item, ...names)?.text
  const count = Number(text)
  return text && count >= 0 && count <= 99 ? String(Math.round(count * 2) / 2) : undefined
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
