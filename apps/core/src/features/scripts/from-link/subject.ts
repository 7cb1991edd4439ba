import type { Item, Value } from '../../../platform/web-pages/structured-data.ts'

/** What a video can be about, the most telling first. An offer or a product often stands beside the thing itself. */
const SUBJECTS = [
  /^(?:RealEstateListing|SingleFamilyResidence|House|Apartment|ApartmentComplex|Residence|Accommodation|Suite|Room|HotelRoom)$/,
  /^(?:Hotel|LodgingBusiness|Resort|BedAndBreakfast|Hostel|Motel|Campground|VacationRental)$/,
  /^(?:TouristTrip|Trip|TouristAttraction|TouristDestination|Event|Festival|Museum|LandmarksOrHistoricalBuildings)$/,
  /^(?:Restaurant|FoodEstablishment|LocalBusiness|TravelAgency|Place)$/,
  /^(?:Product|Service|IndividualProduct)$/,
  /^(?:Offer|AggregateOffer)$/,
]

/** Returns the thing that a page is about, or undefined where it names none. */
export function subjectOf(items: readonly Item[]): Item | undefined {
  const all = items.flatMap((item) => [item, ...partsOf(item)])
  for (const kind of SUBJECTS) {
    const found = all.find(({ types }) => types.some((type) => kind.test(type)))
    if (found) return found
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

/** Returns the first text under one of these properties, with the name it stood under. */
export function textAt(item: Item | undefined, ...names: string[]): { text: string; name: string } | undefined {
  for (const name of names)
    for (const value of item?.properties.get(name) ?? []) {
      const text = typeof value === 'string' ? plain(value) : textAt(value, 'name', '@value', 'value')?.text
      if (text) return { text, name }
    }
  return undefined
}

/** Returns text without tags, entities left over by editors, control characters and runs of space. */
export function plain(text: string): string {
  return text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
}
