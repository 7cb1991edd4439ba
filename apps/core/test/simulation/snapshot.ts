import type { PGlite } from '@electric-sql/pglite'

/** Makes copies of all tables, to which `restore` brings the database back for each seed. */
export async function takeSnapshot(pglite: PGlite) {
  const { rows: tables } = await pglite.query<{ name: string; copy: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, format('snapshot.%I', n.nspname || '_' || c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`)
  const copies = tables.map(({ name, copy }) => `create table ${copy} as table ${name}`)
  await pglite.exec(`create schema snapshot; ${copies.join('; ')}`)
  const { rows: sequences } = await pglite.query<{ text: string }>(`
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, 1),
      last_value is not null) as text from pg_sequences where schemaname in ('public', 'pgboss')`)
  const filled = await filledOf(pglite)
  const script = [
    `set session_replication_role = replica`,
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...tables
      .filter(({ copy }) => filled.has(copy))
      .map(
        ({ name, copy, columns }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
      ),
    ...sequences.map(({ text }) => text),
    `set session_replication_role = origin`,
  ].join(';\n')
  return { restore: async () => void (await pglite.exec(script)) }
}

async function filledOf(pglite: PGlite): Promise<Set<string>> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('snapshot.%I', relname) as name from pg_class where relnamespace = 'snapshot'::regnamespace and relpages > 0
     or relnamespace = 'snapshot'::regnamespace and pg_relation_size(oid) > 0`,
  )
  return new Set(rows.map(({ name }) => name))
}
