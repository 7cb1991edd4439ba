import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { pgliteConnection } from '../src/platform/db/pglite.ts'

/** Where test files find the migrated database they start from. */
export type TestDatabaseSource =
  | { engine: 'pglite'; dumpFile: string }
  | { engine: 'postgres'; serverUrl: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseSource: TestDatabaseSource
  }
}

/**
 * Migrates one database before all tests: a dump of an embedded one, or with TEST_DATABASE_URL a template database on
 * that server. Each test file starts from a copy, which takes tenths of a second where migrating takes seconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? provideTemplate(project, serverUrl) : provideDump(project)
}

async function provideDump(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const dumpFile = join(folder, 'migrated.tar')
  const pglite = await PGlite.create()
  const connection = pgliteConnection(pglite)
  await migrate(connection.kysely)
  // Not compressed: reading 40 MB back is faster than unpacking 5 MB, and it is read once for every test file.
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()))
  await connection.close()
  project.provide('databaseSource', { engine: 'pglite', dumpFile })
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function provideTemplate(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const template = `vitrine_test_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `create database ${template}`)
  const drop = (): Promise<void> => onServer(serverUrl, `drop database ${template} with (force)`)
  try {
    const db = await openDatabase({ databaseUrl: databaseUrlOf(serverUrl, template), dataDir: '' })
    await db.close()
  } catch (error) {
    await drop()
    throw error
  }
  project.provide('databaseSource', { engine: 'postgres', serverUrl, template })
  return drop
}

/** The same server and login, another database. */
export function databaseUrlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement outside any test's database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
