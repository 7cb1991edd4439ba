import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // Null for everybody until they say yes: nobody is written to by default.
    `alter table app_user add column newsletter_since timestamptz`,
    `create index app_user_of_newsletters on app_user (tenant_id) where newsletter_since is not null`,
    // Every yes and no with its moment and place, for whoever has to show them.
    `create table newsletter_consent (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      is_given boolean not null,
      source text not null check (source in ('sign-up', 'invitation', 'profile', 'mail')),
      at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index newsletter_consent_of_person on newsletter_consent (tenant_id, user_id, at)`,
    // It stays with the site when its writer leaves.
    `create table newsletter (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      written_by uuid not null,
      subject text not null,
      text text not null,
      state text not null default 'draft' check (state in ('draft', 'sending', 'done', 'cancelled')),
      turn integer not null default 0,
      changed_at timestamptz not null,
      sent_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id)
    )`,
    // 'taken' is whoever is being written to: a process that dies leaves it so, and nobody knows whether the mail left.
    `create table newsletter_receiver (
      tenant_id uuid not null references tenant (id) on delete cascade,
      newsletter_id uuid not null,
      user_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'taken', 'sent', 'failed', 'skipped')),
      sent_at timestamptz,
      primary key (tenant_id, newsletter_id, user_id),
      foreign key (tenant_id, newsletter_id) references newsletter (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index newsletter_receiver_of_person on newsletter_receiver (tenant_id, user_id, sent_at)`,
    `create index newsletter_receiver_next on newsletter_receiver (tenant_id, newsletter_id, user_id)
      where state in ('waiting', 'taken')`,
  )
  for (const table of ['newsletter_consent', 'newsletter', 'newsletter_receiver']) await protect(db, table)
}
