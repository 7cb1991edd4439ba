import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  email_blast_order: {
    row: 'An order of the email blast, which a person of the team carries out.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      area text not null,
      note text not null,
      price_cents int,
      currency text not null,
      ordered_at timestamptz not null,
      done_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      area: 'The market that the emails go to, in the words of the customer.',
      price_cents: 'What a month cost when it was ordered. Null where the team quotes a price.',
      done_at: 'Null while it waits for the team.',
    },
    indexes: [
      `create index email_blast_order_of_person on email_blast_order (tenant_id, user_id)`,
      `create unique index email_blast_order_open on email_blast_order (tenant_id, user_id) where done_at is null`,
    ],
  },
}

/**
 * The platform's own sites keep selling the email blast; partners turn it on themselves. The footers of the first start linked to
 * profiles under `.example`, where nothing ever answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `set local role system`,
    `update price_list set list = list || '{"sellsEmailBlast": true}'::jsonb
      where tenant_id in (select id from tenant where kind = 'flagship')`,
    `update tenant set settings = jsonb_set(settings, '{footer,social}', '{}'::jsonb)
      where (settings #> '{footer,social}')::text like '%.example/%'`,
    `update tenant set settings = jsonb_set(settings, '{footer,credit,url}', 'null'::jsonb)
      where settings #>> '{footer,credit,url}' like '%.example'`,
    `reset role`,
  )
}
