import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSmallDatabase } from '../../../test/small-database.ts'
import { sentenceOf } from '../process/cli-error.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { run } from './migrations/statements.ts'
import { pgliteConnection } from './pglite.ts'

const newer = {
  ...migrations,
  '9999-newer': { up: (db: Parameters<typeof run>[0]) => run(db, 'alter table tenant add column motto text') },
}

let connection: Connection

beforeEach(async () => {
  connection = pgliteConnection(await openSmallDatabase())
})
afterEach(() => connection.close())

const applied = async () => (await connection.execute('select name from kysely_migration order by name')).rows

test('migrations are numbered from one in their listed order', () => {
  const numbers = Object.keys(migrations).map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('a node of an older build starts on a newer schema, and leaves it unchanged', async () => {
  await migrate(connection.kysely, newer)
  await migrate(connection.kysely)

  expect(await applied()).toEqual([...Object.keys(migrations), '9999-newer'].map((name) => ({ name })))
  expect((await connection.execute('select motto from tenant')).rows).toEqual([])
})

test('a newer node that migrates does not stop an older one that starts', async () => {
  await migrate(connection.kysely)
  const { kysely } = connection
  let isFirst = true
  const overtaken: typeof kysely = new Proxy(kysely, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key !== 'connection' || !isFirst) return typeof value === 'function' ? value.bind(target) : value
      isFirst = false
      return () => ({
        execute: async (work: Parameters<ReturnType<typeof kysely.connection>['execute']>[0]) => {
          await migrate(kysely, newer)
          return kysely.connection().execute(work)
        },
      })
    },
  })

  await expect(migrate(overtaken)).resolves.toBeUndefined()
  expect(isFirst).toBe(false)
})

test('a failing migration changes nothing, and its reason is reported with advice', async () => {
  const broken = { up: (db: Parameters<typeof run>[0]) => run(db, 'alter table nowhere add column a text') }
  const error: unknown = await migrate(connection.kysely, { ...migrations, '9998-broken': broken }).catch(
    (reason: unknown) => reason,
  )

  expect(sentenceOf(error)).toMatch(/9998-broken.*"nowhere" does not exist.*Nothing was changed.*another folder/)
})

test('a database from before the baseline is left unchanged, and its owner gets advice', async () => {
  await connection.execute(`
    create table kysely_migration (name text, timestamp text);
    insert into kysely_migration values ('0002-people', ''), ('0001-tenants', '');
    create table tenant (id uuid)`)
  const error: unknown = await migrate(connection.kysely).catch((reason: unknown) => reason)

  expect(sentenceOf(error)).toMatch(/older build .*0001-tenants.* Nothing was changed.*DATA_DIR/)
  const { rows } = await connection.execute(
    `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_roles where rolname in ('app', 'system')) as roles`,
  )
  expect(rows).toEqual([{ tables: 2, roles: 0 }])
})
