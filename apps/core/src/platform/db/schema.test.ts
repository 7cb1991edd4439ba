import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { tablesText } from '../../../test/db-types/generate.ts'
import type { TestDatabase } from '../../../test/database.ts'

// Hostnames are looked up before a tenant is known and must be unique among all tenants.
const keyedWithoutTenant = ['tenant', 'tenant_host']
// Operators search across all tenants at once.
const searchedByOperators = [
  'app_user_by_id',
  'app_user_by_username',
  'app_user_by_email',
  'app_user_by_name',
  'app_user_by_surname',
  'app_user_by_email_everywhere',
  'app_user_by_name_everywhere',
  'app_user_newest_everywhere',
  'video_by_id',
  'video_search_term_everywhere',
  'video_by_title_everywhere',
  'video_newest_everywhere',
  'purchase_by_id',
  'purchase_by_payment',
  'person_figure_by_videos',
  'person_figure_by_avatars',
  'person_figure_by_half_credits',
  'credit_hold_settled_everywhere',
  'credit_bucket_by_expiry_everywhere',
  'audit_log_newest_everywhere',
]

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

test('every key and index of a tenant table starts with the tenant', async () => {
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
  const others = keyed.filter(({ first }) => first !== 'tenant_id')
  expect(others.map(({ index }) => index).sort()).toEqual(searchedByOperators.sort())
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

test('tables.ts matches the database: `npm run db:types` regenerates it', async () => {
  expect(readFileSync(new URL('tables.ts', import.meta.url), 'utf8')).toBe(await tablesText())
})
