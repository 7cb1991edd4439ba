import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'

/** Addresses with listings, and what was seen there. */
const tables: Record<string, TableDefinition> = {
  listing_feed: {
    row: 'An address with listings that is fetched at intervals for a person.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      url text not null,
      every_hours integer not null check (every_hours > 0),
      next_fetch_at timestamptz,
      claimed_until timestamptz,
      fetched_at timestamptz,
      problem text,
      problem_values jsonb,
      batch_id uuid,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, batch_id) references table_import (tenant_id, id) on delete set null (batch_id)`,
    notes: {
      next_fetch_at: 'Null while it is paused.',
      claimed_until: 'Until when a process fetches it; a process that died leaves it behind.',
      problem: 'Why the last fetch came to nothing, as a message with its values.',
      batch_id: 'The latest batch that was filled from it.',
    },
    indexes: [
      `create index listing_feed_of_person on listing_feed (tenant_id, user_id)`,
      `create index listing_feed_due on listing_feed (tenant_id, next_fetch_at)`,
    ],
  },
  feed_listing: {
    row: 'A listing of a feed, as it was when it was last fetched.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      feed_id uuid not null,
      key text not null,
      title text not null,
      price text not null,
      fingerprint text not null,
      change text not null check (change in ('new', 'changed', 'price', 'same', 'gone')),
      batch_id uuid,
      line integer,
      primary key (tenant_id, id),
      unique (tenant_id, feed_id, key),
      foreign key (tenant_id, feed_id) references listing_feed (tenant_id, id) on delete cascade`,
    notes: {
      key: 'By what the listing is known again: its number or link, or its title.',
      fingerprint: 'Of all that it says but its price.',
      change: 'What the last fetch found about it.',
      line: 'Its row in the file of `batch_id`. A listing that was put into several batches has the latest.',
    },
    indexes: [`create index feed_listing_by_change on feed_listing (tenant_id, feed_id, change, id)`],
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
}
