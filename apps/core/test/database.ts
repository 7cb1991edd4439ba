import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { createDb, openDatabase } from '../src/platform/db/open.ts'
import type { Db } from '../src/platform/db/open.ts'
import { pgliteConnection } from '../src/platform/db/pglite.ts'
import { newId } from '../src/platform/ids/ids.ts'
import type { DatabaseSource } from './databases.ts'
import { databaseUrlOf, onServer } from './servers/database-server.ts'
import { openSmallDatabase } from './small-database.ts'

export interface TestDatabase {
  readonly db: Db
  /** The address of this file's own database on a server; undefined on the embedded engine. */
  readonly databaseUrl: string | undefined
  close(): Promise<void>
}

/** A migrated, empty database that belongs to the calling test file alone. Close it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  return copyOf(inject('databases').empty)
}

/** The same with the demo tenants and people in it, and the files of theirs in this data folder. */
export async function preparedDatabase(dataDir: string): Promise<TestDatabase> {
  cpSync(inject('databases').preparedFolder, dataDir, { recursive: true })
  return copyOf(inject('databases').prepared)
}

async function copyOf(source: DatabaseSource): Promise<TestDatabase> {
  if (source.engine === 'pglite') {
    const db = createDb(pgliteConnection(await loadDump(source.dumpFile)))
    return { db, databaseUrl: undefined, close: db.close }
  }
  const name = `${source.template}_${randomBytes(4).toString('hex')}`
  await onServer(source.serverUrl, `create database ${name} template ${source.template}`)
  const databaseUrl = databaseUrlOf(source.serverUrl, name)
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  const { serverUrl } = source
  return {
    db,
    databaseUrl,
    async close() {
      await db.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** A data directory with a migrated, empty embedded database in it, for tests that open it as the product does. */
export async function testFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  const source = inject('databases').empty
  if (source.engine === 'pglite') await (await loadDump(source.dumpFile, join(dataDir, 'db'))).close()
  return dataDir
}

/** The dumps that this worker has read, since most of its files and tests open a copy of one of the two. */
const dumps = new Map<string, Blob>()

async function loadDump(dumpFile: string, folder?: string): Promise<PGlite> {
  const loadDataDir = dumps.get(dumpFile) ?? new Blob([readFileSync(dumpFile)])
  dumps.set(dumpFile, loadDataDir)
  return openSmallDatabase(folder === undefined ? { loadDataDir } : { loadDataDir, dataDir: folder })
}

/** Adds a tenant and answers its id. */
export async function addTenant(db: Db): Promise<string> {
  const id = newId()
  await db.asSystem('a test makes its tenant', (tx) =>
    tx
      .insertInto('tenant')
      .values({ id, slug: `t-${id}`, name: 'Test Tenant', kind: 'partner', vertical: 'tourism' })
      .execute(),
  )
  return id
}

/** Adds a customer to a tenant and answers their id. */
export async function addUser(db: Db, tenantId: string): Promise<string> {
  const id = newId()
  await db.inTenant(tenantId, (tx) =>
    tx
      .insertInto('app_user')
      .values({ tenant_id: tenantId, id, username: `u-${id}`, role: 'customer' })
      .execute(),
  )
  return id
}
