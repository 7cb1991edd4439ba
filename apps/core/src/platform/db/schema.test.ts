import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'

// Hostnames are looked up before a tenant is known and must be unique among all tenants.
const keyedWithoutTenant = ['tenant', 'tenant_host']

let it: TestDatabase

beforeAll(async () => {
  it = await testDatabase()
})
afterAll(() => it.close())

/** Every table that holds something of a tenant, asked of the database so that a new one cannot be forgotten. */
async function tenantTables(): Promise<string[]> {
  const { rows } = await it.db.execute(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  return [...rows.map((row) => String(row.table_name)), 'tenant'].sort()
}

test('every table of a tenant has row-level security enabled and forced, with the two policies and no others', async () => {
  for (const table of await tenantTables()) {
    const { rows } = await it.db.execute(
      `select c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select array_agg(p.policyname || ' to ' || array_to_string(p.roles, ',') order by p.policyname)::text[]
          from pg_policies p where p.tablename = c.relname) as policies,
        (select bool_and(p.qual = p.with_check and (p.policyname <> 'tenant' or p.qual like '%nullif%' or p.qual like '%NULLIF%'))
          from pg_policies p where p.tablename = c.relname) as sound
       from pg_class c where c.oid = $1::regclass`,
      [table],
    )
    const policies = ['system to system', 'tenant to app']
    expect([table, ...rows]).toEqual([table, { enabled: true, forced: true, policies, sound: true }])
  }
})

test('every key and index of a tenant table begins with the tenant', async () => {
  const { rows } = await it.db.execute(
    `select c.relname as "table", i.indexrelid::regclass::text as index, a.attname as first
     from pg_index i
     join pg_class c on c.oid = i.indrelid
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]`,
  )
  const tables = await tenantTables()
  const keyed = rows.filter(
    ({ table }) => tables.includes(String(table)) && !keyedWithoutTenant.includes(String(table)),
  )
  expect(keyed.length).toBeGreaterThan(20)
  expect(keyed.filter(({ first }) => first !== 'tenant_id')).toEqual([])
})

test('a reference between tenant tables always carries the tenant', async () => {
  const { rows } = await it.db.execute(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ first }) => first !== 'tenant_id')).toEqual([])
})

interface Column {
  table: string
  column: string
  type: string
  isNullable: boolean
  hasDefault: boolean
}

const byName = (a: Column, b: Column): number => (`${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1)

/** What the files of tables say, read from their text: types are gone when they run. */
function writtenColumns(): Column[] {
  const text = [
    'tables.ts',
    'tenant-tables.ts',
    'help-tables.ts',
    'entry-tables.ts',
    'billing-tables.ts',
    'upload-tables.ts',
    'script-tables.ts',
    'video-tables.ts',
    'sharing-tables.ts',
    'batch-tables.ts',
    'import-tables.ts',
    'mail-tables.ts',
    'newsletter-tables.ts',
  ]
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n')
  const tables = new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, table = '', type = '']) => [type, table]),
  )
  return [...text.matchAll(/^(?:export )?interface (\w+Table) \{\n(.*?)^\}/gms)].flatMap(([, name = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, column = '', type = '']) => ({
      table: tables.get(name) ?? name,
      column,
      type: kindOf(type),
      isNullable: type.startsWith('Nullable'),
      hasDefault: /^(Generated|GeneratedAlways|JsonWithDefault)</.test(type),
    })),
  )
}

function kindOf(type: string): string {
  if (/^(Nullable)?Json/.test(type)) return 'json'
  const inner = /<(.*)>$/.exec(type)?.[1] ?? type
  return ['boolean', 'number', 'Date'].includes(inner) ? inner : 'string'
}

const kinds: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  jsonb: 'json',
}

test('tables.ts says what the database has: every table, column, type, null and default', async () => {
  const { rows } = await it.db.execute(
    `select table_name, column_name, data_type, is_nullable, column_default is not null or is_identity = 'YES' as has_default
     from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`,
  )
  const stored: Column[] = rows.map((row) => ({
    table: String(row.table_name),
    column: String(row.column_name),
    type: kinds[String(row.data_type)] ?? String(row.data_type),
    isNullable: row.is_nullable === 'YES',
    hasDefault: row.has_default === true,
  }))
  const written = writtenColumns()
  expect(written.length).toBeGreaterThan(100)
  expect(written.sort(byName)).toEqual(stored.sort(byName))
})
