import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const personFigure: TableDefinition = {
  row: 'What a person has, for lists of all people in the order of a figure. Triggers maintain it.',
  columns: `
    tenant_id uuid not null,
    user_id uuid not null,
    videos bigint not null default 0,
    avatars bigint not null default 0,
    half_credits bigint not null default 0,
    primary key (tenant_id, user_id),
    foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
  notes: {
    videos: 'Those outside the trash, with personal copies.',
    half_credits: 'Also those that have run out and were not booked off yet.',
  },
  indexes: ['videos', 'avatars', 'half_credits'].map(
    (figure) => `create index person_figure_by_${figure} on person_figure (${figure}, (user_id::text))`,
  ),
}

interface Counted {
  table: string
  column: 'videos' | 'avatars' | 'half_credits'
  /** What a row adds to the figure of its person. */
  amount: (row: string) => string
}

const COUNTED: readonly Counted[] = [
  { table: 'video', column: 'videos', amount: (row) => `(${row}.deleted_at is null)::int` },
  { table: 'avatar', column: 'avatars', amount: (row) => `(${row}.user_id is not null)::int` },
  { table: 'credit_bucket', column: 'half_credits', amount: (row) => `${row}.remaining_half_credits` },
]

/**
 * One row for every person, so that a list of all people by a figure reads a page of an index: added up at each question, the videos
 * of 100,000 people took 600 ms. Changes are noted in a setting of the transaction and written when it commits, person by person in
 * the order of their ids. So the rows are the last locks that a transaction takes, none waits for another in a circle, and however
 * many videos of a person it adds, it writes the person's row once.
 */
export async function createPersonFigures(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'person_figure', personFigure)
  await run(db, ...WRITING, ...COUNTED.flatMap(triggersOf), ...PEOPLE, `set local role system`, FILLING, `reset role`)
}

const WRITING = [
  `create function note_figures(changes text) returns void language sql as $body$
    select set_config('app.figures', concat(current_setting('app.figures', true), changes), true)
  $body$`,
  // The first call at a commit writes everything that was noted; all others find nothing left.
  `create function write_figures() returns trigger language plpgsql as $body$
  declare
    noted text := current_setting('app.figures', true);
    change record;
  begin
    if noted is null or noted = '' then
      return null;
    end if;
    perform set_config('app.figures', '', true);
    for change in
      select split_part(line, ' ', 1)::uuid as tenant, split_part(line, ' ', 2)::uuid as person,
        sum(split_part(line, ' ', 3)::bigint) filter (where line like '% videos') as videos,
        sum(split_part(line, ' ', 3)::bigint) filter (where line like '% avatars') as avatars,
        sum(split_part(line, ' ', 3)::bigint) filter (where line like '% half_credits') as half_credits
      from string_to_table(rtrim(noted, ';'), ';') as line group by 1, 2 order by 1, 2
    loop
      update person_figure set videos = videos + coalesce(change.videos, 0),
        avatars = avatars + coalesce(change.avatars, 0), half_credits = half_credits + coalesce(change.half_credits, 0)
        where tenant_id = change.tenant and user_id = change.person
          and (change.videos <> 0 or change.avatars <> 0 or change.half_credits <> 0);
    end loop;
    return null;
  end
  $body$`,
]

/** Statements that add or delete rows are noted as a whole; of the many that change one, those that change its amount. */
function triggersOf({ table, column, amount }: Counted): string[] {
  const line = (row: string, number: string) =>
    `concat(${row}.tenant_id, ' ', ${row}.user_id, ' ', ${number}, ' ${column};')`
  const isChanged = `${amount('old')} <> ${amount('new')}`
  const whole = (event: string, rows: string) =>
    `create trigger person_figure_of_${event} after ${event} on ${table} referencing ${rows} table as changed
      for each statement execute function note_${table}_rows()`
  return [
    `create function note_${table}_rows() returns trigger language plpgsql as $body$
    begin
      perform note_figures(string_agg(${line('one', 'one.amount')}, '')) from (
        select tenant_id, user_id, (case tg_op when 'DELETE' then -1 else 1 end) * sum(${amount('changed')}) as amount
        from changed where user_id is not null group by tenant_id, user_id) as one where amount <> 0;
      return null;
    end
    $body$`,
    `create function note_${table}_change() returns trigger language plpgsql as $body$
    begin
      perform note_figures(${line('new', `${amount('new')} - ${amount('old')}`)});
      return null;
    end
    $body$`,
    whole('insert', 'new'),
    whole('delete', 'old'),
    `create trigger person_figure_of_update after update on ${table} for each row when (${isChanged})
      execute function note_${table}_change()`,
    `create constraint trigger person_figure_of_rows after insert or delete on ${table} deferrable initially deferred
      for each row execute function write_figures()`,
    `create constraint trigger person_figure_of_change after update on ${table} deferrable initially deferred
      for each row when (${isChanged}) execute function write_figures()`,
  ]
}

const PEOPLE = [
  `create function add_figures() returns trigger language plpgsql as $body$
  begin
    insert into person_figure (tenant_id, user_id) values (new.tenant_id, new.id);
    return null;
  end
  $body$`,
  `create trigger person_figure_of_new after insert on app_user for each row execute function add_figures()`,
  `create function delete_figures() returns trigger language plpgsql as $body$
  begin
    delete from person_figure where tenant_id = new.tenant_id and user_id = new.id;
    return null;
  end
  $body$`,
  `create constraint trigger person_figure_of_erased after update on app_user deferrable initially deferred
    for each row when (old.erased_at is null and new.erased_at is not null) execute function delete_figures()`,
]

// The triggers keep everybody from changing what is counted until this has committed.
const FILLING = `insert into person_figure (tenant_id, user_id, videos, avatars, half_credits)
  select person.tenant_id, person.id, ${COUNTED.map(({ column }) => `coalesce(${column}.n, 0)`).join(', ')}
  from app_user as person ${COUNTED.map(
    ({ table, column, amount }) => `
    left join (select tenant_id, user_id, sum(${amount(table)}) as n from ${table} group by tenant_id, user_id) as ${column}
      on ${column}.tenant_id = person.tenant_id and ${column}.user_id = person.id`,
  ).join('')}
  where person.erased_at is null`
