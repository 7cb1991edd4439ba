import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  twin_entitlement: {
    row: 'The right of a person to have one digital twin made.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      source text not null check (source in ('order', 'plan', 'free')),
      purchase_id uuid,
      ordinal integer,
      state text not null default 'open' check (state in ('open', 'used', 'refunded')),
      avatar_id uuid,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, purchase_id) references purchase (tenant_id, id) on delete cascade,
      check ((source = 'order') = (purchase_id is not null and ordinal is not null))`,
    notes: {
      source: 'A paid order, the plan of the partner, or no charge at all.',
      ordinal: 'Which of the twins of its order this is, from 1.',
      state: 'Used from the moment in which the twin is made of its recording; until then a refund ends it.',
      avatar_id: 'The twin it was taken for. Kept when that is deleted after its making.',
    },
    indexes: [
      `create unique index twin_entitlement_of_order on twin_entitlement (tenant_id, purchase_id, ordinal)`,
      `create index twin_entitlement_of_person on twin_entitlement (tenant_id, user_id)`,
      `create unique index twin_entitlement_of_avatar on twin_entitlement (tenant_id, avatar_id)`,
    ],
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(db, TWINS_BOUGHT, TWINS_MADE)
}

/** What was sold before there were entitlements is delivered now. */
const TWINS_BOUGHT = `
  insert into twin_entitlement (tenant_id, id, user_id, source, purchase_id, ordinal, created_at)
  select tenant_id, gen_random_uuid(), user_id, 'order', id, row_number() over (partition by tenant_id, id), paid_at
  from purchase,
    lateral jsonb_array_elements(lines) as line,
    lateral generate_series(1, (line ->> 'quantity')::int)
  where state = 'paid' and line ->> 'kind' = 'twin'`

/** Twins made before then cost nothing. */
const TWINS_MADE = `
  insert into twin_entitlement (tenant_id, id, user_id, source, state, avatar_id, created_at, used_at)
  select tenant_id, gen_random_uuid(), user_id, 'free', 'used', id, created_at, created_at
  from avatar where type = 'custom'`
