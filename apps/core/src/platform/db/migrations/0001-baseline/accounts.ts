import type { TableDefinition } from '../create-table.ts'

/** People, how they join and leave, and what was done in their name. */
export const accounts: Record<string, TableDefinition> = {
  app_user: {
    row: 'A person with an account on a site.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      username text not null,
      username_skeleton text,
      email text,
      email_verified_at timestamptz,
      display_name text,
      password_hash text,
      role text not null check (role in ('customer', 'partner', 'operator')),
      member_role text not null default 'member',
      picture_key text,
      language text check (language in ('en', 'es', 'zh', 'hi', 'fa')),
      time_zone text,
      theme text check (theme in ('light', 'dark')),
      digits text check (digits = 'latin'),
      email_opt_outs jsonb not null default '[]',
      newsletter_since timestamptz,
      subscription_status text
        check (subscription_status in ('active', 'canceled', 'incomplete', 'past_due', 'trialing')),
      created_at timestamptz not null default now(),
      disabled_at timestamptz,
      erased_at timestamptz,
      primary key (tenant_id, id),
      constraint app_user_member_role check (
        (role = 'customer' and member_role in ('owner', 'member'))
        or (role = 'partner' and member_role in ('owner', 'admin', 'editor', 'analyst'))
        or (role = 'operator' and member_role = 'operator')
      )`,
    notes: {
      username_skeleton: 'Unique on a site, so that no two user names look alike; null after a deletion.',
      language: 'The preferred language; null leaves it to the browser.',
      time_zone: 'An IANA name, e.g. `Europe/Lisbon`.',
      email_opt_outs: 'The kinds of emails the person does not want.',
      newsletter_since: 'Null for people who do not want newsletters.',
      subscription_status: 'As the billing feature last saw it; null for people who never subscribed.',
      erased_at: 'When the account was deleted; the row stays without a name because credit entries refer to it.',
    },
    indexes: [
      `create unique index app_user_username on app_user (tenant_id, lower(username))`,
      `create unique index app_user_email on app_user (tenant_id, lower(email)) where email is not null`,
      `create index app_user_newest on app_user (tenant_id, created_at desc, id desc)`,
      `create index app_user_of_newsletters on app_user (tenant_id) where newsletter_since is not null`,
      `create unique index app_user_username_skeleton on app_user (tenant_id, username_skeleton)`,
    ],
  },
  email_verification: {
    row: 'A link that proves an email address.',
    columns: `
      tenant_id uuid not null,
      token_hash text not null,
      user_id uuid not null,
      email text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      token_hash: 'sha256 of the token, in hex; the token itself is only in the email.',
      email: 'The address the link was sent to; it proves no later one.',
    },
    indexes: [
      `create index email_verification_of_user on email_verification (tenant_id, user_id)`,
      `create index email_verification_by_expiry on email_verification (tenant_id, expires_at)`,
    ],
    app: 'select, insert, delete',
  },
  email_change: {
    row: 'A change of email address, kept while it can be confirmed or undone.',
    columns: `
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      from_email text,
      to_email text,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      closed_at timestamptz,
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      from_email: 'The address before, which the link to undo went to; null where there was none.',
      to_email: 'Null where the address was removed.',
      confirmed_at: 'From when on the new address counted.',
      closed_at: 'When another change replaced an unconfirmed one, or the person withdrew it.',
    },
    indexes: [
      `create index email_change_of_user on email_change (tenant_id, user_id)`,
      `create index email_change_by_age on email_change (tenant_id, requested_at)`,
      // While a change can be undone, its former address is not free for another account.
      `create index email_change_by_former on email_change (tenant_id, lower(from_email))`,
      // One address at a time waits for its confirmation.
      `create unique index email_change_pending on email_change (tenant_id, user_id)
        where confirmed_at is null and closed_at is null and undone_at is null`,
    ],
  },
  invitation: {
    row: 'An open invitation to a site; the row ends when it is accepted.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      email text not null,
      display_name text,
      language text check (language in ('en', 'es', 'zh', 'hi', 'fa')),
      role text not null,
      member_role text not null,
      invited_by uuid,
      token_hash text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, invited_by) references app_user (tenant_id, id) on delete cascade,
      constraint invitation_member_role check (
        (role = 'customer' and member_role in ('owner', 'member'))
        or (role = 'partner' and member_role in ('owner', 'admin', 'editor', 'analyst'))
      )`,
    notes: {
      display_name: 'The name for the email and the account, where one was given.',
      invited_by: 'Null for an invitation by the operator, who has no account on the site.',
      token_hash: 'sha256 of the token, in hex; null until the email is written, the only place with the token.',
    },
    indexes: [
      // One open invitation for an address: a new one replaces the one before.
      `create unique index invitation_email on invitation (tenant_id, lower(email))`,
      `create unique index invitation_token on invitation (tenant_id, token_hash)`,
      `create index invitation_of_inviter on invitation (tenant_id, invited_by)`,
    ],
  },
  acceptance: {
    row: 'A version of the terms or the privacy notice that a person accepted.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      document text not null check (document in ('terms', 'privacy')),
      version integer not null check (version > 0),
      notified_version integer not null,
      accepted_at timestamptz not null,
      primary key (tenant_id, user_id, document, version),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      notified_version:
        'The newest version the person was emailed about; that of the acceptance until there is a newer one.',
    },
    indexes: [`create index acceptance_by_notified on acceptance (tenant_id, document, notified_version)`],
  },
  deletion_request: {
    row: 'A deletion of an account, and its receipt.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      requested_by uuid not null,
      step text not null check (step in ('detached', 'erased', 'swept')),
      receipt_email text,
      videos integer not null,
      lost_half_credits integer not null,
      stopped_video_ids jsonb not null,
      requested_at timestamptz not null,
      erased_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)`,
    notes: {
      id: 'Also the number of the receipt.',
      step: '`detached`: the account is anonymous. `erased`: the data is gone. `swept`: what late writers left, too.',
      receipt_email: 'Where the receipt goes; null once it was sent.',
      stopped_video_ids: 'The videos that were being rendered at that moment.',
    },
    indexes: [`create index deletion_request_open on deletion_request (tenant_id, requested_at) where step <> 'swept'`],
    app: 'select, insert, update',
  },
  audit_log: {
    row: 'An action that was recorded.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      at timestamptz not null default now(),
      actor_id uuid,
      impersonator_id uuid,
      action text not null,
      subject text not null,
      address text,
      detail jsonb not null default '{}',
      primary key (tenant_id, id)`,
    notes: {
      impersonator_id: 'The person who used the account of `actor_id`; null for the person themselves.',
    },
    indexes: [
      `create index audit_log_newest on audit_log (tenant_id, at desc, id desc)`,
      `create index audit_log_of_actor on audit_log (tenant_id, actor_id, id desc)`,
    ],
    app: 'select, insert',
  },
}
