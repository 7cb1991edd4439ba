/** The most characters of each fact, in the order in which people read them. */
export const FACT_LENGTHS_MAX = {
  title: 160,
  place: 200,
  price: 40,
  bedrooms: 60,
  bathrooms: 60,
  area: 40,
  yearBuilt: 60,
  roomCount: 60,
  checkIn: 60,
  opening: 200,
  dates: 60,
  duration: 60,
  validUntil: 60,
  phone: 32,
  email: 120,
  description: 4000,
} as const
