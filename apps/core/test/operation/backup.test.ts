import { randomBytes } from 'node:crypto'
import { readFile, readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from '../../src/adapters/storage-disk.ts'
import { createS3Storage } from '../../src/adapters/storage-s3.ts'
import { openDeps } from '../../src/deps.ts'
import { createFeatures } from '../../src/features.ts'
import { dumpLines } from '../../src/platform/backup/dump.ts'
import { drill } from '../../src/platform/backup/drill.ts'
import { verifyBackup } from '../../src/platform/backup/make-backup.ts'
import { findBackup, keysOf, readIndex } from '../../src/platform/backup/repository.ts'
import { type Db, openDatabase } from '../../src/platform/db/open.ts'
import { lastDrill, writeDrill } from '../../src/platform/process/last-drill.ts'
import { buildServer } from '../../src/server.ts'
import { type TestApp, testApp } from '../app.ts'
import { keysOfStorage, objectFiles, objectsOf, openBackups, rowsOf } from '../backups.ts'
import { type Client, createClient } from '../client.ts'
import { testConfig } from '../config.ts'
import { addTenant } from '../database.ts'
import { databaseUrlOf, onServer } from '../servers/database-server.ts'
import { fillEveryTable } from '../rows/every-table.ts'
import { testObjectStore } from '../servers/object-store.ts'
import { avatarOf } from '../renditions.ts'

vi.setConfig({ testTimeout: 600_000 })
const serverUrl = process.env.TEST_DATABASE_URL
const bucket = testObjectStore()
const password = 'three plain words'

let test: TestApp
let ana: Client
let videoId: string
let backups: Awaited<ReturnType<typeof openBackups>>
/** The database into which a backup taken under load is restored. */
let into: string
const opened: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  // Scheduled tasks find settings missing in the tenant whose tables have a row each.
  test = await testApp({ report: () => undefined })
  ana = await test.customer('azure-coast', 'ana')
  videoId = await video(ana, 'Shore')
  await ana.finished(videoId)
  await fillEveryTable(test.deps.db, await addTenant(test.deps.db))
  backups = await openBackups({ ...test.deps, dataDir: test.deps.config.dataDir })
})
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await backups.remove()
  await test.close()
})

