import { createHash } from 'node:crypto'
import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { createDiskStorage } from '../../adapters/storage-disk.ts'
import type { Storage } from '../../ports/storage.ts'
import { createRenditionFiles } from './rendition-files.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-renditions-'))

async function put(changes: (disk: Storage) => Partial<Storage>, content = 'a video'): Promise<string> {
  const disk = createDiskStorage(await newFolder())
  const path = join(await newFolder(), 'video.mp4')
  await writeFile(path, content)
  return createRenditionFiles({ ...disk, ...changes(disk) }).putVideo('t/videos/v/1.mp4', path)
}

it('accepts a video that is stored completely, and returns its hash', async () => {
  const hash = createHash('sha256').update('a video').digest('hex')

  await expect(put(() => ({}))).resolves.toBe(hash)
})

it.each<[string, (disk: Storage) => Partial<Storage>]>([
  ['says that it took the file and lost it', () => ({ put: async () => {} })],
  [
    'kept half of it',
    (disk) => ({
      async put(key, path) {
        await truncate(path, 3)
        await disk.put(key, path)
      },
    }),
  ],
  ['knows its size and gives nothing back', () => ({ read: () => Readable.from([]) })],
])('rejects a video when the storage %s', async (_, changes) => {
  await expect(put(changes)).rejects.toThrow('of the 7 bytes of t/videos/v/1.mp4')
})

it('rejects an empty video', async () => {
  await expect(put(() => ({}), '')).rejects.toThrow('of the 0 bytes')
})
