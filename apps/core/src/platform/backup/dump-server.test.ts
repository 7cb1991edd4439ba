import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import { DUMP_PATH, SERVER_FILE, type RunningServer, serveDump } from './dump-server.ts'
import { openDump } from './dump-source.ts'
import { dumpLines } from './dump.ts'

const app = fastify({ logger: false })
let database: TestDatabase
let dataDir: string
let withdraw: () => void

beforeAll(async () => {
  database = await testDatabase()
  await addTenant(database.db)
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-dump-'))
  const announce = serveDump(app, { db: database.db, dataDir, workFolder: dataDir, report: () => {} })
  withdraw = announce(await app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('refuses requests without the token, which only the owner of the data folder can read', async () => {
  const { url, token } = JSON.parse(await readFile(join(dataDir, SERVER_FILE), 'utf8')) as RunningServer
  const ask = (authorization?: string) =>
    fetch(`${url}${DUMP_PATH}`, { method: 'POST', ...(authorization ? { headers: { authorization } } : {}) })

  expect((await stat(join(dataDir, SERVER_FILE))).mode & 0o077).toBe(0)
  expect((await ask()).status).toBe(403)
  expect((await ask(`Bearer ${token.slice(1)}x`)).status).toBe(403)
  expect((await fetch(`${url}${DUMP_PATH}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
})

it('streams the open database to a backup process, and keeps no copy', async () => {
  // A backup checks whether this folder exists before it connects.
  await mkdir(join(dataDir, 'db'))
  const { lines } = await openDump({ dataDir, databaseUrl: undefined })

  expect(await text(lines)).toBe(await text(dumpLines(database.db)))
  await expect.poll(async () => (await readdir(dataDir)).toSorted()).toEqual(['db', SERVER_FILE])
})

it('a dump server is not used after it has stopped', async () => {
  withdraw()
  expect(await readdir(dataDir)).not.toContain(SERVER_FILE)
})
