import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '../ports/storage.ts'

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*\/?$/

/** Media as files below `folder`. Writing goes through a rename, so a reader never sees half a file. */
export function createDiskStorage(folder: string): Storage {
  return { put, size, read, removeAll }

  async function put(key: string, path: string): Promise<void> {
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
      // The work folder may be on another disk than the media.
      if (error.code !== 'EXDEV') throw error
      await copyFile(path, `${target}.part`)
      await rename(`${target}.part`, target)
      await rm(path)
    })
  }

  async function size(key: string): Promise<number | undefined> {
    const found = await stat(pathOf(key)).catch(() => undefined)
    return found?.isFile() ? found.size : undefined
  }

  function read(key: string, range?: { start: number; end: number }) {
    return createReadStream(pathOf(key), range)
  }

  async function removeAll(prefix: string): Promise<void> {
    await rm(pathOf(prefix), { recursive: true, force: true })
  }

  function pathOf(key: string): string {
    if (!KEY.test(key) || key.includes('..'))
      throw new Error('A storage key holds letters, digits, dots and dashes only')
    return join(folder, key)
  }
}
