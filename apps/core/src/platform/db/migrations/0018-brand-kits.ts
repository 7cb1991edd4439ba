import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  brand_kit_logo: {
    row: 'A logo of a person’s brand kit, or one that a video of theirs was drawn with. Never changed.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      svg text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    indexes: [`create index brand_kit_logo_of_person on brand_kit_logo (tenant_id, user_id)`],
  },
  brand_kit: {
    row: 'The brand of a person’s own business, in which their videos are made.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      name text not null,
      design jsonb not null,
      logo_id uuid,
      is_default boolean not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, logo_id) references brand_kit_logo (tenant_id, id)`,
    notes: {
      design: 'Name, colours, font, contacts and lines, as the contract’s BrandKitDesign says.',
      is_default: 'Used for videos that name no kit.',
    },
    indexes: [
      `create unique index brand_kit_name on brand_kit (tenant_id, user_id, lower(name))`,
      `create unique index brand_kit_default on brand_kit (tenant_id, user_id) where is_default`,
    ],
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table video add column brand_kit_id uuid, add column brand_kit jsonb,
      add foreign key (tenant_id, brand_kit_id) references brand_kit (tenant_id, id) on delete set null (brand_kit_id)`,
    `create index video_by_brand_kit on video (tenant_id, brand_kit_id) where brand_kit_id is not null`,
    `comment on column video.brand_kit_id is 'Null for the brand of the site, and once the kit was deleted.'`,
    `comment on column video.brand_kit is 'What the video was drawn with (DrawnBrandKit of the contract); null for the brand of the site.'`,
  )
}
