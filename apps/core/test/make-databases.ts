// A process of its own, since the application runs under Node itself: makes the databases that test files copy, and says where they are.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { openDeps } from '../src/deps.ts'
import { createFeatures } from '../src/features.ts'
import { prepare } from '../src/first-start.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type Db, createDb, openDatabase } from '../src/platform/db/open.ts'
import { pgliteConnection } from '../src/platform/db/pglite.ts'
import { testConfig } from './config.ts'
import type { DatabaseSource, Databases } from './databases.ts'
import { createFakeMediaProcessor } from './fake-media-processor.ts'
import { createFakeRenderer } from './fake-renderer.ts'
import { createFakeTextToSpeech } from './fake-text-to-speech.ts'
import { databaseUrlOf, onServer } from './servers/database-server.ts'
import { openSmallDatabase } from './small-database.ts'

const [folder = '', preparedFolder = '', serverUrl] = process.argv.slice(2)
process.send?.(serverUrl ? await makeTemplates(serverUrl) : await makeDumps())
process.exit()

async function makeDumps(): Promise<Databases> {
  const pglite = await openSmallDatabase()
  const connection = pgliteConnection(pglite)
  await migrate(connection.kysely)
  await dropTemplates(pglite)
  const empty = await dumpOf(pglite, 'empty')
  const close = await prepareIn(createDb(connection))
  const prepared = await dumpOf(pglite, 'prepared')
  await close()
  return { empty, prepared, preparedFolder }
}

/** They are a third of what every test file would copy. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec(`update pg_database set datistemplate = false where datname like 'template_'`)
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
}

/** Not compressed: unpacking takes longer than reading, which every test file does. */
async function dumpOf(pglite: PGlite, name: string): Promise<DatabaseSource> {
  const dumpFile = join(folder, `${name}.tar`)
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()))
  return { engine: 'pglite', dumpFile }
}

async function makeTemplates(server: string): Promise<Databases> {
  const template = `vitrine_test_${randomBytes(4).toString('hex')}`
  const preparedTemplate = `${template}_prepared`
  await onServer(server, `create database ${template}`)
  await (await openDatabase({ databaseUrl: databaseUrlOf(server, template), dataDir: '' })).close()
  await onServer(server, `create database ${preparedTemplate} template ${template}`)
  const db = await openDatabase({ databaseUrl: databaseUrlOf(server, preparedTemplate), dataDir: '' })
  await (
    await prepareIn(db)
  )()
  const of = (name: string): DatabaseSource => ({ engine: 'postgres', serverUrl: server, template: name })
  return { empty: of(template), prepared: of(preparedTemplate), preparedFolder }
}

/** Runs a first start. Returns a function that closes the database and everything that uses it. */
async function prepareIn(db: Db): Promise<() => Promise<void>> {
  const overrides = {
    db,
    renderer: createFakeRenderer(),
    textToSpeech: createFakeTextToSpeech(),
    mediaProcessor: createFakeMediaProcessor(),
  }
  const deps = await openDeps(testConfig(preparedFolder), overrides)
  await prepare(deps, createFeatures(deps))
  return deps.close
}
