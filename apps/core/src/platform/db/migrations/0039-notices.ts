import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // What somebody does not want to hear of by mail stands in one place, whatever it is about.
    `alter table app_user add column mails_off jsonb not null default '[]'`,
    `alter table mail_outbox add column unsubscribe_url text`,
    `alter table video add column told_at timestamptz`,
    'set local role system',
    `update app_user set mails_off = '["credits"]' where (tenant_id, id) in
      (select tenant_id, user_id from credit_watch where not wants_mail)`,
    `update video set told_at = finished_at where status in ('ready', 'failed')`,
    'reset role',
    `alter table credit_watch drop column wants_mail`,
    `create index video_untold on video (tenant_id, user_id) where told_at is null and deleted_at is null`,
  )
}
