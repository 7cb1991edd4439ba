import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The requested page of a list: a number of rows after the one that `cursor` names. */
export interface PageQuery {
  cursor?: string | undefined
  limit: number
}

/** The part of a list that can be sorted. */
export interface SortedPageQuery<Key extends string> extends PageQuery {
  sort: Key
  order: 'asc' | 'desc'
}

type KeyType = 'number' | 'text' | 'time'

/** A sort key of a list. Its value is never null. */
interface SortKey {
  value: RawBuilder<unknown>
  type: KeyType
}

/** The order of a list: by a key, and among equal keys by the unique id, which goes the same way. */
interface ListOrder {
  key: SortKey
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

/** A row of a list with its position. */
interface Placed {
  id: string
  place: string
}

/** Enough of a text to sort by, so that cursors stay short. */
const TEXT_MAX = 100

export function byTime(column: string): SortKey {
  return { value: sql.ref(column), type: 'time' }
}

/** A sort key by a computed time; rows without one come first. */
export function byMoment(value: RawBuilder<unknown>): SortKey {
  return { value: sql`coalesce(${value}, timestamptz 'epoch')`, type: 'time' }
}

/** A sort key by a column of whole numbers without null. */
export function byCount(column: string): SortKey {
  return { value: sql.ref(column), type: 'number' }
}

export function byNumber(value: RawBuilder<unknown>): SortKey {
  return { value: sql`coalesce(${value}, 0)::bigint`, type: 'number' }
}

/** Returns a sort key by text that ignores case. Rows without a text sort as if it were empty. */
export function byText(...columns: [string, ...string[]]): SortKey {
  const found = sql.join([...columns.map((column) => sql`nullif(${sql.ref(column)}::text, '')`), sql`''`])
  return { value: sql`left(lower(coalesce(${found})), ${sql.lit(TEXT_MAX)})`, type: 'text' }
}

/** A sort key by a computed text that is never null. */
export function byTextOf(value: RawBuilder<string>): SortKey {
  return { value: sql`left(lower(${value}), ${sql.lit(TEXT_MAX)})`, type: 'text' }
}

export function newestFirst(time: string, id: string): ListOrder {
  return { key: byTime(time), id: sql.ref(id), direction: 'desc' }
}

/** Returns the position of a row as URL-safe text. A Date would not be exact. */
export function placeOf({ key: { value, type } }: ListOrder): RawBuilder<string> {
  if (type === 'time') return sql<string>`(extract(epoch from ${value}) * 1000000)::bigint::text`
  return type === 'number' ? sql<string>`${value}::text` : sql<string>`encode(convert_to(${value}, 'UTF8'), 'hex')`
}

/**
 * Returns a condition: the row comes after the one that the cursor names. True for all rows without a cursor, or with one of
 * another order.
 */
export function isAfter({ key, id, direction }: ListOrder, cursor: string | undefined): RawBuilder<SqlBool> {
  const [, place, last] = /^([\da-f-]*)\.(.+)$/.exec(cursor ?? '') ?? []
  const value = place === undefined ? undefined : valueAt(place, key.type)
  if (value === undefined || last === undefined) return sql<SqlBool>`true`
  return sql<SqlBool>`(${key.value}, ${id}::text) ${sql.raw(direction === 'desc' ? '<' : '>')} (${value}, ${last}::text)`
}

/** Returns the order of such a list. */
export function inOrder({ key, id, direction }: ListOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return sql`${key.value} ${way}, ${id}::text ${way}`
}

/**
 * Returns a page from rows of which one more than `limit` was read. `next` is the cursor of the page after it, or null at the
 * end.
 */
export function pageOf<Row extends Placed>(rows: readonly Row[], limit: number): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: last && rows.length > limit ? `${last.place}.${last.id}` : null }
}

function valueAt(place: string, type: KeyType): RawBuilder<unknown> | undefined {
  if (type === 'text') {
    const text = Buffer.from(place, 'hex').toString()
    return text.includes('\0') ? undefined : sql`${text}::text`
  }
  if (!/^-?\d{1,16}$/.test(place)) return undefined
  return type === 'number'
    ? sql`${place}::bigint`
    : sql`timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond'`
}
