import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Returns a value for a jsonb column. Without it `pg` would send an array as a PostgreSQL array, which PGlite accepts and a
 * server refuses.
 */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
