import { readdirSync, rmSync, rmdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Removes translated code that has lain for a month, and what is empty then. It may be of a build or a Node that has gone, which
 * nothing in it tells; what is still in use is translated anew in a moment. Other processes may use and sweep the folder meanwhile.
 */
export function forgetOldCode(folder: string, now = Date.now()): void {
  for (const entry of unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      forgetOldCode(path, now)
      // Only an empty folder can be removed in this way, also one into which another process writes at this moment.
      unlessGone(() => rmdirSync(path))
    } else if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > KEPT_MS) {
      rmSync(path, { force: true })
    }
  }
}

function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
