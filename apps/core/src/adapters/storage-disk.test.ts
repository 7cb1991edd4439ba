import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStorage } from './storage-disk.ts'
import { keysOf, storageSuite } from './storage.suite.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-disk-'))

storageSuite('disk', async () => createDiskStorage(await newFolder()))

test('a folder that does not exist yet holds no files', async () => {
  const storage = createDiskStorage(join(await newFolder(), 'media'))

  expect(await keysOf(storage)).toEqual([])
  expect(await storage.removeUnfinished(new Date())).toBe(0)
})

test('a folder that cannot be read is an error, not an empty one', async () => {
  const path = join(await newFolder(), 'media')
  await writeFile(path, 'a file')
  const storage = createDiskStorage(path)

  await expect(keysOf(storage)).rejects.toThrow('ENOTDIR')
  await expect(storage.removeUnfinished(new Date())).rejects.toThrow('ENOTDIR')
})
