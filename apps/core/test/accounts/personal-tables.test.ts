import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tenant } from '../../src/platform/tenant/tenant.ts'
import { type TestApp, testApp } from '../app.ts'
import { addTenant } from '../database.ts'
import { fillEveryTable } from '../rows/every-table.ts'
import { exportedIn } from '../rows/personal-tables.ts'

/** Tables whose rows remain, under a number, after an account is deleted: the books, and the record of the deletion. */
const KEPT = {
  credit_account: 'entries belong to it',
  credit_bucket: 'entries belong to it',
  credit_entry: 'the books',
  credit_hold: 'the books',
  deletion_request: 'the receipt',
  event: 'says ids only, and is pruned after a day',
  invoice: 'the law asks to keep it',
  purchase: 'the law asks to keep it',
  subscription: 'purchases belong to it',
}

let test: TestApp
let tenant: Tenant
let userId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  const id = await addTenant(test.deps.db)
  const waymark = await test.features.tenants.withSlug('waymark')
  if (!waymark) throw new Error('there is no tenant waymark')
  tenant = { ...waymark, id, slug: `t-${id}` }
  userId = await fillEveryTable(test.deps.db, id)
})
afterAll(() => test.close())

it('every table with personal data is exported, or says why not', async () => {
  expect(Object.keys(exportedIn).toSorted(), 'the tables of test/rows/personal-tables.ts').toEqual(
    await tablesOfPeople(),
  )
})

it('a deletion empties every table with personal data except those listed as kept', async () => {
  const before = await tablesWithPerson()
  await test.deps.db.inTenant(tenant.id, (tx) =>
    tx.updateTable('deletion_request').set({ step: 'detached' }).where('user_id', '=', userId).execute(),
  )
  await test.features.security.privacy.resume(tenant)

  expect(before, 'the tables of which fillEveryTable of test/rows/every-table.ts fills a row').toEqual(
    await tablesOfPeople(),
  )
  expect(await tablesWithPerson()).toEqual(Object.keys(KEPT).toSorted())
})

/** Every table with a column that says whose a row is, asked of the database so that a new one cannot be forgotten. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await test.deps.db.execute(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  return rows.map(({ table_name: name }) => String(name)).toSorted()
}

async function tablesWithPerson(): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOfPeople()) {
    const { rows } = await test.deps.db.inTenant(tenant.id, (tx) =>
      sql`select 1 from ${sql.table(table)} where user_id = ${userId} limit 1`.execute(tx),
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}
