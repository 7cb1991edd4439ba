import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** People may name what they buy as programs do: an answer is kept for whoever asked, and goes with their person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table kept_answer drop constraint kept_answer_tenant_id_key_id_fkey`,
    `alter table kept_answer rename column key_id to caller_id`,
    `alter table kept_answer add column user_id uuid`,
    'set local role system',
    `update kept_answer set user_id = api_key.user_id from api_key
       where api_key.tenant_id = kept_answer.tenant_id and api_key.id = kept_answer.caller_id`,
    'reset role',
    `alter table kept_answer alter column user_id set not null`,
    `alter table kept_answer add foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    `create index kept_answer_user on kept_answer (tenant_id, user_id)`,
  )
}
