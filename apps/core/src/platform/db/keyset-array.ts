import type { SortedPageQuery } from './keyset.ts'

interface Page<Item> {
  rows: Item[]
  /** The cursor of the next page; null at the end. */
  next: string | null
}

interface Places<Item> {
  /** The sort value of an item. All items of a list have numbers, or all have texts. */
  valueOf: (item: Item) => number | string
  /** Identifies an item among those with the same sort value. */
  idOf: (item: Item) => string
}

const TEXT_MAX = 100

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** Returns a page of a list whose sort values are computed, like `pageOf` for rows of the database. */
export function pageOfArray<Item>(
  items: readonly Item[],
  { cursor, limit, order }: Omit<SortedPageQuery<string>, 'sort'>,
  { valueOf, idOf }: Places<Item>,
): Page<Item> {
  const way = order === 'asc' ? 1 : -1
  const placed = items.map((item) => ({ item, place: cut(valueOf(item)), id: idOf(item) }))
  const sorted = placed.toSorted((one, other) => way * compare(one, other))
  const last = readCursor(cursor, typeof placed[0]?.place === 'number')
  const rest = last ? sorted.filter((one) => way * compare(one, last) > 0) : sorted
  const page = rest.slice(0, limit)
  const end = page.at(-1)
  return { rows: page.map(({ item }) => item), next: end && rest.length > limit ? writeCursor(end) : null }
}

/** Limits a text to the characters used for sorting, so that cursors stay short. */
function cut(value: number | string): number | string {
  return typeof value === 'number' ? value : Array.from(value).slice(0, TEXT_MAX).join('')
}

interface Place {
  place: number | string
  id: string
}

function compare(one: Place, other: Place): number {
  return compareValues(one.place, other.place) || (one.id < other.id ? -1 : Number(one.id > other.id))
}

function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}

function writeCursor({ place, id }: Place): string {
  return `${typeof place === 'number' ? place : Buffer.from(place).toString('hex')}.${id}`
}

/** Parses a cursor. Returns undefined for one of another sort order. */
function readCursor(cursor: string | undefined, isNumber: boolean): Place | undefined {
  const [, place, id] = /^([\da-f-]*)\.(.+)$/.exec(cursor ?? '') ?? []
  if (place === undefined || id === undefined) return undefined
  if (!isNumber) return { place: Buffer.from(place, 'hex').toString(), id }
  return /^-?\d{1,16}$/.test(place) ? { place: Number(place), id } : undefined
}
