import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import { type Pooler, hasPgbouncer, openPooler } from '../../../test/servers/pooler.ts'
import { checkListening } from './check-listening.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'

const WITHIN_MS = 300
let it: TestDatabase
let pooler: Pooler | undefined

beforeAll(async () => {
  it = await testDatabase()
  if (it.databaseUrl && hasPgbouncer()) pooler = await openPooler(it.databaseUrl)
})
afterAll(async () => {
  await pooler?.close()
  await it.close()
})

test('a start succeeds when messages arrive, on either engine', async () => {
  await expect(checkListening(it.db)).resolves.toBeUndefined()
})

test('a connection that delivers nothing is refused with the name of the setting', async () => {
  const silent = { execute: it.db.execute, listen: async () => async () => {} }
  await expect(checkListening(silent, WITHIN_MS)).rejects.toThrow('set DATABASE_LISTEN_URL')
})

test('behind PgBouncer in transaction mode a start without the direct address is refused', async ({ skip }) => {
  if (!pooler) return skip('there is no server or no PgBouncer')
  const connection = await openPostgres({ databaseUrl: pooler.url, poolSize: 2, onNotice: () => {} })
  await expect(checkListening(connection, WITHIN_MS)).rejects.toThrow('delivers no notifications')
  await connection.close()
})

test('with the direct address everything works behind PgBouncer, and no statement stays prepared', async ({ skip }) => {
  if (!pooler) return skip('there is no server or no PgBouncer')
  const options = { databaseUrl: pooler.url, listenUrl: it.databaseUrl, dataDir: '' }
  const bounds = { statementTimeoutSeconds: 7, idleTransactionTimeoutSeconds: 9 }
  const db = await openDatabase({ ...options, ...bounds })
  const tenantId = await addTenant(db)
  const asked = Array.from({ length: 100 }, () =>
    db.inTenant(tenantId, (tx) => tx.selectFrom('tenant').select('id').execute()),
  )
  expect(new Set((await Promise.all(asked)).flat().map(({ id }) => id))).toEqual(new Set([tenantId]))
  const found = await db.inTenant(tenantId, (tx) =>
    sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(tx),
  )
  expect(found.rows).toEqual([{ statement: '7s', idle: '9s' }])
  const { rows } = await db.execute('select count(*)::int as count from pg_prepared_statements')
  expect(rows).toEqual([{ count: 0 }])
  await db.close()
})
