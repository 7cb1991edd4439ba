import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The least of them, and one that no other role has: whoever forgets it makes nobody an owner.
    `alter table app_user alter column finer_role set default 'member'`,
    `alter table app_user add constraint app_user_standing check (
      (role = 'customer' and finer_role in ('owner', 'member'))
      or (role = 'partner' and finer_role in ('owner', 'admin', 'editor', 'analyst'))
      or (role = 'operator' and finer_role = 'operator')
    )`,
    `create table invitation (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      email text not null,
      role text not null,
      finer_role text not null,
      invited_by uuid not null,
      token_hash text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, invited_by) references app_user (tenant_id, id) on delete cascade,
      constraint invitation_standing check (
        (role = 'customer' and finer_role in ('owner', 'member'))
        or (role = 'partner' and finer_role in ('owner', 'admin', 'editor', 'analyst'))
      )
    )`,
    // One open invitation of an address: a new one takes the place of the one before.
    `create unique index invitation_email on invitation (tenant_id, lower(email))`,
    `create unique index invitation_token on invitation (tenant_id, token_hash)`,
    `create index invitation_of_inviter on invitation (tenant_id, invited_by)`,
    `create index audit_line_of_actor on audit_line (tenant_id, actor_id, id desc)`,
  )
  await protect(db, 'invitation')
}
