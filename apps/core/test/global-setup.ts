import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DatabaseSource, Databases } from './databases.ts'
import { onServer } from './servers/database-server.ts'

/**
 * Migrates one database before all tests and prepares it as a first start does, keeping a copy of each state: dumps of an embedded
 * database, or with TEST_DATABASE_URL template databases on that server. Each test file starts from a copy, which takes tenths of a
 * second where making it takes seconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vt-'))
  // Files that tests leave behind are deleted with it.
  process.env.TMPDIR = folder
  const databases = await makeDatabases(folder)
  project.provide('databases', databases)
  return async () => {
    await drop(databases.empty)
    await drop(databases.prepared)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeDatabases(folder: string): Promise<Databases> {
  const preparedFolder = join(folder, 'prepared')
  mkdirSync(preparedFolder)
  const serverUrl = process.env.TEST_DATABASE_URL
  const args = [folder, preparedFolder, ...(serverUrl ? [serverUrl] : [])]
  const hook = join(import.meta.dirname, 'guards/register-without-guard.ts')
  const execArgv = process.env.WITHOUT_GUARD ? ['--import', hook] : []
  const maker = fork(join(import.meta.dirname, 'make-databases.ts'), args, { execArgv })
  const made = once(maker, 'message')
  const ended = once(maker, 'exit').then(() => Promise.reject(new Error('the databases for the tests were not made')))
  const [databases] = (await Promise.race([made, ended])) as [Databases]
  await ended.catch(() => {})
  return databases
}

async function drop(source: DatabaseSource): Promise<void> {
  if (source.engine === 'postgres')
    await onServer(source.serverUrl, `drop database if exists ${source.template} with (force)`)
}
