import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** The ids that identity providers know people by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'scim_user', {
    row: 'The id that an identity provider knows a person of the tenant by.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      external_id text not null,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    indexes: [`create index scim_user_external on scim_user (tenant_id, external_id)`],
  })
}
