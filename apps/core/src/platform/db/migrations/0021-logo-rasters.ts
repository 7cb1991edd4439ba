import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A vector logo keeps a raster copy beside it: not all that draws icons, emails and videos reads every drawing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table brand add column logo_raster_svg text`,
    `alter table brand_logo add column raster_svg text`,
    `alter table brand_kit_logo add column raster_svg text`,
    `comment on column brand.logo_raster_svg is 'A raster copy of logo_svg; null where that holds nothing but pixels.'`,
    `comment on column brand_logo.raster_svg is 'A raster copy of svg; null where that holds nothing but pixels.'`,
    `comment on column brand_kit_logo.raster_svg is 'A raster copy of svg; null where that holds nothing but pixels.'`,
  )
}
