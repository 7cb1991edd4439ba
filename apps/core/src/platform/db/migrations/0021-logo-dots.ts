import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A logo that is a drawing keeps its dots beside it: not all that draws icons, emails and videos reads every drawing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table brand add column logo_dots_svg text`,
    `alter table brand_logo add column dots_svg text`,
    `alter table brand_kit_logo add column dots_svg text`,
    `comment on column brand.logo_dots_svg is 'The dots of logo_svg; null where that is drawn as it is.'`,
    `comment on column brand_logo.dots_svg is 'The dots of svg; null where that is drawn as it is.'`,
    `comment on column brand_kit_logo.dots_svg is 'The dots of svg; null where that is drawn as it is.'`,
  )
}
