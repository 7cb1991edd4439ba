import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'

/** Webhooks, what was sent to them, and every attempt at it. */
const tables: Record<string, TableDefinition> = {
  webhook: {
    row: 'An address that is told of events of a person or of the whole site.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      scope text not null check (scope in ('own', 'site')),
      url text not null,
      events jsonb not null,
      is_active boolean not null default true,
      secret text not null,
      old_secret text,
      old_secret_until timestamptz,
      failing_since timestamptz,
      ended_at timestamptz,
      end_reason text check (end_reason in ('failing', 'gone')),
      claim_id uuid,
      claimed_until timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      secret: 'Encrypted.',
      old_secret: 'Encrypted; signs beside the new one until `old_secret_until`.',
      failing_since: 'The first failed attempt after the last success; null after a success.',
      ended_at: 'When it was turned off by itself.',
      claim_id: 'The dispatcher that sends to it now. Only the latest claim may note what came of an attempt.',
    },
    indexes: [`create index webhook_of_person on webhook (tenant_id, user_id)`],
  },
  webhook_delivery: {
    row: 'A message to a webhook, written in the transaction of the event.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      webhook_id uuid not null,
      message_id uuid not null,
      subject_id uuid,
      event text not null,
      is_test boolean not null default false,
      body text not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0,
      retries integer not null default 0,
      next_attempt_at timestamptz,
      last_attempt_at timestamptz,
      status_code integer,
      problem text,
      milliseconds integer,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade`,
    notes: {
      message_id: 'The same for every webhook that hears of the event, in every attempt and replay.',
      subject_id: 'Whom the event is about; null for tests.',
      retries: 'Failed attempts since it was created or replayed, which decide the next pause.',
      status_code: 'Of the last attempt, as are `problem` and `milliseconds`.',
    },
    indexes: [
      `create index webhook_delivery_due on webhook_delivery (tenant_id, webhook_id, next_attempt_at)
        where state = 'pending'`,
      `create index webhook_delivery_log on webhook_delivery (tenant_id, webhook_id, id)`,
      `create index webhook_delivery_of_person on webhook_delivery (tenant_id, subject_id)`,
    ],
  },
  webhook_attempt: {
    row: 'One request to a webhook with its answer.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      delivery_id uuid not null,
      number integer not null,
      at timestamptz not null,
      status_code integer,
      problem text,
      milliseconds integer not null,
      request_headers jsonb not null,
      answer_headers jsonb not null,
      answer text not null,
      primary key (tenant_id, delivery_id, number),
      foreign key (tenant_id, delivery_id) references webhook_delivery (tenant_id, id) on delete cascade`,
    notes: { answer: 'The beginning of its body.' },
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
}
