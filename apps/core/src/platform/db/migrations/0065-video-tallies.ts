import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** The trash and personal copies are not counted. */
const counts = (row: string) => `${row}.deleted_at is null and ${row}.copy_of is null`

/**
 * How many videos somebody has in each state, as lines that are only ever added and add up to it: a number that is changed in place
 * would have everybody who changes a video of that person wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table video_tally (
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      id uuid not null default gen_random_uuid(),
      status text not null,
      n integer not null,
      primary key (tenant_id, user_id, id)
    )`,
  )
  await protect(db, 'video_tally')
  await run(
    db,
    // Kept by the database, so that no way to change a video can forget it. A tenant that is being deleted takes all along.
    `create function note_video_tally() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' and ${counts('old')} then
        insert into video_tally (tenant_id, user_id, status, n)
          select id, old.user_id, old.status, -1 from tenant where id = old.tenant_id;
      end if;
      if tg_op <> 'DELETE' and ${counts('new')} then
        insert into video_tally (tenant_id, user_id, status, n) values (new.tenant_id, new.user_id, new.status, 1);
      end if;
      return null;
    end
    $body$`,
    `create trigger video_tally_of_all after insert or delete on video for each row execute function note_video_tally()`,
    `create trigger video_tally_of_changed after update on video for each row
      when ((old.status, old.deleted_at is null, old.copy_of is null) is distinct from
        (new.status, new.deleted_at is null, new.copy_of is null))
      execute function note_video_tally()`,
    'set local role system',
    `insert into video_tally (tenant_id, user_id, status, n)
      select tenant_id, user_id, status, count(*) from video where ${counts('video')} group by tenant_id, user_id, status`,
    'reset role',
  )
}
