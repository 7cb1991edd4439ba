import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { testObjectStore } from '../../../test/servers/object-store.ts'
import { createDiskStorage } from '../../adapters/storage-disk.ts'
import { createMovingStorage } from '../../adapters/stores/moving.ts'
import { createS3Storage } from '../../adapters/storage-s3.ts'
import { file, keysOf, storageSuite } from '../../adapters/storage.suite.ts'
import type { Storage, Store } from '../../ports/storage.ts'
import { createMoveMarkers, hasMarker, writeMarker } from './markers.ts'
import { moveObjects } from './move.ts'

const folder = () => mkdtemp(join(tmpdir(), 'vitrine-move-'))
const disk = async (): Promise<Store> => ({ kind: 'disk', storage: createDiskStorage(await folder()) })
const store = testObjectStore()
// Without a server, a second folder takes the place of the bucket.
const other = async (): Promise<Store> => {
  const settings = testObjectStore()
  return { kind: 's3', storage: settings ? createS3Storage(settings) : createDiskStorage(await folder()) }
}

storageSuite('while it moves', async () =>
  createMovingStorage({
    current: createDiskStorage(await folder()),
    previous: createDiskStorage(await folder()),
  }),
)

describe.each([
  ['from disk to S3', disk, other],
  ['from S3 to disk', other, disk],
])(`a move ${store ? '' : '(of folders) '}%s`, (_, openFrom, openTo) => {
  it('a move copies every object while all are served and new ones go to the new store', async () => {
    const { from, to, run, moving } = await openMove()
    await put(from, { 't/a': 'one', 't/b/c.mp4': 'two', 't/empty': '' })
    await moving.put('t/new', await file('new'))

    expect(await text(moving.read('t/b/c.mp4', { start: 1, end: 2 }))).toBe('wo')
    expect(await run()).toMatchObject({ objects: 3, bytes: 6, copied: 3, copiedBytes: 6, failed: [] })
    expect(await keysOf(to)).toEqual(['t/a', 't/b/c.mp4', 't/empty', 't/new'])
    expect(await text(to.read('t/b/c.mp4'))).toBe('two')
    expect(await keysOf(from)).toEqual(['t/a', 't/b/c.mp4', 't/empty'])
  })

  it('an interrupted move resumes without comparing again', async () => {
    const { from, to, run, logPath } = await openMove()
    await put(from, { 't/a': 'one', 't/b': 'two', 't/c': 'three' })
    const broken = vi.spyOn(to, 'put').mockImplementation(() => Promise.reject(new Error('no route to the store')))
    expect((await run()).failed).toHaveLength(3)
    broken.mockRestore()
    await put(to, { 't/c': 'three' })
    expect(await run()).toMatchObject({ copied: 2, already: 1, failed: [] })
    await writeFile(logPath, `${await readFile(logPath, 'utf8')}0123 cut off`)

    const read = vi.spyOn(from, 'read')
    expect(await run()).toMatchObject({ copied: 0, already: 3, failed: [] })
    expect(read).not.toHaveBeenCalled()
  })

  it('a move keeps newer objects, and does not bring back deleted ones', async () => {
    const { from, to, run, moving } = await openMove()
    await put(from, { 't/rewritten': 'old', 't/removed': 'gone' })
    await moving.put('t/rewritten', await file('new'))
    const { put: realPut } = to
    vi.spyOn(to, 'put').mockImplementation(async (key, path) => {
      await moving.removeAll('t/removed')
      await realPut(key, path)
    })

    expect(await run()).toMatchObject({ copied: 0, changed: 2, failed: [] })
    expect(await keysOf(to)).toEqual(['t/rewritten'])
    expect(await text(to.read('t/rewritten'))).toBe('new')
  })

  it('a damaged copy is detected', async () => {
    const { from, to, run, markersOfFrom } = await openMove()
    await put(from, { 't/a': 'one' })
    const { put: realPut } = to
    vi.spyOn(to, 'put').mockImplementation(async (key, path) => {
      await writeFile(path, 'onE')
      await realPut(key, path)
    })

    const { failed } = await run()
    expect(failed).toMatchObject([{ key: 't/a', error: { message: 'The copy differs from the original.' } }])
    expect(await markersOfFrom()).toBe(false)
  })

  it('other nodes learn that the old store is not needed only when the move is complete, and when it is undone', async () => {
    const { from, to, run, stores, markersOfFrom } = await openMove()
    await writeMarker(from, stores.from.kind, 'token')
    expect(await markersOfFrom()).toBe(false)
    await run()
    expect(await markersOfFrom()).toBe(true)

    await createMoveMarkers({
      from: { kind: stores.to.kind, storage: to },
      to: { kind: stores.from.kind, storage: from },
    }).begin()
    expect(await markersOfFrom()).toBe(false)
  })

  async function openMove() {
    const stores = { from: await openFrom(), to: await openTo() }
    const [from, to] = [stores.from.storage, stores.to.storage]
    const logPath = join(await folder(), 'moves', 'log')
    const workFolder = await folder()
    const markers = createMoveMarkers(stores)
    const run = () => moveObjects({ from, to, markers, logPath, workFolder, onProgress: () => undefined })
    const moving = createMovingStorage({ current: to, previous: from })
    const markersOfFrom = () => hasMarker(to, stores.from.kind, 'token')
    return { from, to, run, logPath, moving, stores, markersOfFrom }
  }
})

async function put(storage: Storage, objects: Record<string, string>): Promise<void> {
  for (const [key, content] of Object.entries(objects)) await storage.put(key, await file(content))
}
