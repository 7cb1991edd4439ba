import type { SpokenLanguage } from '@vitrine/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { matching } from './search-store.ts'
import { type VideoRow, videosWithNames } from './store.ts'

export interface ListQuery {
  q?: string | undefined
  status?: 'pending' | 'processing' | 'ready' | 'failed' | undefined
  language?: SpokenLanguage | undefined
  avatarId?: string | undefined
  from?: string | undefined
  before?: string | undefined
  sort: 'newest' | 'oldest' | 'title' | 'status'
  limit: number
  cursor?: string | undefined
}

/** A hundred of the longest scripts would make a response of six megabytes, whose serialization blocks all other requests. */
const SCRIPT_CHARACTERS_MAX = 500_000

interface Order {
  key: RawBuilder<unknown>
  /** The key as text in a cursor, and the function that parses it. */
  written: RawBuilder<string>
  read: (written: string) => RawBuilder<unknown> | undefined
  isDescending: boolean
}

const createdAt = sql`video.created_at`
const byTime = {
  key: createdAt,
  // Microseconds as a number: exact, and a made-up cursor cannot be a date that the database refuses.
  written: sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint::text`,
  read: (written: string) =>
    /^\d{1,16}$/.test(written) ? sql`timestamptz 'epoch' + ${written}::bigint * interval '1 microsecond'` : undefined,
}

function byText(key: RawBuilder<unknown>): Order {
  return { key, written: sql<string>`${key}::text`, read: (written) => sql`${written}::text`, isDescending: false }
}

/** Each order ends in the unique id, so a page can begin exactly after the last row of the one before it. */
const ORDERS: Record<ListQuery['sort'], Order> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  title: byText(sql`lower(video.title)`),
  status: byText(sql`video.status`),
}

/** Returns a page of a person's videos and the cursor of the next one, null at the end. */
export async function listVideos(
  tx: TenantTx,
  userId: string,
  query: ListQuery,
): Promise<{ rows: VideoRow[]; next: string | null }> {
  const found = query.q ? await matching(tx, userId, query.q) : undefined
  // A query of punctuation alone matches nothing.
  if (query.q && !found) return { rows: [], next: null }
  const order = ORDERS[query.sort]
  const way = order.isDescending ? 'desc' : 'asc'
  let rows = videosWithNames(tx)
    .where('video.user_id', '=', userId)
    .where('video.deleted_at', 'is', null)
    .where('video.copy_of', 'is', null)
    .select(order.written.as('sort_key'))
  if (query.status) rows = rows.where('video.status', '=', query.status)
  if (query.language) rows = rows.where('video.language', '=', query.language)
  if (query.avatarId) rows = rows.where('video.avatar_id', '=', query.avatarId)
  if (query.from) rows = rows.where('video.created_at', '>=', new Date(query.from))
  if (query.before) rows = rows.where('video.created_at', '<', new Date(query.before))
  if (found) rows = rows.where(found)
  const after = readCursor(query.cursor, order)
  if (after)
    rows = rows.where(
      sql<SqlBool>`(${order.key}, video.id) ${sql.raw(order.isDescending ? '<' : '>')} (${after.value}, ${after.id}::uuid)`,
    )
  const read = await rows
    .orderBy(order.key, way)
    .orderBy('video.id', way)
    .limit(query.limit + 1)
    .execute()
  const page = read.slice(0, Math.min(query.limit, rowsThatFit(read)))
  const last = page.at(-1)
  return { rows: page, next: read.length > page.length && last ? writeCursor([last.sort_key, last.id]) : null }
}

/** Returns how many rows, at least one, have scripts of `SCRIPT_CHARACTERS_MAX` together. */
function rowsThatFit(rows: readonly { script: string }[]): number {
  let characters = 0
  const surplus = rows.findIndex(
    ({ script }, index) => (characters += script.length) > SCRIPT_CHARACTERS_MAX && index > 0,
  )
  return surplus === -1 ? rows.length : surplus
}

function writeCursor(key: [string, string]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** An invalid cursor returns undefined, which is the first page. */
function readCursor(cursor: string | undefined, order: Order): { value: RawBuilder<unknown>; id: string } | undefined {
  if (!cursor) return undefined
  const [written, id] = parse(Buffer.from(cursor, 'base64url').toString())
  if (typeof written !== 'string' || typeof id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return undefined
  const value = written.includes('\0') ? undefined : order.read(written)
  return value && { value, id }
}

function parse(json: string): unknown[] {
  try {
    const key: unknown = JSON.parse(json)
    return Array.isArray(key) ? key : []
  } catch {
    return []
  }
}
