import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTenant, testDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { fillEveryTable } from '../../../test/rows/every-table.ts'
import type { TenantTx } from './open.ts'

let it: TestDatabase
let mine: string
let theirs: string
const firstRows = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  it = await testDatabase()
  mine = await addTenant(it.db)
  theirs = await addTenant(it.db)
  await fillEveryTable(it.db, mine)
  await fillEveryTable(it.db, theirs)
})
afterAll(() => it.close())

async function tenantTables(): Promise<string[]> {
  const { rows } = await it.db.execute(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  return [...rows.map((row) => String(row.table_name)), 'tenant'].sort()
}

const ownerColumn = (table: string): string => (table === 'tenant' ? 'id' : 'tenant_id')

async function ownersSeen(tx: TenantTx, table: string): Promise<string[]> {
  const owner = sql.ref<string>(ownerColumn(table))
  const { rows } = await sql<{ owner: string }>`select distinct ${owner} as owner from ${sql.table(table)}`.execute(tx)
  return rows.map((row) => row.owner)
}

describe('a query without a tenant condition', () => {
  test('sees the rows of its tenant in every table, and none of another', async () => {
    for (const table of await tenantTables()) {
      expect([table, await it.db.inTenant(mine, (tx) => ownersSeen(tx, table))]).toEqual([table, [mine]])
    }
  })

  test('sees nothing when no tenant is set, on a fresh connection and on a used one', async () => {
    for (const table of await tenantTables()) {
      const { rows } = await it.db.execute(
        `begin; set local role app; select count(*)::int as n from ${table}; rollback`,
      )
      expect([table, rows.find((row) => 'n' in row)]).toEqual([table, { n: 0 }])
    }
  })

  test('changes and deletes no rows of another tenant', async () => {
    for (const table of await tenantTables()) {
      const column = ownerColumn(table)
      const attempts = [
        `update ${table} set ${column} = ${column} where ${column} = '${theirs}'`,
        `delete from ${table} where ${column} = '${theirs}'`,
      ]
      for (const attempt of attempts) {
        const changed = await it.db
          .inTenant(mine, async (tx) => (await sql.raw(attempt).execute(tx)).numAffectedRows)
          .catch((error: unknown) => String(error))
        expect([attempt, [0n, `error: permission denied for table ${table}`].includes(changed ?? 0n)]).toEqual([
          attempt,
          true,
        ])
      }
    }
  })
})

test('a row for another tenant is refused in every table', async () => {
  for (const table of await tenantTables()) {
    const column = ownerColumn(table)
    const copied = await it.db.inTenant(mine, (tx) => sql`select * from ${sql.table(table)} limit 1`.execute(tx))
    firstRows.set(table, { ...(copied.rows[0] as Record<string, unknown>), [column]: theirs })
  }
  expect(firstRows.size).toBeGreaterThan(10)
  for (const [table, row] of firstRows) {
    const json = JSON.stringify(row)
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const insert = it.db.inTenant(mine, (tx) =>
      sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from json_populate_record(null::${sql.table(table)}, ${json}::json)`.execute(tx),
    )
    const message = await insert.then(
      () => 'accepted',
      (error: unknown) => String(error),
    )
    expect([table, /row-level security|permission denied/.test(message)]).toEqual([table, true])
  }
})

test('the audit log and the credit entries are append-only', async () => {
  for (const table of ['audit_log', 'credit_entry']) {
    for (const attempt of [`update ${table} set at = now()`, `delete from ${table}`]) {
      const refused = it.db.inTenant(mine, (tx) => sql.raw(attempt).execute(tx))
      await expect(refused).rejects.toThrow('permission denied')
    }
  }
})

test('the system role sees every tenant without being a superuser', async () => {
  const seen = await it.db.asSystem('a test counts tenants', async (tx) => {
    const { rows } = await sql<{ is_superuser: string }>`show is_superuser`.execute(tx)
    const tenants = await tx.selectFrom('app_user').select('tenant_id').distinct().execute()
    return { isSuperuser: rows[0]?.is_superuser, tenants: tenants.map((row) => row.tenant_id).sort() }
  })
  expect(seen).toEqual({ isSuperuser: 'off', tenants: [mine, theirs].sort() })
})