describe('a backup', () => {
  it('taken while videos are made is consistent in sums, counts and media', async () => {
    let isOver = false
    const people = await Promise.all(['ben', 'eva'].map((name) => test.customer('keystone', name)))
    const load = people.map(async (person) => {
      const ids = []
      while (!isOver && ids.length < 6) ids.push(await video(person, `Video ${ids.length}`).catch(() => ''))
    })
    const { manifest } = await backups.make()
    isOver = true
    await Promise.all(load)
    into = backups.place()
    const restored = await backups.restore(into)
    const db = await open(into)

    expect(restored.figures).toEqual(manifest.figures)
    const { rows } = await db.execute(
      `set role system; select (select sum(delta_half_credits) from credit_entry)::int as entries,
         (select sum(remaining_half_credits) from credit_bucket)::int as remaining; reset role`,
    )
    const found = rows.find((row) => 'entries' in row)
    expect(found?.entries).toBe(found?.remaining)
    const ready = await db.asSystem('the test looks at all tenants', (tx) =>
      tx.selectFrom('video').select(['id', 'tenant_id']).where('status', '=', 'ready').execute(),
    )
    const keys = await keysOfStorage(createDiskStorage(join(into, 'storage')))
    expect(ready.length).toBeGreaterThan(0)
    for (const { id, tenant_id } of ready)
      expect(keys.some((key) => key.startsWith(`${tenant_id}/videos/${id}/`))).toBe(true)
  })

  it('restored elsewhere is equal row by row, on either engine', async () => {
    const { id } = await findBackup(backups.files.storage, undefined)
    const original = await rowsOf(backups.files.read(keysOf(id).database, { isCompressed: true }))
    expect(original.length).toBeGreaterThan(200)
    expect((await rowsOf(dumpLines(await open(into)))).filter((row, at) => row !== original[at])).toEqual([])
    if (!serverUrl) return
    const databaseUrl = await emptyServerDatabase()
    await backups.restore(backups.place(), { databaseUrl })
    const onTheServer = await rowsOf(dumpLines(await open(backups.place(), databaseUrl)))
    expect(onTheServer.filter((row, at) => row !== original[at])).toEqual([])
  })

  it('keeps tenants isolated after a restore', async () => {
    const db = await open(into)
    const { rows: tenants } = await db.execute('set role system; select id from tenant order by id; reset role')
    const { rows: tables } = await db.execute(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
    )
    const ids = tenants.flatMap(({ id }) => (id ? [String(id)] : []))
    const foreign = async (id: string, table: string) =>
      db.inTenant(id, async (tx) => {
        const owners = await sql<{
          owner: string
        }>`select distinct tenant_id as owner from ${sql.table(table)}`.execute(tx)
        return owners.rows.filter(({ owner }) => owner !== id)
      })

    expect(ids.length).toBeGreaterThan(3)
    for (const id of ids)
      for (const { table_name: table } of tables) expect([table, await foreign(id, String(table))]).toEqual([table, []])
    const { rows } = await db.execute('begin; set local role app; select count(*)::int as n from video; rollback')
    expect(rows.find((row) => 'n' in row)).toEqual({ n: 0 })
  })

  it('works after a restore: sign-in, playback and new rows', async () => {
    const deps = await openDeps(testConfig(into), { report: () => undefined, warn: () => undefined })
    opened.push(() => deps.close())
    const app = await buildServer(deps, createFeatures(deps))
    opened.push(() => app.close())
    app.log.level = 'silent'
    const again = createClient(app, 'azure-coast.localhost')

    expect((await again.call('POST /auth/login', { body: { username: 'ana', password } })).status).toBe(200)
    const { body } = await again.call<{ status: string; videoUrl: string }>(`GET /api/videos/${videoId}`)
    expect(body.status).toBe('ready')
    const played = await again.call(`GET ${body.videoUrl}`)
    expect([played.status, played.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(await objectsOf(deps.storage, videoId)).toEqual(await objectsOf(test.deps.storage, videoId))
    expect(await video(again, 'After the restore')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('resumes renders after a restore, and sends no email a second time', async () => {
    await quiet()
    const { queue, db } = test.deps
    await queue.stopWorkers(0)
    const tenantId = String((await db.execute(`select id from tenant where slug = 'keystone'`)).rows[0]?.id)
    await db.inTenant(tenantId, async (tx) => {
      await queue.send(tx, 'render', { tenantId, videoId, attempt: '9' }, { singletonKey: 'kept' })
      await queue.send(tx, 'mail', { tenantId, email: 'x' })
      await queue.send(tx, 'payment', { tenantId, kind: 'top-up', ref: 'x' })
      await queue.send(tx, 'payment', { tenantId, kind: 'invoice', ref: 'y' })
    })
    const { manifest } = await backups.make()
    const fresh = backups.place()
    await backups.restore(fresh)
    const restored = await open(fresh)
    const { rows } = await restored.execute(
      `select name, data->>'kind' as kind, state::text, singleton_key from pgboss.job`,
    )

    expect(rows).toHaveLength(manifest.jobs)
    expect(rows).toContainEqual({ name: 'render', kind: null, state: 'created', singleton_key: 'kept' })
    expect(rows.filter(({ name }) => name === 'mail' || name === 'payment')).toMatchObject([{ kind: 'invoice' }])
  })

  it('copies only new files, and --keep removes old backups with the files that only they hold', async () => {
    const first = await backups.make()
    const second = await backups.make()
    expect(first.manifest.media.objects).toBeGreaterThan(0)
    expect(second.media).toMatchObject({ copied: 0, kept: first.manifest.media.objects })
    await test.deps.storage.removeAll(`${await tenantOf('azure-coast')}/videos/${videoId}`)
    const third = await backups.make(1)

    expect(third.removed).toContain(first.listed.id)
    expect((await readIndex(backups.files.storage))?.backups).toEqual([third.listed])
    await verifyBackup(backups.files, third.listed)
    const files = await readdir(join(backups.folder, 'objects'), { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile())).toHaveLength(third.manifest.media.objects)
  })
})

describe('a restore', () => {
  it('refuses a target that has data, unless told to replace it', async () => {
    await expect(backups.restore(into)).rejects.toThrow('already contains data. Pass --replace')
    expect((await backups.restore(into, { replaces: true })).media.present).toBeGreaterThan(0)
    if (!serverUrl) return
    const databaseUrl = await emptyServerDatabase()
    await backups.restore(into, { databaseUrl })
    await expect(backups.restore(into, { databaseUrl })).rejects.toThrow('already contains data. Pass --replace')
    await backups.restore(into, { databaseUrl, replaces: true })
    const held = await open(into, databaseUrl)
    await expect(backups.restore(into, { databaseUrl, replaces: true })).rejects.toThrow('still running')
    expect((await rowsOf(dumpLines(held))).length).toBe((await rowsOf(dumpLines(await open(into)))).length)
  })

  it('with another key, a changed byte or a truncated file reports that and writes nothing', async () => {
    const fresh = backups.place()
    const { id } = await findBackup(backups.files.storage, undefined)
    await expect(backups.restore(fresh, { by: backups.filesWith('not that passphrase') })).rejects.toThrow(
      'is not the one that',
    )
    const [object = ''] = await objectFiles(backups.folder)
    for (const file of [`${id}/manifest.json`, `${id}/database.ndjson.gz`, `${id}/media.ndjson.gz`, object]) {
      const path = join(backups.folder, file)
      const whole = await readFile(path)
      await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]))
      await expect(backups.restore(fresh)).rejects.toThrow(file)
      await truncate(path, whole.length - 20)
      await expect(backups.restore(fresh)).rejects.toThrow(file)
      await writeFile(path, whole)
    }

    expect(await readdir(fresh)).toEqual(['restore'])
  })

  it('that was interrupted leaves no rows, and the next one completes', async () => {
    const fresh = backups.place()
    const storage = createDiskStorage(backups.folder)
    const isDatabase = (key: string) => key.endsWith('database.ndjson.gz')
    let reads = 0
    const cut = backups.filesWith('a passphrase of the test', {
      ...storage,
      // The first time it is read to be verified.
      read: (key) => (isDatabase(key) && reads++ > 0 ? storage.read(key, { start: 0, end: 3000 }) : storage.read(key)),
    })
    await expect(backups.restore(fresh, { by: cut })).rejects.toThrow('truncated')
    expect(await readdir(fresh)).not.toContain('db')

    const restored = await backups.restore(fresh)
    expect(restored.media.present).toBe(restored.media.objects)
  })
})

describe.skipIf(!bucket)('a backup in a bucket', () => {
  it('is created, extended, verified and restored, and its oldest is removed', async () => {
    const inBucket = await openBackups(
      { ...test.deps, dataDir: test.deps.config.dataDir },
      bucket && createS3Storage(bucket),
    )
    opened.push(() => inBucket.remove())
    const first = await inBucket.make()
    const second = await inBucket.make(1)
    await verifyBackup(inBucket.files, second.listed)
    const restored = await inBucket.restore(inBucket.place())

    expect(second).toMatchObject({ media: { copied: 0 }, removed: [first.listed.id] })
    expect(restored.media.objects).toBe(first.manifest.media.objects)
    expect(restored.figures).toEqual(second.manifest.figures)
  })
})

describe('a restore drill', () => {
  it('records whether the newest backup can be restored, or why not, and leaves nothing behind', async () => {
    const stamp = join(backups.root, 'stamps', 'done')
    const backup = await findBackup(backups.files.storage, undefined)
    const scratch = backups.place()
    const again = () =>
      drill({
        files: backups.files,
        backup,
        scratch,
        media: createDiskStorage(join(scratch, 'storage')),
        onStep: () => undefined,
      })
    expect(await lastDrill(stamp)).toBeNull()
    await writeDrill(stamp, await again())
    expect(await lastDrill(stamp)).toMatchObject({ isPassed: true, reason: null, backupAt: backup.at })
    const [object = ''] = await objectFiles(backups.folder)
    await writeFile(join(backups.folder, object), randomBytes(100))
    await writeDrill(stamp, await again())

    expect(await lastDrill(stamp)).toMatchObject({ isPassed: false, reason: expect.stringContaining(object) })
    expect(await readdir(backups.root)).not.toContain(scratch.split('/').at(-1))
  })
})

async function video(client: Client, title: string): Promise<string> {
  const body = { script: 'A quiet morning.', title, avatarId: await avatarOf(client) }
  return (await client.call<{ id: string }>('POST /api/videos', { body })).body.id
}

async function tenantOf(slug: string): Promise<string> {
  return (await test.features.tenants.withSlug(slug))?.id ?? ''
}

/** Waits until nothing is rendered any more. */
async function quiet(): Promise<void> {
  const waiting = `select 1 from pgboss.job where state < 'completed' and start_after < now() and name in ('render', 'mail')`
  await expect.poll(async () => (await test.deps.db.execute(waiting)).rows).toEqual([])
}

async function open(dataDir: string, databaseUrl?: string): Promise<Db> {
  const db = await openDatabase({ databaseUrl, dataDir })
  opened.push(() => db.close())
  return db
}

async function emptyServerDatabase(): Promise<string> {
  const name = `vitrine_restore_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl ?? '', `create database ${name}`)
  opened.push(() => onServer(serverUrl ?? '', `drop database ${name} with (force)`))
  return databaseUrlOf(serverUrl ?? '', name)
}
