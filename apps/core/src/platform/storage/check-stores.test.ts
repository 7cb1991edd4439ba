import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { createS3Storage } from '../../adapters/storage-s3.ts'
import { createDiskStorage } from '../../adapters/storage-disk.ts'
import { keysOf } from '../../adapters/storage.suite.ts'
import type { StorageKind, Store } from '../../ports/storage.ts'
import { adoptStores, checkStores } from './check-stores.ts'
import { createMoveMarkers } from './markers.ts'
import { moveObjects } from './move.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-stores-'))
const storeIn = (folder: string, kind: StorageKind = 'disk'): Store => ({ kind, storage: createDiskStorage(folder) })
const start = (...stores: Store[]) => checkStores({ db: database.db, stores })

it('nodes of one store start, the first and later ones, and leave one marker', async () => {
  const folder = await newFolder()
  await Promise.all([start(storeIn(folder)), start(storeIn(folder))])
  await start(storeIn(folder))

  expect(await keysOf(createDiskStorage(folder))).toEqual([expect.stringMatching(/^markers\/disk-/)])
})

it('a node that does not read the others’ store is refused until the store is adopted', async () => {
  await start(storeIn(await newFolder()))
  const elsewhere = storeIn(await newFolder())

  await expect(start(elsewhere)).rejects.toThrow('This node takes no work: it keeps media in')
  await adoptStores(database.db, [elsewhere])
  await start(elsewhere)
})

it('a node on another kind of store is refused until everything was moved', async () => {
  const [old, bucket] = [storeIn(await newFolder()), storeIn(await newFolder(), 's3')]
  await start(old)
  await expect(start(bucket)).rejects.toThrow('Set STORAGE_FALLBACK=disk')

  await start(bucket, old)
  const logPath = join(await newFolder(), 'log')
  const markers = createMoveMarkers({ from: old, to: bucket })
  const workFolder = await newFolder()
  await moveObjects({
    from: old.storage,
    to: bucket.storage,
    markers,
    logPath,
    workFolder,
    onProgress: () => undefined,
  })
  await start(bucket)
  // A node with yesterday's settings would write to a store that is not read.
  await expect(start(old)).rejects.toThrow('Set STORAGE_FALLBACK=s3')
})

it('an unusable store is reported with what to change', async () => {
  const settings = {
    bucket: 'b',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 's',
    prefix: '',
    isLinked: false,
  }
  const storage = createS3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' })

  await expect(start({ kind: 's3', storage })).rejects.toThrow(/Media cannot be stored in http:.*Check S3_ENDPOINT/)
})

it.skipIf(process.getuid?.() === 0)('a folder that cannot be written is named', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o500)

  await expect(start(storeIn(folder))).rejects.toThrow(/Media cannot be stored in .*DATA_DIR/)
  await rm(folder, { recursive: true })
})
