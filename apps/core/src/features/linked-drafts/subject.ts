import type { LinkedTrade } from '@vitrine/contract'
import type { Item, Value } from '../../platform/web-pages/structured-data.ts'

/** Subjects of videos, the most specific first: an offer or product often accompanies the actual subject. */
const SUBJECTS: { trade: LinkedTrade; types: RegExp }[] = [
  {
    trade: 'listing',
    types:
      /^(?:RealEstateListing|SingleFamilyResidence|House|Apartment|ApartmentComplex|Residence|GatedResidenceCommunity|Accommodation)$/,
  },
  {
    trade: 'hotel',
    types:
      /^(?:Hotel|LodgingBusiness|Resort|BedAndBreakfast|Hostel|Motel|Campground|VacationRental|HotelRoom|Suite|Room)$/,
  },
  {
    trade: 'tour',
    types:
      /^(?:TouristTrip|Trip|BoatTrip|TouristAttraction|TouristDestination|\w{0,20}Event|Festival|Museum|Landmarks\w{0,30})$/,
  },
  { trade: 'general', types: /^(?:Restaurant|FoodEstablishment|LocalBusiness|TravelAgency|RealEstateAgent|Place)$/ },
  { trade: 'offer', types: /^(?:Product|Service|IndividualProduct|Offer|AggregateOffer)$/ },
]

export interface Subject {
  item: Item
  trade: LinkedTrade
}

/** Returns the thing that a page is about, or undefined where it names none. */
export function subjectOf(items: readonly Item[]): Subject | undefined {
  const all = items.flatMap((item) => [item, ...partsOf(item)])
  for (const { trade, types } of SUBJECTS) {
    const item = all.find((one) => one.types.some((type) => types.test(type)))
    if (item) return { item, trade }
  }
  return undefined
}

/** A page or an offer holds the thing that it is about. */
function partsOf({ properties }: Item): Item[] {
  return ['mainEntity', 'about', 'itemOffered', 'item'].flatMap((name) => itemsAt(properties.get(name)))
}

export function itemsAt(values: readonly Value[] | undefined): Item[] {
  return (values ?? []).filter((value) => typeof value !== 'string')
}

/** Returns the first text of one of these properties, with the name of the property. */
export function textAt(item: Item | undefined, ...names: string[]): { text: string; name: string } | undefined {
  for (const name of names)
    for (const value of item?.properties.get(name) ?? []) {
      const text = typeof value === 'string' ? plain(value) : textOf(value)
      if (text) return { text, name }
    }
  return undefined
}

function textOf({ properties }: Item): string | undefined {
  const values = ['name', '@value', 'value'].flatMap((name) => properties.get(name) ?? [])
  return values.map((value) => (typeof value === 'string' ? plain(value) : '')).find(Boolean)
}

/** Returns text without tags, entities left over by editors, control characters, marks of direction and runs of space. */
export function plain(text: string): string {
  return text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\p{Cc}\p{Cs}\s\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]+/gu, ' ')
    .trim()
}
