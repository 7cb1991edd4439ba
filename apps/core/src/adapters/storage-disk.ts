import { randomUUID } from 'node:crypto'
import { type Stats, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Storage } from '../ports/storage.ts'
import { checkedKey } from './stores/keys.ts'

/** Suffix of the file name of an unfinished copy. */
const UNFINISHED = /\.[0-9a-f-]{36}\.part$/

/** Stores media as files below `folder`. Files are written elsewhere and renamed, so a reader never sees a partial file. */
export function createDiskStorage(folder: string): Storage {
  const remedyFor = () => 'Set DATA_DIR to a folder that this user can write to.'
  return { place: folder, put, size, read, removeAll, list, removeUnfinished, linkTo: async () => null, remedyFor }

  async function put(key: string, path: string): Promise<void> {
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
      // The work folder may be on another disk than the media.
      if (error.code !== 'EXDEV') throw error
      await copyOver(path, target)
    })
  }

  async function size(key: string): Promise<number | undefined> {
    const found = await statOf(pathOf(key))
    return found?.isFile() ? found.size : undefined
  }

  function read(key: string, range?: { start: number; end: number }) {
    return createReadStream(pathOf(key), range)
  }

  async function removeAll(prefix: string): Promise<void> {
    await rm(pathOf(prefix), { recursive: true, force: true })
  }

  async function* list() {
    for await (const path of files()) {
      const found = await statOf(path)
      if (found && !UNFINISHED.test(path)) yield { key: relative(folder, path).split(sep).join('/'), bytes: found.size }
    }
  }

  async function removeUnfinished(moment: Date): Promise<number> {
    let count = 0
    for await (const path of files()) {
      if (!UNFINISHED.test(path)) continue
      const found = await statOf(path)
      if (!found || found.mtime >= moment) continue
      await rm(path, { force: true })
      count += 1
    }
    return count
  }

  async function* files(): AsyncGenerator<string> {
    // The folder is created with its first file.
    const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for await (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name)
  }

  function pathOf(key: string): string {
    return join(folder, checkedKey(key))
  }
}

/** Returns undefined for a file that does not exist. Any other fault of the disk is thrown: it says nothing about the file. */
async function statOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}

/** The copy has to be on the disk before the file that it replaces is removed. */
async function copyOver(path: string, target: string): Promise<void> {
  const part = `${target}.${randomUUID()}.part`
  try {
    await copyFile(path, part)
    await using file = await open(part)
    await file.sync()
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
  }
  await rm(path)
}
