import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, test } from 'vitest'
import { addTenant, testFolder } from '../../../test/database.ts'
import { startOtherProcess } from '../../../test/other-process.ts'
import { openDatabase } from './open.ts'
import { embeddedMajor } from './pglite.ts'
import { startVacuum } from './vacuum.ts'

// These rules of the embedded engine do not depend on the database of the other tests.
const embedded = inject('databases').empty.engine === 'pglite'

test.runIf(embedded)(
  'a second process on the same folder is refused by name, and allowed once the first was killed',
  async () => {
    const dataDir = await testFolder()
    const open = () => openDatabase({ databaseUrl: undefined, dataDir })
    const other = startOtherProcess({ dataDir })
    await other.says('open')
    const refused = await open().catch((error: unknown) => String(error))
    expect(refused).toContain(`process ${other.pid} `)
    expect(refused).toContain('set DATABASE_URL to run several')
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
    rmSync(dataDir, { recursive: true })
  },
)

test('a folder of another PostgreSQL version is refused before it is touched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n')
  const opening = openDatabase({ databaseUrl: undefined, dataDir: folder })
  await expect(opening).rejects.toThrow('was written by PostgreSQL 17')
  expect(readdirSync(folder)).toEqual(['db'])
  rmSync(folder, { recursive: true })
})

test.runIf(embedded)('a folder has the expected version, and is vacuumed and analysed without autovacuum', async () => {
  const dataDir = await testFolder()
  expect(readFileSync(join(dataDir, 'db', 'PG_VERSION'), 'utf8').trim()).toBe(embeddedMajor)
  const pglite = await PGlite.create(join(dataDir, 'db'))
  await pglite.exec('create table churned (id integer primary key, n integer)')
  await pglite.exec('insert into churned select i, 0 from generate_series(1, 500) i')
  for (let round = 0; round < 10; round++) await pglite.exec('update churned set n = n + 1')
  const ask = async (number: string, table: string) => {
    const answer = await pglite.query<{ n: number }>(
      `select ${number}::int as n from ${table} where relname = 'churned'`,
    )
    return answer.rows[0]?.n ?? -1
  }
  const dead = () => ask('n_dead_tup', 'pg_stat_user_tables')
  const changed = () => ask('n_mod_since_analyze', 'pg_stat_user_tables')
  await expect.poll(dead).toBeGreaterThan(1_000)
  const stop = startVacuum(pglite)
  await expect.poll(dead).toBe(0)
  await stop()
  await pglite.exec('insert into churned select i, 0 from generate_series(501, 5000) i')
  await expect.poll(changed).toBe(4_500)
  const stopAgain = startVacuum(pglite)
  await expect.poll(() => ask('reltuples', 'pg_class')).toBe(5_000)
  await stopAgain()
  await pglite.close()
  rmSync(dataDir, { recursive: true })
})
