import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  bulk_rebrand: {
    row: 'A re-brand of all videos of a person or a site whose look is older than the brand.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid,
      state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
      total integer not null,
      asked integer not null default 0,
      chunk integer not null default 0,
      after_video_id uuid,
      created_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      user_id: 'Whose videos they are; null for all videos of the site.',
      total: 'How many videos had an older look when it was asked for.',
      asked: 'How many of them were taken up so far.',
      chunk: 'The number of the next chunk; a job of an earlier one does nothing.',
      after_video_id: 'The last video that was looked at; the next chunk begins after it.',
    },
    indexes: [
      `create unique index bulk_rebrand_running on bulk_rebrand
        (tenant_id, coalesce(user_id, '00000000-0000-0000-0000-000000000000')) where state = 'running'`,
    ],
  },
}

/**
 * Many videos are re-branded at once, behind what people wait for. Videos say what their person should know about them, and uploads
 * which web page they show. When a site was closed and how its videos fared is read for its status page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table video_job
       add column is_bulk boolean not null default false,
       add column bulk_rebrand_id uuid,
       add foreign key (tenant_id, bulk_rebrand_id) references bulk_rebrand (tenant_id, id) on delete set null (bulk_rebrand_id)`,
    `comment on column video_job.is_bulk is 'One of many that were asked for together: it waits for what people wait for.'`,
    `comment on column video_job.bulk_rebrand_id is 'The re-brand of many videos that it is part of.'`,
    `create index video_job_bulk_rebrand on video_job (tenant_id, bulk_rebrand_id) where bulk_rebrand_id is not null`,
    `alter table video add column notes jsonb not null default '[]'::jsonb`,
    `comment on column video.notes is 'What its person should know about how it was made: code and reason of each note.'`,
    `alter table upload add column page_url text`,
    `create index audit_log_closings on audit_log (tenant_id, at)
       where action in ('site-paused', 'site-resumed', 'tenant-paused', 'tenant-resumed')`,
    `create index video_failed on video (tenant_id, finished_at) where status = 'failed'`,
    `comment on column upload.page_url is 'The web page that was captured; null for other files.'`,
  )
}
