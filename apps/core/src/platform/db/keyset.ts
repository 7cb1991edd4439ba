import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Which part of a list is asked for, newest first: so many rows after the one that `cursor` names. */
export interface PageAsked {
  cursor?: string | undefined
  limit: number
}

/** The columns by which a list is ordered: a moment, and the unique id. */
interface Keys {
  time: string
  id: string
}

/** A row of a list with its place in it. */
interface Placed {
  id: string
  place: string
}

/** The moment of a row in microseconds, which is exact, unlike a Date. */
export function placeOf({ time }: Keys): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(time)}) * 1000000)::bigint::text`
}

/** Whether a row comes after the one that the cursor names; all rows do without one. */
export function isAfter({ time, id }: Keys, cursor: string | undefined): RawBuilder<SqlBool> {
  const [, place, last] = /^(\d{1,16})\.(.+)$/.exec(cursor ?? '') ?? []
  if (place === undefined || last === undefined) return sql<SqlBool>`true`
  const moment = sql`timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond'`
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}::text) < (${moment}, ${last}::text)`
}

/** The order of such a list. */
export function newestFirst({ time, id }: Keys): RawBuilder<unknown> {
  return sql`${sql.ref(time)} desc, ${sql.ref(id)}::text desc`
}

/** Cuts a page out of one row more than it has. `next` is the cursor of the page after it, or null at the end. */
export function pageOf<Row extends Placed>(rows: readonly Row[], limit: number): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: last && rows.length > limit ? `${last.place}.${last.id}` : null }
}
