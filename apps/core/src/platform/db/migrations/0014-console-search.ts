import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Operators search across all tenants, so their indexes begin with what is searched for and not with a tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index app_user_by_id on app_user (id)`,
    `create index app_user_by_username on app_user (lower(username) text_pattern_ops)`,
    `create index app_user_by_email on app_user (lower(email) text_pattern_ops)`,
    `create index app_user_by_name on app_user (lower(display_name) text_pattern_ops)`,
    `create index app_user_by_surname on app_user (lower(substring(display_name from '[^ ]+$')) text_pattern_ops)`,
    `create index video_by_id on video (id)`,
    `create index video_search_term_everywhere on video_search_term (term, video_id)`,
    `create index purchase_by_id on purchase (id)`,
    `create index purchase_by_payment on purchase (payment_ref)`,
  )
}
