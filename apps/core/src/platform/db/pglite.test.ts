import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTenant } from '../../../test/database.ts'
import { startOtherProcess } from '../../../test/other-process.ts'
import { openDatabase } from './open.ts'
import { embeddedMajor } from './pglite.ts'
import { startVacuum } from './vacuum.ts'

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ databaseUrl: undefined, dataDir })

test('a second process on the same folder is refused by name, and let in once the first was killed', async () => {
  const other = startOtherProcess({ dataDir })
  await other.says('open')
  const refused = await open().catch((error: unknown) => String(error))
  expect(refused).toContain(`process ${other.pid} `)
  expect(refused).toContain('set DATABASE_URL for more than one process')
  await other.kill()

  const db = await open()
  const again = startOtherProcess({ dataDir })
  await expect(again.says('open')).rejects.toThrow(`process ${process.pid} `)
  const tenantId = await addTenant(db)
  await expect(open()).rejects.toThrow('in use by process')
  await db.close()

  const reopened = await open()
  const rows = await reopened.inTenant(tenantId, (tx) => tx.selectFrom('tenant').select('id').execute())
  expect(rows).toEqual([{ id: tenantId }])
  await reopened.close()
  expect(readdirSync(dataDir)).toEqual(['db'])
}, 60_000)

test('a folder of another PostgreSQL version is refused before it is touched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n')
  const opening = openDatabase({ databaseUrl: undefined, dataDir: folder })
  await expect(opening).rejects.toThrow('was written by PostgreSQL 17')
  expect(readdirSync(folder)).toEqual(['db'])
  rmSync(folder, { recursive: true })
})

test('the version we expect is the version we embed, and churned tables shrink without autovacuum', async () => {
  const pglite = await PGlite.create()
  const { rows } = await pglite.query<{ server_version: string }>('show server_version')
  expect(rows[0]?.server_version.split('.')[0]).toBe(embeddedMajor)

  await pglite.exec('create table churned (id integer primary key, n integer)')
  await pglite.exec('insert into churned select i, 0 from generate_series(1, 500) i')
  for (let round = 0; round < 10; round++) await pglite.exec('update churned set n = n + 1')
  const dead = async () => {
    const answer = await pglite.query<{ n: number }>(
      `select n_dead_tup::int as n from pg_stat_user_tables where relname = 'churned'`,
    )
    return answer.rows[0]?.n ?? -1
  }
  await expect.poll(dead).toBeGreaterThan(1_000)
  const stop = startVacuum(pglite)
  await expect.poll(dead).toBe(0)
  await stop()
  await pglite.close()
}, 30_000)
