/** The trash and personal copies are not counted. */
const isCounted = (row: string) => `${row}.deleted_at is null and ${row}.copy_of is null`

/**
 * Adds a row to `video_counter` for every change of a video's status. Rows are only ever added: a number that is updated in place
 * would make all changes of one person's videos wait for each other. The triggers are in the database, so that no change of a
 * video can miss them.
 */
export const videoCounters: readonly string[] = [
  // Nothing is added for a tenant that is being deleted, since the deletion takes all rows with it.
  `create function update_video_counter() returns trigger language plpgsql as $body$
  begin
    if tg_op <> 'INSERT' and ${isCounted('old')} then
      insert into video_counter (tenant_id, user_id, status, delta)
        select id, old.user_id, old.status, -1 from tenant where id = old.tenant_id;
    end if;
    if tg_op <> 'DELETE' and ${isCounted('new')} then
      insert into video_counter (tenant_id, user_id, status, delta) values (new.tenant_id, new.user_id, new.status, 1);
    end if;
    return null;
  end
  $body$`,
  `create trigger video_counter_of_all after insert or delete on video
    for each row execute function update_video_counter()`,
  `create trigger video_counter_of_changed after update on video
    for each row when ((old.status, old.deleted_at is null, old.copy_of is null) is distinct from
      (new.status, new.deleted_at is null, new.copy_of is null))
    execute function update_video_counter()`,
]
