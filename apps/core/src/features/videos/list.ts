import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { type VideoRow, withNames } from './store.ts'

export interface ListQuery {
  q?: string | undefined
  status?: 'pending' | 'processing' | 'ready' | 'failed' | undefined
  sort: 'newest' | 'oldest' | 'title' | 'status'
  limit: number
  cursor?: string | undefined
}

/** Each order ends in a unique key, so a page can begin exactly after the last row of the one before it. */
const ORDERS = {
  newest: { key: sql<string>`video.created_at`, type: 'timestamptz', isDescending: true },
  oldest: { key: sql<string>`video.created_at`, type: 'timestamptz', isDescending: false },
  title: { key: sql<string>`lower(video.title)`, type: 'text', isDescending: false },
  status: { key: sql<string>`video.status`, type: 'text', isDescending: false },
} as const

/** One page of a person's videos and the cursor of the next, or null at the end. */
export async function listVideos(tx: TenantTx, userId: string, query: ListQuery): Promise<{ rows: VideoRow[]; next: string | null }> {
  const { key, type, isDescending } = ORDERS[query.sort]
  const way = isDescending ? 'desc' : 'asc'
  let rows = withNames(tx).where('video.user_id', '=', userId).select(sql<string>`${key}::text`.as('sort_key'))
  if (query.status) rows = rows.where('video.status', '=', query.status)
  if (query.q) rows = rows.where(matches(query.q))
  const after = readCursor(query.cursor)
  if (after) {
    const last = sql`(cast(${after[0]} as ${sql.raw(type)}), cast(${after[1]} as uuid))`
    rows = rows.where(sql<SqlBool>`(${key}, video.id) ${sql.raw(isDescending ? '<' : '>')} ${last}`)
  }
  const found = await rows.orderBy(key, way).orderBy('video.id', way).limit(query.limit + 1).execute()
  const page = found.slice(0, query.limit)
  const last = page.at(-1)
  return { rows: page, next: found.length > page.length && last ? writeCursor([last.sort_key, last.id]) : null }
}

/** Title or address holds the text, in any case; `%` and `_` are letters like any other. */
function matches(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(video.title ilike ${pattern} or video.property_address ilike ${pattern})`
}

function writeCursor(key: [string, string]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** A cursor that we did not make begins at the start again. */
function readCursor(cursor: string | undefined): [string, string] | undefined {
  if (!cursor) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [value, id] = Array.isArray(key) ? (key as unknown[]) : []
    return typeof value === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? [value, id] : undefined
  } catch {
    return undefined
  }
}
