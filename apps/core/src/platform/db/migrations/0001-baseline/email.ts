import type { TableDefinition } from '../create-table.ts'

/** Emails that are sent, their senders and wording. */
export const email: Record<string, TableDefinition> = {
  email_outbox: {
    row: 'An email that was sent, for the page of emails in development.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      recipient text not null,
      sender_name text not null,
      sender_address text not null,
      signing_domain text,
      reply_to text not null,
      subject text not null,
      html text not null,
      text text not null,
      unsubscribe_url text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)`,
    notes: {
      signing_domain: "The domain whose key signed it; null for the platform's own address.",
    },
    indexes: [`create index email_outbox_newest on email_outbox (tenant_id, created_at desc, id desc)`],
    app: 'select, insert, delete',
  },
  email_sender: {
    row: 'The address of a tenant that its emails come from, once its domain allows it.',
    columns: `
      tenant_id uuid primary key references tenant (id) on delete cascade,
      name text not null,
      address text not null,
      domain text not null check (domain = lower(domain)),
      selector text not null,
      public_key text not null,
      private_key text not null,
      state text not null default 'pending' check (state in ('pending', 'verified', 'lost')),
      report jsonb not null,
      checked_at timestamptz,
      verified_at timestamptz,
      lost_at timestamptz`,
    notes: {
      selector: 'Where the public key is published below the domain.',
      private_key: 'Encrypted.',
      report: 'What the last check of the records found.',
    },
  },
  email_text: {
    row: 'An email in the wording of a partner, in one language; the row stays after a reset, so that versions only grow.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      template text not null,
      language text not null,
      version integer not null,
      texts jsonb not null,
      primary key (tenant_id, template, language)`,
    notes: {
      texts: 'Null for the standard wording.',
    },
  },
}
