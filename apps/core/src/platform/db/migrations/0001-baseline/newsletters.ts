import type { TableDefinition } from '../create-table.ts'

/** Newsletters of a site and the consent to them. */
export const newsletters: Record<string, TableDefinition> = {
  newsletter_consent: {
    row: 'A consent to newsletters, or its withdrawal.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      is_granted boolean not null,
      source text not null check (source in ('sign-up', 'invitation', 'profile', 'mail')),
      at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    indexes: [`create index newsletter_consent_of_person on newsletter_consent (tenant_id, user_id, at)`],
  },
  newsletter: {
    row: 'A newsletter of a site; it stays when its author leaves.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      written_by uuid not null,
      subject text not null,
      text text not null,
      state text not null default 'draft' check (state in ('draft', 'sending', 'done', 'cancelled')),
      generation integer not null default 0,
      updated_at timestamptz not null,
      sent_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id)`,
    notes: {
      generation: 'Raised with every job that is sent; a job of an earlier generation does nothing.',
    },
  },
  newsletter_recipient: {
    row: 'A person that a newsletter goes to.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      newsletter_id uuid not null,
      user_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'taken', 'sent', 'failed', 'skipped')),
      sent_at timestamptz,
      primary key (tenant_id, newsletter_id, user_id),
      foreign key (tenant_id, newsletter_id) references newsletter (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      state: '`taken` while the email is sent; a process that dies leaves it so, because the email may have left.',
    },
    indexes: [
      `create index newsletter_recipient_of_person on newsletter_recipient (tenant_id, user_id, sent_at)`,
      `create index newsletter_recipient_next on newsletter_recipient (tenant_id, newsletter_id, user_id)
        where state in ('waiting', 'taken')`,
    ],
  },
}
