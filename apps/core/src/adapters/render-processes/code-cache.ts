import { readdirSync, rmSync, rmdirSync, statSync } from 'node:fs'
import { DAY_MS } from '../../platform/time/durations.ts'
import { join } from 'node:path'

const RETENTION_MS = 30 * DAY_MS

/**
 * Removes files of the compile cache (`NODE_COMPILE_CACHE`) that are older than 30 days, and empty folders. A file does not tell
 * which build or which version of Node it belongs to. A file that is still in use is compiled again. Other processes may use and
 * purge the folder at the same time.
 */
export function purgeCodeCache(folder: string, now = Date.now()): void {
  for (const entry of ignoreRaces(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      purgeCodeCache(path, now)
      // rmdir fails on a folder that is not empty, also when another process has just written into it.
      ignoreRaces(() => rmdirSync(path))
    } else if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > RETENTION_MS) {
      rmSync(path, { force: true })
    }
  }
}

function ignoreRaces<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
