import type { ColumnType, RawBuilder } from 'kysely'

/** A jsonb column: written through `jsonb()`, read as what its owner wrote. Features check shapes they did not write. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>
export type JsonWithDefault<T> = ColumnType<T, RawBuilder<T> | undefined, RawBuilder<T>>
export type NullableJson<T> = ColumnType<T | null, RawBuilder<T> | undefined, RawBuilder<T>>
/** Optional on insert although nothing is generated. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
